import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, inPairs, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, lostAbove, percentageOfIncome, perPerson, type Amount, type PercentageOfIncome } from '../../rules/amounts.ts';
import { aboveLimits, endsOfBands, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { netCapitalGain, onInvestments } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

type SlidingYear = Exclude<TaxYear, 2025>;

/** 15 % of the income between bounds, those of couples and heads of household in the second pair. */
function sliding(minimum: Usd, maximum: Usd, jointMinimum: Usd, jointMaximum: Usd): ByStatus<PercentageOfIncome> {
  return inPairs({ rate: 0.15, minimum, maximum }, { rate: 0.15, minimum: jointMinimum, maximum: jointMaximum });
}

/** Form 502 line 17. Md. Code, Tax-Gen. § 10-217, indexed by subsection (d). US dollars. */
export const slidingDeduction: LawTable<ByStatus<PercentageOfIncome>, SlidingYear> = {
  2020: { value: sliding(1_550, 2_300, 3_100, 4_650), source: 'Form 502 (2020) line 17; Md. Code, Tax-Gen. § 10-217' },
  2021: { value: sliding(1_550, 2_350, 3_100, 4_700), source: 'Form 502 (2021) line 17; Md. Code, Tax-Gen. § 10-217' },
  2022: { value: sliding(1_600, 2_400, 3_200, 4_850), source: 'Form 502 (2022) line 17; Md. Code, Tax-Gen. § 10-217' },
  2023: { value: sliding(1_700, 2_550, 3_450, 5_150), source: 'Form 502 (2023) line 17; Md. Code, Tax-Gen. § 10-217' },
  2024: { value: sliding(1_800, 2_700, 3_650, 5_450), source: 'Form 502 (2024) line 17; Md. Code, Tax-Gen. § 10-217' },
};

/** US dollars. */
export const flatDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026<ByStatus<Usd>, Exclude<2025, 2025 | 2026>>({
  2025: {
    value: inPairs(3_350, 6_700),
    source: 'Form 502 (2025) line 17; Md. Code, Tax-Gen. § 10-217, as amended by 2025 ch. 604 (HB 352)',
  },
});

/** For each taxpayer, by federal adjusted gross income. US dollars. */
export const exemption: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  TAX_YEARS,
  inPairs(notOver([100_000, 3_200], [125_000, 1_600], [150_000, 800]), notOver([150_000, 3_200], [175_000, 1_600], [200_000, 800])),
  'Form 502 line 19, Exemption Amount Chart; Md. Code, Tax-Gen. § 10-211(b), (c)',
);

const RATES = [0.02, 0.03, 0.04, 0.0475, 0.05, 0.0525, 0.055, 0.0575];

/** Rate Schedules I (single and separate) and II (joint and head of household), with the brackets of 2025 on top. */
function schedulesWithTop(topRates: readonly number[], singleLimits: readonly Usd[], jointLimits: readonly Usd[]): ByStatus<Schedule> {
  return schedules(
    [...RATES, ...topRates],
    inPairs(
      [1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, ...singleLimits],
      [1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, ...jointLimits],
    ),
  );
}

export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021, 2022, 2023, 2024],
    schedulesWithTop([], [], []),
    'Form 502 line 21, Tax Rate Schedules I and II; Md. Code, Tax-Gen. § 10-105(a)',
  ),
  2025: {
    value: schedulesWithTop([0.0625, 0.065], [500_000, 1_000_000], [600_000, 1_200_000]),
    source: 'Form 502 (2025) line 21, Tax Rate Schedules I and II; Md. Code, Tax-Gen. § 10-105(a), as amended by 2025 ch. 604 (HB 352)',
  },
});

/** The share of the federal credit that Maryland adds, a fraction, and the most that it comes to, US dollars. */
export interface StateEarnedIncomeCredit {
  readonly share: number;
  readonly maximum: Usd;
}

const HALF: StateEarnedIncomeCredit = { share: 0.5, maximum: Infinity };

/** Married filers get half; those without a spouse or a qualifying child the whole, which was limited until the Family Prosperity Act. */
function earnedIncomeCredits(maximum: Usd): ByStatus<StateEarnedIncomeCredit> {
  return byStatus({ share: 1, maximum }, HALF, HALF, { share: 1, maximum });
}

