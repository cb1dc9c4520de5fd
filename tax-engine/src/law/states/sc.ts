import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction, fixed, shareOfFederalEarnedIncomeCredit, upTo } from '../../rules/amounts.ts';
import { whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { addBack } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalTaxableIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { excludeShare, netCapitalGain } from '../../rules/investment-income.ts';
import { addBackQualifiedBusinessIncome } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** What Pub. L. 119-21 added to the federal standard deduction; the state follows the Code as it stood at the end of 2024. US dollars. */
export const deductionAddBack: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026<ByStatus<Usd>, Exclude<2025, 2025 | 2026>>({
  2025: {
    value: byStatus(750, 1_500, 750, 1_125),
    source: 'Form SC1040 (2025) line e; S.C. Code § 12-6-40(A)(1)(a); Rev. Proc. 2024-40 § 2.15; Pub. L. 119-21 § 70102',
  },
});

/** S.C. Code § 12-6-515 leaves the lowest bracket untaxed. */
const SIX_RATES = [0, 0.03, 0.04, 0.05, 0.06, 0.07];

/** One schedule for every status. S.C. Code § 12-6-510, indexed by § 12-6-520. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: anyStatus(schedule(SIX_RATES, [3_070, 6_150, 9_230, 12_310, 15_400])),
    source: 'Form SC1040TT (2020), tax computation schedule; S.C. Code §§ 12-6-510, 12-6-515, 12-6-520',
  },
  2021: {
    value: anyStatus(schedule(SIX_RATES, [3_110, 6_220, 9_330, 12_440, 15_560])),
    source: 'Form SC1040TT (2021), tax computation schedule; S.C. Code §§ 12-6-510, 12-6-515, 12-6-520',
  },
  2022: {
    value: anyStatus(schedule([0, 0.03, 0.065], [3_200, 16_040])),
    source: 'Form SC1040TT (2022), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
  2023: {
    value: anyStatus(schedule([0, 0.03, 0.064], [3_330, 16_680])),
    source: 'Form SC1040TT (2023), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
  2024: {
    value: anyStatus(schedule([0, 0.03, 0.062], [3_460, 17_330])),
    source: 'Form SC1040TT (2024), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
  2025: {
    value: anyStatus(schedule([0, 0.03, 0.06], [3_560, 17_830])),
    source: 'Form SC1040TT (2025), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
});

const TC_60 = 'Schedule TC-60 line 2; S.C. Code § 12-6-3632';

/** Share of the federal earned income credit, a fraction: phased in over six years. */
export const earnedIncomeShare: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: 0.625, source: TC_60 },
  2021: { value: 0.8333, source: TC_60 },
  2022: { value: 1.0417, source: TC_60 },
  ...unchanged([2023, 2024, 2025], 1.25, TC_60),
});

/** Share of net capital gain that is deducted. */
export const gainDeduction: LawTable<number, TaxYear> = unchanged(
  TAX_YEARS,
  0.44,
  'Form SC1040, net capital gain deduction; S.C. Code § 12-6-1150(A)',
);

const start = startFromFederalTaxableIncome('Form SC1040 line 1; S.C. Code § 12-6-560');
const gains = excludeShare('capitalGainExclusion', netCapitalGain, gainDeduction);
const taxAndCredit = [graduated(rateSchedules), credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeShare))];
const form = [start, gains, ...taxAndCredit];

export const stateLaw: StateLaw = {
  code: 'SC',
  form: {
    2020: form,
    2021: form,
    2022: form,
    2023: form,
    2024: form,
    2025: [
      start,
      gains,
      addBackQualifiedBusinessIncome('Form SC1040 (2025), Additions to federal taxable income; S.C. Code § 12-6-50'),
      addBack('deductionAddBack', upTo(fixed(deductionAddBack), federalStandardDeduction('26 U.S.C. § 63(c)'))),
      ...taxAndCredit,
    ],
  },
  cliffs: [
    {
      what: 'the earned income credit falls faster than the rates rise',
      source: TC_60,
      // Couples and heads of household owe no tax yet where it falls, and a separate return has none.
      between: (year, status) => (status === 'single' ? whileEarnedIncomeCreditFalls(year, status) : []),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: { notCounted: { years: [2025], source: 'Form I-335; S.C. Code § 12-6-545' } },
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { rebates: '2022' },
};
