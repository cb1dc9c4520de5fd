import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the income of natural persons. */
export const stateLaw: StateLaw = {
  code: 'FL',
  form: inYears(YEARS_TO_2026, noWageTax('Fla. Const. art. VII, § 5(a)')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: {},
};
