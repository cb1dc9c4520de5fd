import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** No statute taxes income, and the constitution would require a full credit for other taxes paid. */
export const stateLaw: StateLaw = {
  code: 'WY',
  form: inYears(YEARS_TO_2026, noWageTax('Wyo. Const. art. 15, § 18 (none enacted)')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.04),
  leftOut: {},
};
