import type { Usd } from '@bracketwise/contract/amounts';
import { separateAsSingle, unchanged, type LawTable } from '../../kernel/law-table.ts';
import { schedule } from '../../kernel/schedule.ts';
import { interestAndDividends, taxSeparately, type SeparateTax } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, noWageTax, ownRules, type StateLaw } from '../../rules/state-law.ts';

const DP_10 = 'Form DP-10; N.H. Rev. Stat. §§ 77:1, 77:3, 77:5';

function onInterestAndDividends(rate: number, single: Usd, marriedJoint: Usd): SeparateTax {
  return { exemption: separateAsSingle(single, marriedJoint, single), exemptionForAgeOrBlindness: 1_200, schedule: schedule([rate], []) };
}

/** On interest and dividends; repealed from 2025. */
export const interestAndDividendsTax: LawTable<SeparateTax, 2020 | 2021 | 2022 | 2023 | 2024> = {
  ...unchanged([2020, 2021, 2022], onInterestAndDividends(0.05, 2_400, 4_800), DP_10),
  2023: { value: onInterestAndDividends(0.04, 2_400, 4_800), source: DP_10 },
  2024: { value: onInterestAndDividends(0.03, 2_400, 4_800), source: DP_10 },
};

const wages = noWageTax('N.H. Rev. Stat. § 77:4 (interest and dividends only; repealed from 2025)');
const form = [wages, taxSeparately('investmentIncomeTax', interestAndDividends, interestAndDividendsTax)];

/** Until the end of 2024, New Hampshire taxed only interest and dividends. It never taxed wages. */
export const stateLaw: StateLaw = {
  code: 'NH',
  form: { 2020: form, 2021: form, 2022: form, 2023: form, 2024: form, 2025: [wages], 2026: [wages] },
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0),
  leftOut: {},
};
