import { IncomeChartsOnDemand } from '@bracketwise/shared-ui/explanation';
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { estimateChart, loadStateLaw } from '@bracketwise/tax-engine';
import { useMemo } from 'react';
import type { AnsweredRequest } from './answered-request.ts';
import type { EstimateChartsProps } from './EstimateChartsOnDemand.tsx';

/** The charts of an answer. Without the state's law there are none. */
export function EstimateCharts({ answered }: EstimateChartsProps) {
  const { value: law, failed } = useLoaded(answered.request.state, loadStateLaw, answered);
  const charts = useMemo(() => law && chartsOf(answered, law), [answered, law]);
  return charts && !failed && <IncomeChartsOnDemand {...charts} income="wages" />;
}

const chartsOf = ({ request, place }: AnsweredRequest, law: Awaited<ReturnType<typeof loadStateLaw>>) =>
  estimateChart(law, request, place ? { locality: place.code } : {});
