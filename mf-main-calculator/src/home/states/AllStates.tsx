import type { EstimateRequest } from '@bracketwise/contract/wire';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback/AnswerPlace';
import { RadioChoice } from '@bracketwise/shared-ui/forms/RadioChoice';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { CalculatorColumns, FormColumn, ResultsColumn } from '@bracketwise/shared-ui/layout/CalculatorColumns';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { belowTheForm, useArrivalInView } from '@bracketwise/shared-ui/layout/useArrivalInView';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { nameWithPlace, verdictOf, type ComparedRequest, type Comparison } from './comparison.ts';
import { ComparisonForm } from './ComparisonForm.tsx';
import { ComparisonMap } from './ComparisonMap.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { useEveryState } from './useEveryState.ts';

const VIEWS = ['map', 'table'] as const;

/** Compares the net of one income in every state, for the visitor's last calculation or for inputs given here. */
export function AllStates({ calculated }: { readonly calculated: AnsweredRequest | undefined }) {
  const { t } = useTranslation('comparison');
  const [chosen, setView] = useState<(typeof VIEWS)[number]>();
  const view = chosen ?? 'map';
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** The last click on the button; its results are scrolled to. */
  const [pressed, setPressed] = useState<object>();
  const { state, request, outcomes, compare } = useEveryState(calculated);
  const comparison = useNamed(request, outcomes);
  useArrivalInView(title, comparison && pressed);
  const compareInView = (asked: ComparedRequest) => {
    // On a phone, starts with the table, because the map does not fit.
    if (!chosen && belowTheForm()) setView('table');
    setPressed({});
    return compare(asked);
  };
  const View = view === 'map' ? ComparisonMap : ComparisonTable;
  return (
    <CalculatorColumns>
      <FormColumn>
        <ComparisonForm
          key={`${calculated?.calculation.id} ${calculated?.place?.code}`}
          calculated={calculated}
          onCompare={compareInView}
        />
      </FormColumn>
      <ResultsColumn>
        <Sheet as="section" aria-labelledby={titleId} $filled={comparison !== undefined}>
          <Stack>
            <Said>
              <h3 id={titleId} ref={title} tabIndex={-1}>
                {t('all.title')}
              </h3>
              {comparison ? (
                <>
                  <Rank>
                    <Verdict comparison={comparison} />
                  </Rank>
                  <Basis>
                    <BasisText request={comparison.request} />
                  </Basis>
                  <Basis>
                    <Counted comparison={comparison} />
                  </Basis>
                </>
              ) : (
                <Basis>{t('all.invitation')}</Basis>
              )}
            </Said>
            <RadioChoice
              legend={t('all.view')}
              options={VIEWS.map((value) => ({ value, label: t(`all.${value}`) }))}
              value={view}
              onChange={setView}
            />
            <AnswerPlace
              state={state}
              loadingText={t('all.loading')}
              failedText={t('all.failed')}
              onRetry={() => request && void compare(request)}
            >
              <View comparison={comparison} />
            </AnswerPlace>
            <VisuallyHidden role="status">{comparison && <Verdict comparison={comparison} />}</VisuallyHidden>
          </Stack>
        </Sheet>
      </ResultsColumn>
    </CalculatorColumns>
  );
}

function useNamed(request: ComparedRequest | undefined, outcomes: ReturnType<typeof useEveryState>['outcomes']): Comparison | undefined {
  const { t } = useTranslation('common');
  return useMemo(
    () => request && outcomes && { request, outcomes: outcomes.map((outcome) => ({ ...outcome, name: t(`states.${outcome.code}`) })) },
    [request, outcomes, t],
  );
}

function BasisText({ request }: { readonly request: EstimateRequest }) {
  const { t } = useTranslation(['comparison', 'common']);
  const { money } = useFormat();
  return t('all.basis', {
    income: money(request.income),
    status: t(`common:filingStatus.${request.filingStatus}`),
    year: request.taxYear,
    state: t(`common:states.${request.state}`),
  });
}

/** Which places' taxes count. */
function Counted({ comparison: { outcomes } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { list } = useFormat();
  return t('all.counted', { places: list(outcomes.filter(({ place }) => place).map(nameWithPlace)) });
}

/** The rank of the visitor's state, and the states with the highest net income. */
function Verdict({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { money } = useFormat();
  const verdict = verdictOf(comparison, money);
  return t(verdict.rank === 1 ? 'all.verdictBest' : 'all.verdict', verdict);
}

const Sheet = styled(Card)<{ $filled: boolean }>`
  @media print {
    display: ${({ $filled }) => ($filled ? 'block' : 'none')};
  }
`;

/** Reserves space for the sentences, so that they cause no layout shift. */
const Said = styled.div`
  min-height: 22.5rem;

  ${from.medium} {
    min-height: 10.75rem;
  }
`;

const Rank = styled.p`
  margin-block-start: ${space.xs};
  font-size: ${fontSize.l};
  text-wrap: balance;
`;

const Basis = styled.p`
  margin-block-start: ${space.xs};
  color: ${color('muted')};
`;
