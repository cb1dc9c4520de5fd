import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, inPairs, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, lostAbove, percentageOfIncome, perPerson, type PercentageOfIncome } from '../../rules/amounts.ts';
import { aboveLimits, endsOfBands, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { spousesOf } from '../../rules/spouses.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  blindPeople,
  deductIfAny,
  deductStandardOrItemized,
  perDependent,
  perPersonAged,
  perUnclaimedPerson,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { graduated } from '../../rules/rates.ts';
import type { Pensions } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { netCapitalGain, onInvestments } from '../../rules/investment-income.ts';
import { creditForChildren, creditsOnTax, povertyLevelCredit, shareOfFederalCredit } from './md/credits.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localitiesWith } from './md/localities.ts';

type SlidingYear = 2020 | 2021 | 2022 | 2023 | 2024;

/** 15% of the income between bounds. Couples and heads of household use the second pair of bounds. */
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
export const flatDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026({
  2025: {
    value: inPairs(3_350, 6_700),
    source: 'Form 502 (2025) line 17; Md. Code, Tax-Gen. § 10-217, as amended by 2025 ch. 604 (HB 352)',
  },
});

/** For each taxpayer, by federal adjusted gross income. US dollars. */
export const exemption: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  YEARS_TO_2026,
  inPairs(notOver([100_000, 3_200], [125_000, 1_600], [150_000, 800]), notOver([150_000, 3_200], [175_000, 1_600], [200_000, 800])),
  'Form 502 line 19, Exemption Amount Chart; Md. Code, Tax-Gen. § 10-211(b), (c)',
);

const RATES = [0.02, 0.03, 0.04, 0.0475, 0.05, 0.0525, 0.055, 0.0575];

/** Rate Schedules I (single and separate) and II (joint and head of household), plus the brackets added in 2025. */
function schedulesWithTop(topRates: readonly number[], singleLimits: readonly Usd[], jointLimits: readonly Usd[]): ByStatus<Schedule> {
  return schedules(
    [...RATES, ...topRates],
    inPairs(
      [1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, ...singleLimits],
      [1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, ...jointLimits],
    ),
  );
}

export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  ...unchanged(
    [2020, 2021, 2022, 2023, 2024],
    schedulesWithTop([], [], []),
    'Form 502 line 21, Tax Rate Schedules I and II; Md. Code, Tax-Gen. § 10-105(a)',
  ),
  ...unchanged(
    [2025, 2026],
    schedulesWithTop([0.0625, 0.065], [500_000, 1_000_000], [600_000, 1_200_000]),
    'Form 502 (2025) line 21, Tax Rate Schedules I and II; Md. Code, Tax-Gen. § 10-105(a), as amended by 2025 ch. 604 (HB 352)',
  ),
};

/** On all net capital gain if federal adjusted gross income exceeds the threshold: rate as a fraction, US dollars. */
export const gainSurtax: LawTable<{ readonly rate: number; readonly threshold: Usd }, 2025 | 2026> = unchanged(
  [2025, 2026],
  { rate: 0.02, threshold: 350_000 },
  'Form 502 (2025), capital gains surtax; 2025 Md. Laws ch. 604 (HB 352)',
);

const surtaxOnGains = onInvestments<2025 | 2026>(['capitalGainSurtax'], [gainSurtax], (worksheet) => {
  const { value, source } = gainSurtax[worksheet.year];
  const gain = netCapitalGain(worksheet);
  if (gain === 0 || worksheet.federal.adjustedGrossIncome <= value.threshold) return;
  worksheet.charge('capitalGainSurtax', gain, value.rate, source);
});

/** Pension exclusion of each person of `age`, minus Social Security benefits. US dollars. */
export const pensionExclusion: LawTable<{ readonly age: number; readonly maximum: Usd }, HouseholdYear> = {
  2024: { value: { age: 65, maximum: 39_500 }, source: 'Form 502 (2024) line 10a, Worksheet 13A; Md. Code, Tax-Gen. § 10-209' },
  2025: { value: { age: 65, maximum: 41_200 }, source: 'Form 502 (2025) line 10a, Worksheet 13A; Md. Code, Tax-Gen. § 10-209' },
  2026: {
    value: { age: 65, maximum: 40_600 },
    source: 'Comptroller of Maryland, Maryland Pension Exclusion (KB0010012), calendar year 2026; Md. Code, Tax-Gen. § 10-209',
  },
};

/** Maximum subtraction for a couple with two incomes. US dollars. */
export const twoIncomeSubtraction: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  1_200,
  'Form 502 line 14, Worksheet 13B; Md. Code, Tax-Gen. § 10-207(l)',
);

/** From an age. US dollars. */
export const centenarianSubtraction: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(100_000),
  'Form 502 line 13, Form 502SU; Md. Code, Tax-Gen. § 10-207(nn)',
);

export const ageOfSubtraction: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  100,
  centenarianSubtraction[2024].source,
);

/** Itemized deductions lose `rate` (a fraction) of the federal adjusted gross income above `start`. US dollars. */
export const itemizedPhaseOut: LawTable<{ readonly start: ByStatus<Usd>; readonly rate: number }, 2025 | 2026> = unchanged(
  [2025, 2026],
  { start: byStatus(200_000, 200_000, 100_000, 200_000), rate: 0.075 },
  'Form 502 (2025) line 17, Itemized Deduction Worksheet; Md. Code, Tax-Gen. § 10-218, as amended by 2025 ch. 604 (HB 352)',
);

