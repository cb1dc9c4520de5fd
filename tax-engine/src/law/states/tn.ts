import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { separateAsSingle, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { interestAndDividends, onInvestments } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { incomeOtherThanGains } from '../../rules/money-income.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';

/** The Hall income tax. US dollars; the rate is a fraction. */
export interface HallTax {
  readonly rate: number;
  /** For each taxpayer who is not blind. */
  readonly exemption: Usd;
  readonly agedFrom: number;
  /** If someone is aged, nothing is taxed up to this total income. */
  readonly agedUpTo: ByStatus<Usd>;
  /** From this age, nothing is taxed. */
  readonly exemptFrom: number;
}

/** On interest and dividends; repealed from 2021. */
export const interestAndDividendsTax: LawTable<HallTax, 2020> = {
  2020: {
    value: { rate: 0.01, exemption: 1_250, agedFrom: 65, agedUpTo: separateAsSingle(37_000, 68_000, 37_000), exemptFrom: 100 },
    source: 'Form INC 250; Tenn. Code §§ 67-2-102, 67-2-104',
  },
};

/** Income from all sources, also untaxed, without losses. */
function totalIncome({ household }: StateWorksheet): Usd {
  const profits = [
    household.selfEmploymentProfit,
    household.spouseSelfEmploymentProfit,
    household.sCorporationProfit,
    household.partnershipIncome,
  ];
  const gains = [household.rentalIncome, household.shortTermGain, household.longTermGain];
  return incomeOtherThanGains(household) + [...profits, ...gains].reduce((sum, amount) => sum + Math.max(0, amount), 0);
}

/** A couple has half of the income each; that of the blind is not taxed. */
const hallTax = onInvestments<2020>(['investmentIncomeExemption', 'investmentIncomeTax'], [interestAndDividendsTax], (worksheet) => {
  const { year, status, federal, household, persons } = worksheet;
  const { value, source } = interestAndDividendsTax[year];
  if (federal.peopleAged(value.exemptFrom) > 0) return;
  if (federal.peopleAged(value.agedFrom) > 0 && totalIncome(worksheet) <= value.agedUpTo[status]) return;
  const blind = Number(household.blind) + Number(persons === 2 && household.spouseBlind);
  const sighted = persons - blind;
  const exemption = value.exemption * sighted;
  const taxed = (interestAndDividends(worksheet) * sighted) / persons - exemption;
  if (taxed <= 0) return;
  worksheet.note('investmentIncomeExemption', -exemption, source);
  worksheet.charge('investmentIncomeTax', taxed, value.rate, source);
});

const wages = noWageTax('Tenn. Const. art. II, § 28');

/** The constitution forbids a tax on earned personal income. The tax on interest and dividends ended with 2020. */
export const stateLaw: StateLaw = {
  code: 'TN',
  form: {
    ...inYears(YEARS_TO_2026, wages),
    2020: [wages, hallTax],
  },
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.07),
  leftOut: {},
};
