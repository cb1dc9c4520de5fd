import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, derived, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed, lostAbove, perPerson, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { aboveLimits, along, jumpAt, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { noTaxUpTo } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Heads of household deduct what a single filer does. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021],
    byStatus(4_500, 9_000, 4_500, 4_500),
    'Form 760 line 11; Va. Code § 58.1-322.03(1)(b), as amended by 2019 ch. 17',
  ),
  ...unchanged(
    [2022, 2023],
    byStatus(8_000, 16_000, 8_000, 8_000),
    'Form 760 line 11; Va. Code § 58.1-322.03(1)(b), as amended by 2022 Sp. Sess. I ch. 2',
  ),
  2024: {
    value: byStatus(8_500, 17_000, 8_500, 8_500),
    source: 'Form 760 (2024) line 11; Va. Code § 58.1-322.03(1)(b), as amended by 2023 Sp. Sess. I ch. 1',
  },
  2025: {
    value: byStatus(8_750, 17_500, 8_750, 8_750),
    source: 'Form 760 (2025) line 11; Va. Code § 58.1-322.03(1)(b), as amended by 2025 ch. 725',
  },
});

/** For each taxpayer. US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(930),
  'Form 760 line 12; Va. Code § 58.1-322.03(2)(a)',
);

/** One schedule for every status, not indexed. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(schedule([0.02, 0.03, 0.05, 0.0575], [3_000, 5_000, 17_000])),
  'Form 760 line 16; Va. Code § 58.1-320',
);

/** Virginia adjusted gross income below which no tax is due. US dollars. */
export const filingThreshold: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(11_950, 23_900, 11_950, 11_950),
  'Form 760 instructions, Who must file; Va. Code § 58.1-321(A)',
);

/** For each exemption of the return. US dollars. */
export const lowIncomeCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(300),
  'Schedule ADJ lines 10 to 13; Va. Code § 58.1-339.8(B)(1)',
);

/** The family's Virginia adjusted gross income that the low-income credit ends at; on separate returns too the spouse is of the family. */
export const lowIncomeLimit: LawTable<ByStatus<Usd>, TaxYear> = derived(povertyGuideline, ({ value, source }, year) => ({
  value: { ...value, marriedSeparate: value.marriedJoint },
  source: `Schedule ADJ (${year}) line 11, Poverty Guidelines; Va. Code § 58.1-339.8(A), (B)(1); ${source}`,
}));

/** Share of the federal earned income credit, a fraction. */
export const earnedIncomeShare: LawTable<number, TaxYear> = unchanged(
  TAX_YEARS,
  0.2,
  'Schedule ADJ lines 14 and 15; Va. Code § 58.1-339.8(B)(2)',
);

const creditOfLowIncome = lostAbove(perPerson(fixed(lowIncomeCredit)), lowIncomeLimit);
const creditOfEarnings = shareOfFederalEarnedIncomeCredit(earnedIncomeShare);

/** Share of the federal earned income credit, a fraction, that is refunded to filers who take it in place of the two credits. */
export const refundableShare: LawTable<number, 2022 | 2023 | 2024 | 2025 | 2026> = provisional2026<number, Exclude<2022 | 2023 | 2024 | 2025, 2025 | 2026>>({
  ...unchanged([2022, 2023, 2024], 0.15, 'Schedule ADJ line 17, refundable credit; Va. Code § 58.1-339.8(B)(3)'),
  2025: {
    value: 0.2,
    source: 'Schedule ADJ (2025) line 17, refundable credit; Va. Code § 58.1-339.8(B)(3); 2025 Appropriation Act (HB 1600)',
  },
});

const LABELS = ['lowIncomeCredit', 'earnedIncomeCredit'] as const;

/** Takes the greater of the two nonrefundable credits. Schedule ADJ line 16; Va. Code § 58.1-339.8(B). */
function takeGreater(worksheet: StateWorksheet): void {
  if (worksheet.tax <= 0) return;
  const ofLowIncome = creditOfLowIncome.of(worksheet);
  const ofEarnings = creditOfEarnings.of(worksheet);
  if (ofLowIncome >= ofEarnings) worksheet.credit('lowIncomeCredit', ofLowIncome, creditOfLowIncome.source(worksheet));
  else worksheet.credit('earnedIncomeCredit', ofEarnings, creditOfEarnings.source(worksheet));
}

const tables = [...creditOfLowIncome.tables, ...creditOfEarnings.tables];
const greaterCredit: Step = { tables, labels: LABELS, apply: takeGreater };

/** Says so where the refundable credit would leave the filer more than the two that the tax is computed with. */
const greaterCreditOrRefund: Step<2022 | 2023 | 2024 | 2025> = {
  tables: [...tables, refundableShare],
  labels: [...LABELS, 'refundableCreditChoice'],
  apply: (worksheet) => {
    const { tax: before, year } = worksheet;
    takeGreater(worksheet);
    const { value, source } = refundableShare[year];
    const refundable = value * worksheet.federal.earnedIncomeCredit;
    if (before > 0 && refundable > before - worksheet.tax) worksheet.note('refundableCreditChoice', -refundable, source);
  },
};

const untilCredits = [
  startFromFederalAdjustedGrossIncome('Form 760 line 1; Va. Code § 58.1-321'),
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', perPerson(fixed(personalExemption))),
  graduated(rateSchedules),
  noTaxUpTo(filingThreshold, false),
];
const form = [...untilCredits, greaterCreditOrRefund];

export const stateLaw: StateLaw = {
  code: 'VA',
  form: { ...everyYear(...untilCredits, greaterCredit), 2022: form, 2023: form, 2024: form, 2025: form, 2026: form },
  cliffs: [
    {
      what: 'the tax on all income begins',
      source: 'Va. Code § 58.1-321(A)',
      between: along(filingThreshold, (limit) => [jumpAt(limit)]),
    },
    {
      what: 'the low-income credit is lost entirely',
      source: 'Schedule ADJ line 11; Va. Code § 58.1-339.8(B)(1)',
      between: aboveLimits(lowIncomeLimit),
    },
    {
      what: 'the credit of earnings falls with the federal one',
      source: 'Schedule ADJ lines 14 and 15; Va. Code § 58.1-339.8(B)(2)',
      between: whileEarnedIncomeCreditFalls,
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.053, '4.3 % state, 1 % uniform local'),
  leftOut: {
    refundableCredits: 'the earned income credit that filers may choose to have refunded, from 2022 (named where it is the better choice)',
    rebates: '2022, 2023 and 2025',
  },
};
