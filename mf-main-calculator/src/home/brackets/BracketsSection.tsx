import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxBrackets } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR, type EstimateYear } from '@bracketwise/contract/years';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback';
import { ChoicesForm, FieldRow, SelectField, useChoices, useFilingStatusOptions } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { blocksOnPaper, Card, FoldedOnPhones, Section, Stack } from '@bracketwise/shared-ui/layout';
import { from, space } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTaxBracketsQuery } from '../../api/brackets.ts';
import { TaxYearField } from '../calculator/request-fields.tsx';
import type { BracketsProps } from './Brackets.tsx';
import { BracketTable } from './BracketTable.tsx';
import { statusAndYear } from '../status-and-year.ts';
import { bracketOf } from './rates.ts';
import { RatesFigures } from './RatesFigures.tsx';

export function BracketsSection({ calculated }: BracketsProps) {
  const { t } = useTranslation('brackets');
  return (
    <Section id="brackets" heading={t('heading')} lead={t('lead')}>
      {/* The key resets year and status to those of a new calculation. */}
      <BracketsOfYear key={calculated?.calculation.id} calculated={calculated} />
    </Section>
  );
}

function BracketsOfYear({ calculated }: BracketsProps) {
  const { t } = useTranslation(['brackets', 'common']);
  const choices = useChoices<{ taxYear: string; filingStatus: string }>({
    taxYear: String(calculated?.request.taxYear ?? DEFAULT_ESTIMATE_YEAR),
    filingStatus: calculated?.request.filingStatus ?? 'single',
  });
  const year = Number(choices.values.taxYear) as EstimateYear;
  const { data: brackets, isFetching, isError, refetch } = useTaxBracketsQuery(year);
  const own = calculated?.request.taxYear === year ? calculated : undefined;
  const status = choices.values.filingStatus as FilingStatus;
  return (
    <Columns>
      <Stack>
        <ChoicesForm label={t('heading')} choices={choices}>
          <InOneRow>
            <SelectField name="filingStatus" label={t('chart.status')} options={useFilingStatusOptions()} />
            <TaxYearField />
          </InOneRow>
        </ChoicesForm>
        <AnswerPlace
          state={brackets ? 'there' : isError && !isFetching ? 'failed' : 'loading'}
          loadingText={t('loading')}
          failedText={t('failed')}
          onRetry={() => void refetch()}
        >
          <Line>{brackets && <Yours brackets={brackets} calculated={calculated} />}</Line>
          <FoldedOnPhones summary={t('table.caption', { year })}>
            <BracketTable year={year} brackets={brackets} own={own} shown={status} />
          </FoldedOnPhones>
        </AnswerPlace>
      </Stack>
      <div inert={!brackets}>
        <RatesFigures year={year} status={status} brackets={brackets} own={own} />
      </div>
    </Columns>
  );
}

/** Says in words what the table shows by color. */
function Yours({ brackets, calculated }: { readonly brackets: TaxBrackets } & BracketsProps) {
  const { t } = useTranslation('brackets');
  const { money, lawRate } = useFormat();
  if (!calculated) return <p>{t('yours.unknown')}</p>;
  const { request, calculation } = calculated;
  const year = request.taxYear;
  if (year !== brackets.year) return <p>{t('yours.otherYear', { year })}</p>;
  const bracket = bracketOf(brackets, request.filingStatus, calculation.taxableIncome);
  if (!bracket) return <p>{t('yours.untaxed', { year })}</p>;
  return (
    <p>
      {t('yours.found', {
        year,
        rate: lawRate(bracket.rateValue / 100),
        income: money(calculation.taxableIncome),
      })}
    </p>
  );
}

const InOneRow = styled(FieldRow)`
  ${statusAndYear}
  max-width: 30rem;
`;

const Columns = styled(Card)`
  display: grid;
  gap: ${space.s} ${space.l};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  > :last-child {
    max-width: 44rem;
  }
  /* Next to the chart, the ranges of four statuses need this much room. */
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
  ${blocksOnPaper(space.l)}
`;

/** Reserves space for the longest sentence. */
const Line = styled.div`
  min-height: 4.5rem;

  ${from.medium} {
    min-height: 3rem;
  }
`;
