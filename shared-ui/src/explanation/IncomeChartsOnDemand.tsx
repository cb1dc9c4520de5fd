import { deferredSection } from '../federation/deferred-section.tsx';
import { explanationWords } from './explanation-words.ts';
import { householdWords } from './household-words.ts';
import type { IncomeChartsProps } from './IncomeCharts.tsx';
import { ChartsFrame } from './ChartsFrame.tsx';

const charts = deferredSection<IncomeChartsProps>({
  namespace: 'explanation',
  words: explanationWords,
  // The charts name lines of returns.
  furtherWords: { households: householdWords },
  load: async () => (await import('./IncomeCharts.tsx')).IncomeCharts,
});

export const prepareIncomeCharts = charts.ready;

/** Loads the charts of an answer. */
export const IncomeChartsOnDemand = (props: IncomeChartsProps) => (
  <ChartsFrame>
    <charts.Section {...props} />
  </ChartsFrame>
);
