import type { Usd } from '@bracketwise/contract/amounts';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { estimateWith } from '@bracketwise/tax-engine';
import { stateLaw as california } from '@bracketwise/tax-engine/law/states/ca';
import { stateLaw as illinois } from '@bracketwise/tax-engine/law/states/il';

/** Wages compared, in US dollars. */
export const WAGES: readonly Usd[] = [40_000, 60_000, 100_000, 250_000, 1_000_000];

/** A state known for high rates, and one with a single moderate rate. */
const LAWS = { CA: california, IL: illinois } as const;
export const COMPARED = ['CA', 'IL'] as const;

const estimateOf = (state: (typeof COMPARED)[number], income: Usd) => {
  const request: EstimateRequest = { state, income, filingStatus: 'single', taxYear: DEFAULT_ESTIMATE_YEAR };
  return estimateWith(LAWS[state], request);
};

/** State income tax of a single filer. */
export const taxIn = (state: (typeof COMPARED)[number], income: Usd): Usd => estimateOf(state, income).stateTax;

/** The sources of a state's figures. */
export const sourcesOf = (state: (typeof COMPARED)[number]): readonly string[] =>
  estimateOf(state, WAGES.at(-1) ?? 0)
    .lines.filter(({ section }) => section === 'state')
    .map(({ source }) => source);
