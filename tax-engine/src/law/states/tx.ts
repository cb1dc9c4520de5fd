import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the net incomes of individuals. */
export const stateLaw: StateLaw = {
  code: 'TX',
  form: inYears(YEARS_TO_2026, noWageTax('Tex. Const. art. VIII, § 24-a')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  // No income tax, and up to this revenue no franchise tax. The report of 2026 is based on the revenue of 2025.
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0625),
  leftOut: {},
};
