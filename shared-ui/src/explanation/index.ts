export type { ExplanationProps } from './Explanation.tsx';
export { explanationOf } from './explanation-of.ts';
export { explanationWords } from './explanation-words.ts';
export { ExplanationOnDemand, ExplanationOutline, prepareExplanation } from './ExplanationOnDemand.tsx';
export { householdWords } from './household-words.ts';
export type { IncomeChartsProps } from './IncomeCharts.tsx';
export { IncomeChartsOnDemand, prepareIncomeCharts } from './IncomeChartsOnDemand.tsx';
export { ChartsFrame } from './ChartsFrame.tsx';
export { useLineText } from './useLineText.ts';
