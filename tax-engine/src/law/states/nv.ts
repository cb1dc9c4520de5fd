import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the wages or personal income of natural persons. */
export const stateLaw: StateLaw = {
  code: 'NV',
  form: inYears(YEARS_TO_2026, noWageTax('Nev. Const. art. 10, § 1(9)')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0685),
  leftOut: {},
};
