import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, everyYear, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** The tax on individuals was repealed in 1980; the Permanent Fund dividend is income of its own and no part of an estimate from wages. */
export const stateLaw: StateLaw = {
  code: 'AK',
  form: everyYear(noWageTax('Alaska Stat. § 43.20.012 (tax on individuals repealed, 1980 SSSLA ch. 1)')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0),
  leftOut: { payrollLevies: 'unemployment insurance' },
};