/** For each taxpayer from `age`, and once more for a blind one. US dollars. */
export const ageExemption: LawTable<{ readonly age: number; readonly amount: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, amount: 1_000 },
  'Form 502 Exemptions, part B; Md. Code, Tax-Gen. § 10-211(d)',
);

const careExpenses = amountFrom(
  [],
  ({ federal }) => federal.dependentCareExpenses,
  () => 'Form 502 line 9; Md. Code, Tax-Gen. § 10-208(e)',
);

/** For one person. An IRA is not an employee retirement system. */
function excludedPension(year: HouseholdYear, { age, all, fromIras }: Pensions, benefits: Usd): Usd {
  const { age: from, maximum } = pensionExclusion[year].value;
  return age < from ? 0 : Math.min(all - fromIras, Math.max(0, maximum - benefits));
}

const excludedPensions = amountFrom<HouseholdYear>(
  [pensionExclusion],
  ({ year, household, federal }) =>
    household.pensionIncome + household.spousePensionIncome > 0
      ? spousesOf(federal).reduce((sum, person) => sum + excludedPension(year, person.pensions, person.socialSecurityBenefits), 0)
      : 0,
  ({ year }) => pensionExclusion[year].source,
);

/** Limited to the income of the spouse who has less. */
const lowerIncome = workedOut(
  twoIncomeSubtraction,
  (value, { year, status, federal }) => {
    if (status !== 'marriedJoint') return 0;
    const incomes = spousesOf(federal).map(
      (person) =>
        person.adjustedGrossIncome -
        person.taxableSocialSecurity -
        excludedPension(year, person.pensions, person.socialSecurityBenefits) -
        federal.dependentCareExpenses / 2,
    );
    return Math.min(value, ...incomes);
  },
  pensionExclusion,
);

/** Only for filers who itemize on the federal return, without the income tax deducted there. */
function itemizedDeductions(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { federal } = worksheet;
  if (!federal.itemizes) return 0;
  const { total, stateLocalTaxes } = scheduleA(worksheet);
  return total - federal.itemizedDeductionsLimitation - stateLocalTaxes + Math.min(federal.propertyTaxPaid, stateLocalTaxes);
}

const itemized = amountFrom<HouseholdYear>([], itemizedDeductions, () => 'Form 502 line 17; Md. Code, Tax-Gen. § 10-218');

const itemizedPhasingOut = workedOut(itemizedPhaseOut, ({ start, rate }, worksheet) => {
  return itemizedDeductions(worksheet) - rate * Math.max(0, worksheet.federal.adjustedGrossIncome - start[worksheet.status]);
});

/** The chart uses federal adjusted gross income, before Maryland's subtractions. */
const exemptionOfOne = workedOut(exemption, (value, { status, federal }) => valueAt(value[status], federal.adjustedGrossIncome));

const exemptionsForAge = workedOut(
  ageExemption,
  ({ age, amount }, worksheet) => amount * (worksheet.federal.peopleAged(age) + blindPeople(worksheet)),
);

const start = startFromFederalAdjustedGrossIncome('Form 502 line 1; Md. Code, Tax-Gen. § 10-203');
const slidingForm = [
  start,
  deduct('standardDeduction', percentageOfIncome(slidingDeduction)),
  deduct('personalExemption', perPerson(byIncome(exemption))),
  graduated(rateSchedules),
  credit('earnedIncomeCredit', shareOfFederalCredit),
  credit('lowIncomeCredit', lostAbove(percentageOfIncome(povertyLevelCredit), povertyGuideline)),
];
const untilDeduction = [
  start,
  subtract('dependentCareDeduction', careExpenses),
  subtractSocialSecurity('Form 502 line 11; Md. Code, Tax-Gen. § 10-207(f)'),
  subtract('retirementIncomeSubtraction', excludedPensions),
  subtract('ageDeduction', perPersonAged(ageOfSubtraction, fixed(centenarianSubtraction))),
  subtract('twoEarnerDeduction', lowerIncome),
];
const fromExemptions = [
  // None for a dependent taxpayer, filing status 6: Form 502 instruction 1.
  deduct('personalExemption', perUnclaimedPerson(exemptionOfOne)),
  deductIfAny('dependentExemption', perDependent(exemptionOfOne)),
  deductIfAny('ageExemption', exemptionsForAge),
  graduated(rateSchedules),
];
const credits = [creditsOnTax, refundableCredit('childTaxCredit', creditForChildren)];
const form2025 = [
  ...untilDeduction,
  deductStandardOrItemized({ standard: fixed(flatDeduction), itemized: itemizedPhasingOut, choice: 'free' }),
  ...fromExemptions,
  surtaxOnGains,
  ...credits,
];

export const stateLaw: StateLaw = {
  code: 'MD',
  // Md. Code, Tax-Gen. §§ 10-105(a)(2), 10-211(b)(2).
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: slidingForm,
    2021: slidingForm,
    2022: slidingForm,
    2023: slidingForm,
    2024: [
      ...untilDeduction,
      deductStandardOrItemized<2024>({ standard: percentageOfIncome(slidingDeduction), itemized, choice: 'free' }),
      ...fromExemptions,
      ...credits,
    ],
    2025: form2025,
    2026: form2025,
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
  localities: localitiesWith(rateSchedules),
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'taxes in every county and in Baltimore',
    refundableCredits: 'the part of the earned income tax credit that exceeds the tax',
    other:
      'the surtax of 2% on short-term gains, if it covers them, from 2025; homeowners’ and renters’ property tax credits (separate applications)',
  },
};
