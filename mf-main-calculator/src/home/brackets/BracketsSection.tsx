import { DEFAULT_ESTIMATE_YEAR, type EstimateYear, type TaxBrackets } from '@bracketwise/tax-engine';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback/AnswerPlace';
import { ChoicesForm, useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { Section } from '@bracketwise/shared-ui/layout/Section';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { from } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTaxBracketsQuery } from '../../api/brackets.ts';
import { TaxYearField } from '../calculator/request-fields.tsx';
import type { BracketsProps } from './Brackets.tsx';
import { BracketTable } from './BracketTable.tsx';
import { bracketOf } from './rates.ts';
import { RatesFigures } from './RatesFigures.tsx';

export function BracketsSection({ calculated }: BracketsProps) {
  const { t } = useTranslation('brackets');
  return (
    <Section id="brackets" heading={t('heading')} lead={t('lead')}>
      {/* A calculation brings its year and status along. */}
      <BracketsOfYear key={calculated?.calculation.id} calculated={calculated} />
    </Section>
  );
}

function BracketsOfYear({ calculated }: BracketsProps) {
  const { t } = useTranslation('brackets');
  const choices = useChoices({ taxYear: String(calculated?.request.taxYear ?? DEFAULT_ESTIMATE_YEAR) });
  const year = Number(choices.values.taxYear) as EstimateYear;
  const { currentData, isFetching, isError, refetch } = useTaxBracketsQuery(year);
  const own = calculated?.request.taxYear === year ? calculated : undefined;
  return (
    <Stack $gap="l">
      <Card>
        <Stack>
          <Year>
            <ChoicesForm label={t('heading')} choices={choices}>
              <TaxYearField />
            </ChoicesForm>
          </Year>
          <Line>{currentData && <Yours brackets={currentData} calculated={calculated} />}</Line>
          <AnswerPlace
            state={currentData ? 'there' : isError && !isFetching ? 'failed' : 'loading'}
            loadingText={t('loading')}
            failedText={t('failed')}
            onRetry={() => void refetch()}
          >
            <BracketTable year={year} brackets={currentData} own={own} />
          </AnswerPlace>
          <p>{t('official', { year })}</p>
        </Stack>
      </Card>
      <Card inert={!currentData}>
        <RatesFigures year={year} brackets={currentData} own={own} />
      </Card>
    </Stack>
  );
}

/** In words what the table shows by colour. */
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

const Year = styled.div`
  max-width: 14rem;
`;

/** Room for each of the sentences that stand here. */
const Line = styled.div`
  min-height: 4.5rem;

  ${from.medium} {
    min-height: 3rem;
  }
  ${from.wide} {
    min-height: 1.5rem;
  }
`;