export const stateEarnedIncomeCredit: LawTable<ByStatus<StateEarnedIncomeCredit>, TaxYear> = provisional2026<ByStatus<StateEarnedIncomeCredit>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021, 2022],
    earnedIncomeCredits(530),
    'Form 502 line 22; Md. Code, Tax-Gen. § 10-704(c)(1), (3), as amended by 2021 ch. 39 (RELIEF Act)',
  ),
  ...unchanged(
    [2023, 2024, 2025],
    earnedIncomeCredits(Infinity),
    'Form 502 line 22; Md. Code, Tax-Gen. § 10-704(c)(1), (3), as amended by 2023 HB 547 (Family Prosperity Act)',
  ),
});

/** What the credit takes off the tax; only the excess over the tax is refundable. */
const shareOfFederalCredit: Amount = {
  tables: [stateEarnedIncomeCredit],
  of: ({ year, status, federal }) => {
    const { share, maximum } = stateEarnedIncomeCredit[year].value[status];
    return Math.min(maximum, share * federal.earnedIncomeCredit);
  },
  source: ({ year }) => stateEarnedIncomeCredit[year].source,
};

/** Of the earned income of those at or below the poverty guideline. US dollars; the rate is a fraction. */
export const povertyLevelCredit: LawTable<ByStatus<PercentageOfIncome>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus({ rate: 0.05, minimum: 0, maximum: Infinity }),
  'Form 502 line 23, State Poverty Level Credit Worksheet; Md. Code, Tax-Gen. § 10-709',
);

/** On all net capital gain once federal adjusted gross income exceeds the threshold: rate as a fraction, US dollars. */
export const gainSurtax: LawTable<{ readonly rate: number; readonly threshold: Usd }, 2025> = {
  2025: { value: { rate: 0.02, threshold: 350_000 }, source: 'Form 502 (2025), capital gains surtax; 2025 Md. Laws ch. 604 (HB 352)' },
};

const surtaxOnGains = onInvestments<2025>(['capitalGainSurtax'], [gainSurtax], (worksheet) => {
  const { value, source } = gainSurtax[worksheet.year];
  const gain = netCapitalGain(worksheet);
  if (gain === 0 || worksheet.federal.adjustedGrossIncome <= value.threshold) return;
  worksheet.charge('capitalGainSurtax', gain, value.rate, source);
});

const start = startFromFederalAdjustedGrossIncome('Form 502 line 1; Md. Code, Tax-Gen. § 10-203');
const afterDeduction = [
  deduct('personalExemption', perPerson(byIncome(exemption))),
  graduated(rateSchedules),
  credit('earnedIncomeCredit', shareOfFederalCredit),
  credit('lowIncomeCredit', lostAbove(percentageOfIncome(povertyLevelCredit), povertyGuideline)),
];
const slidingForm = [start, deduct('standardDeduction', percentageOfIncome(slidingDeduction)), ...afterDeduction];

export const stateLaw: StateLaw = {
  code: 'MD',
  form: {
    2020: slidingForm,
    2021: slidingForm,
    2022: slidingForm,
    2023: slidingForm,
    2024: slidingForm,
    2025: [start, deduct('standardDeduction', fixed(flatDeduction)), ...afterDeduction, surtaxOnGains],
  },
  cliffs: [
    {
      what: 'each exemption falls by a step',
      source: 'Form 502, Exemption Amount Chart; Md. Code, Tax-Gen. § 10-211(c)',
      between: endsOfBands(exemption),
    },
    {
      what: 'the poverty level credit is lost entirely',
      source: 'Form 502, State Poverty Level Credit Worksheet; Md. Code, Tax-Gen. § 10-709',
      between: aboveLimits(povertyGuideline),
    },
    {
      what: 'the earned income credit phases out on top of the rates',
      source: 'Form 502 line 22; Md. Code, Tax-Gen. § 10-704; 26 U.S.C. § 32(a)(2)',
      between: whileEarnedIncomeCreditFalls,
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'taxes of all counties and Baltimore',
    refundableCredits: 'the part of the earned income credit that exceeds the tax',
  },
};
