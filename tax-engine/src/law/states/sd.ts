import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** No statute taxes the income of individuals. */
export const stateLaw: StateLaw = {
  code: 'SD',
  form: inYears(YEARS_TO_2026, noWageTax('S.D. Codified Laws tit. 10 (no tax on individual income)')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: { value: 0.042, source: 'S.D. Codified Laws § 10-45-2, as amended by 2023 House Bill 1137' },
  leftOut: {},
};
