import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the income of natural persons. */
export const stateLaw: StateLaw = {
  code: 'FL',
  form: inYears(YEARS_TO_2026, noWageTax('Fla. Const. art. VII, § 5(a)')),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  corporateIncomeTax: {
    rate: 0.055,
    exemption: 50_000,
    minimum: 0,
    leastIncome: 0,
    mostRevenue: Infinity,
    source: 'Fla. Stat. §§ 220.11, 220.14; no deduction of the tax itself: § 220.13(1)(a)',
    sCorporationExempt: 'Fla. Stat. § 220.13(2)(i)',
  },
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: {},
};
