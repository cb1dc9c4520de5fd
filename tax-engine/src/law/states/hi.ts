import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { limitGainRate, type HighestGainRate } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022, 2023], byStatus(2_200, 4_400, 2_200, 3_212), 'Form N-11 line 23; HRS § 235-2.4(a)'),
  ...unchanged([2024, 2025], byStatus(4_400, 8_800, 4_400, 6_424), 'Form N-11 line 23; HRS § 235-2.4(a), as amended by Act 46 (2024)'),
});

/** For each taxpayer. US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(1_144),
  'Form N-11 line 25; HRS § 235-54(a)',
);

const RATES = [0.014, 0.032, 0.055, 0.064, 0.068, 0.072, 0.076, 0.079, 0.0825, 0.09, 0.1, 0.11];

/** Schedules I (single and separate), II (joint) and III (head of household). */
function threeSchedules(single: readonly Usd[]): ByStatus<Schedule> {
  return schedules(RATES, separateAsSingle(single, scaled(single, 2), scaled(single, 1.5)));
}

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021, 2022, 2023, 2024],
    threeSchedules([2_400, 4_800, 9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 150_000, 175_000, 200_000]),
    'Form N-11 line 27, Tax Rate Schedules I to III; HRS § 235-51(a)-(c)',
  ),
  2025: {
    value: threeSchedules([9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000]),
    source: 'Form N-11 (2025) line 27, Tax Rate Schedules I to III; HRS § 235-51(a)-(c), as amended by Act 46 (2024)',
  },
});

/** Years in which the credit was not refundable. */
const CREDIT_YEARS = [2020, 2021, 2022] as const;

/** Share of the federal credit. */
export const earnedIncomeCreditShare: LawTable<number, (typeof CREDIT_YEARS)[number]> = unchanged(
  CREDIT_YEARS,
  0.2,
  'Form N-356; HRS § 235-55.75 before Act 163 (2023)',
);

const GAINS_WORKSHEET = 'Form N-11 instructions, Tax on Capital Gains Worksheet; HRS § 235-51(f)';

export const gainRate: LawTable<HighestGainRate, TaxYear> = provisional2026<HighestGainRate, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022, 2023, 2024], { rate: 0.0725, lowerRatesUpTo: separateAsSingle(24_000, 48_000, 36_000) }, GAINS_WORKSHEET),
  2025: { value: { rate: 0.0725, lowerRatesUpTo: separateAsSingle(48_000, 96_000, 72_000) }, source: GAINS_WORKSHEET },
});

const form = [
  startFromFederalAdjustedGrossIncome('Form N-11 line 7; HRS § 235-2.3'),
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', perPerson(fixed(personalExemption))),
  graduated(rateSchedules),
  limitGainRate(gainRate, rateSchedules),
];
const formWithCredit = [...form, credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare))];

export const stateLaw: StateLaw = {
  code: 'HI',
  form: { 2020: formWithCredit, 2021: formWithCredit, 2022: formWithCredit, 2023: form, 2024: form, 2025: form, 2026: form },
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: false, source: 'HRS § 235-2.3(b)' },
  salesTax: taxFoundation(0.04),
  leftOut: {
    payrollLevies: 'temporary disability insurance',
    refundableCredits: 'food and excise credit, earned income credit from 2023',
    rebates: '2022',
  },
};
