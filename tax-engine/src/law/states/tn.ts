import { TAX_YEARS, type Usd } from '../../contract.ts';
import { separateAsSingle, type LawTable } from '../../kernel/law-table.ts';
import { schedule } from '../../kernel/schedule.ts';
import { interestAndDividends, taxSeparately, type SeparateTax } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, ownRules, type StateLaw } from '../../rules/state-law.ts';

function onInterestAndDividends(rate: number, single: Usd, marriedJoint: Usd): SeparateTax {
  return { exemption: separateAsSingle(single, marriedJoint, single), schedule: schedule([rate], []) };
}

/** On interest and dividends; repealed from 2021. */
export const interestAndDividendsTax: LawTable<SeparateTax, 2020> = {
  2020: {
    value: onInterestAndDividends(0.01, 1_250, 2_500),
    source: 'Form INC 250; Tenn. Code §§ 67-2-102, 67-2-104',
  },
};

const wages = noWageTax('Tenn. Const. art. II, § 28');

/** The constitution forbids a tax on earned personal income. The tax on interest and dividends ended with 2020. */
export const stateLaw: StateLaw = {
  code: 'TN',
  form: {
    ...inYears(TAX_YEARS, wages),
    2020: [wages, taxSeparately('investmentIncomeTax', interestAndDividends, interestAndDividendsTax)],
  },
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.07),
  leftOut: {},
};
