/** How each state's tax was computed. Its code, texts and, of the example, its lines load when a visitor opens it. */
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { ExplanationOnDemand } from '@bracketwise/shared-ui/explanation';
import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { useTranslation } from 'react-i18next';
import type { StateInYear, TwoStatesEstimator, TwoStatesRequest } from './estimator.ts';
import { loadEstimator, pairOf } from './load-estimator.ts';

export interface LinesOfStatesProps {
  readonly asked: TwoStatesRequest;
  readonly states: readonly StateInYear[];
  /** Of the local taxes of a move. */
  readonly localLines?: StateInYear['lines'];
}

export function LinesOfStates({ asked, states, localLines = [] }: LinesOfStatesProps) {
  const { t } = useTranslation(['moving-between-states', 'common']);
  const isExample = states.some(({ lines }) => !lines);
  const { value: estimator, failed, retry } = useLoaded<string, TwoStatesEstimator>(isExample ? pairOf(asked) : '', loadEstimator);
  const found = isExample ? estimator?.(asked) : { states };
  if (failed) return <RetryNotice message={t('failed')} onRetry={retry} />;
  if (!found || 'refused' in found) return null;
  const explained = found.states.filter(({ lines = [] }) => lines.length > 0);
  return (
    <ExplanationOnDemand
      unfolded
      year={asked.taxYear}
      state=""
      sections={[
        ...explained.map(({ state, lines = [], tax = 0 }) => ({
          key: 'state' as const,
          state: t(`common:states.${state}`),
          lines,
          total: tax,
        })),
        ...(localLines.length > 0
          ? [{ key: 'local' as const, lines: localLines, total: localLines.reduce((sum, { tax = 0 }) => sum + tax, 0) }]
          : []),
      ]}
    />
  );
}
