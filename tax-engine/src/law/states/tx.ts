import { TAX_YEARS } from '../../contract.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noCorporateIncomeTax, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the net incomes of individuals. */
export const stateLaw: StateLaw = {
  code: 'TX',
  form: inYears(TAX_YEARS, noWageTax('Tex. Const. art. VIII, § 24-a')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  // No income tax, and up to this revenue no franchise tax.
  corporateIncomeTax: { ...noCorporateIncomeTax('Tex. Tax Code § 171.002(d)(2)'), mostRevenue: 2_470_000 },
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0625),
  leftOut: {},
};
