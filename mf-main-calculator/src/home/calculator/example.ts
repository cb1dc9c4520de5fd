import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import type { AnsweredRequest } from './answered-request.ts';

/** What the page shows before the first answer, under the word “example”. A test compares it with the engine. */
export const EXAMPLE: AnsweredRequest = {
  request: { state: 'OH', income: 60_000, filingStatus: 'single', taxYear: DEFAULT_ESTIMATE_YEAR },
  calculation: {
    id: 'example',
    grossIncome: 60_000,
    netIncome: 49_122,
    effectiveRate: 18.13,
    federalTax: 5_071.5,
    socialSecurity: 3_720,
    medicare: 870,
    additionalMedicare: 0,
    payrollLevies: 0,
    stateTax: 1_216.5,
    totalTax: 10_878,
    taxableIncome: 44_250,
    standardDeduction: 15_750,
    lines: [],
  },
};
