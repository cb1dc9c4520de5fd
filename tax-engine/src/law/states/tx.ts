import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, everyYear, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the net incomes of individuals. */
export const stateLaw: StateLaw = {
  code: 'TX',
  form: everyYear(noWageTax('Tex. Const. art. VIII, § 24-a')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0625),
  leftOut: {},
};
