import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';
import { payrollLevies } from './ak/levies.ts';

/** Alaska repealed its individual income tax in 1980. Estimates from wages leave out the Permanent Fund dividend. */
export const stateLaw: StateLaw = {
  code: 'AK',
  form: inYears(YEARS_TO_2026, noWageTax('Alaska Stat. § 43.20.012 (tax on individuals repealed, 1980 SSSLA ch. 1)')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  salesTax: taxFoundation(0),
  leftOut: {},
};
