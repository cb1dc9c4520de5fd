import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed, notForNonresidentAliens, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { eachPension, fromEmployers } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import { limitGainRate, type HighestGainRate } from '../../rules/investment-income.ts';
import { spousesOf } from '../../rules/spouses.ts';
import {
  amountFrom,
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  perDependent,
  perPersonAged,
  perUnclaimedPerson,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './hi/levies.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  ...unchanged([2020, 2021, 2022, 2023], byStatus(2_200, 4_400, 2_200, 3_212), 'Form N-11 line 23; HRS § 235-2.4(a)'),
  ...unchanged([2024, 2025], byStatus(4_400, 8_800, 4_400, 6_424), 'Form N-11 line 23; HRS § 235-2.4(a), as amended by Act 46 (2024)'),
  2026: { value: byStatus(8_000, 16_000, 8_000, 12_000), source: 'HRS § 235-2.4(a)(2), as amended by Act 46 (2024)' },
};

/** For each taxpayer. US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(1_144),
  'Form N-11 line 25; HRS § 235-54(a)',
);

/** The age from which a taxpayer has another one. */
export const ageOfExemption: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 65, personalExemption[2024].source);

/** Instead of all other exemptions, for each taxpayer who is blind. US dollars. */
export const disabilityExemption: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  7_000,
  'Form N-11 line 25, Disability Exemption; HRS § 235-54(c)',
);

const RATES = [0.014, 0.032, 0.055, 0.064, 0.068, 0.072, 0.076, 0.079, 0.0825, 0.09, 0.1, 0.11];

/** Schedules I (single and separate), II (joint) and III (head of household). */
function threeSchedules(single: readonly Usd[]): ByStatus<Schedule> {
  return schedules(RATES, separateAsSingle(single, scaled(single, 2), scaled(single, 1.5)));
}

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  ...unchanged(
    [2020, 2021, 2022, 2023, 2024],
    threeSchedules([2_400, 4_800, 9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 150_000, 175_000, 200_000]),
    'Form N-11 line 27, Tax Rate Schedules I to III; HRS § 235-51(a)-(c)',
  ),
  ...unchanged(
    [2025, 2026],
    threeSchedules([9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000]),
    'Form N-11 (2025) line 27, Tax Rate Schedules I to III; HRS § 235-51(a)-(c), as amended by Act 46 (2024)',
  ),
};

/** Years in which the credit was not refundable. */
const CREDIT_YEARS = [2020, 2021, 2022] as const;

/** Share of the federal credit. */
export const earnedIncomeCreditShare: LawTable<number, (typeof CREDIT_YEARS)[number] | HouseholdYear> = {
  ...unchanged(CREDIT_YEARS, 0.2, 'Form N-356; HRS § 235-55.75 before Act 163 (2023)'),
  ...unchanged(HOUSEHOLD_YEARS_TO_2026, 0.4, 'Form N-356; HRS § 235-55.75, as amended by Act 163 (2023)'),
};

const GAINS_WORKSHEET = 'Form N-11 instructions, Tax on Capital Gains Worksheet; HRS § 235-51(f)';

export const gainRate: LawTable<HighestGainRate, TaxYear> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024], { rate: 0.0725, lowerRatesUpTo: separateAsSingle(24_000, 48_000, 36_000) }, GAINS_WORKSHEET),
  ...unchanged([2025, 2026], { rate: 0.0725, lowerRatesUpTo: separateAsSingle(48_000, 96_000, 72_000) }, GAINS_WORKSHEET),
};

/** Hawaii AGI above which some itemized deductions are lost, and federal AGI from which state income tax does not count. US dollars. */
export interface ItemizedRules {
  readonly limitationOver: Usd;
  readonly incomeTaxBelow: Usd;
  readonly mortgageDebt: Usd;
}

export const itemizedRules: LawTable<ByStatus<ItemizedRules>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(
    { limitationOver: 166_800, incomeTaxBelow: 100_000, mortgageDebt: 1_000_000 },
    { limitationOver: 166_800, incomeTaxBelow: 200_000, mortgageDebt: 1_000_000 },
    { limitationOver: 83_400, incomeTaxBelow: 100_000, mortgageDebt: 500_000 },
    { limitationOver: 166_800, incomeTaxBelow: 150_000, mortgageDebt: 1_000_000 },
  ),
  'Form N-11 lines 22a to 22f, Itemized Deductions Worksheets; HRS §§ 235-2.3, 235-2.4',
);

/**
 * Medical expenses above `medicalFloor` of the income count. Above the limit, `lostOfIncome` of the income is lost, up to `mostLost` of the
 * deductions. Fractions.
 */
export interface ItemizedShares {
  readonly medicalFloor: number;
  readonly lostOfIncome: number;
  readonly mostLost: number;
}

export const itemizedShares: LawTable<ItemizedShares, TaxYear> = unchanged(
  YEARS_TO_2026,
  { medicalFloor: 0.075, lostOfIncome: 0.03, mostLost: 0.8 },
  `${itemizedRules[2020].source}; 26 U.S.C. § 68(a) as of 2009`,
);

/** Without the federal cap on taxes and the lower limit on mortgage debt. */
const itemizedDeductions = workedOut(
  itemizedRules,
  (value, worksheet) => {
    const { year, status, household, federal, adjustedGrossIncome } = worksheet;
    if (federal.itemizedDeductions === undefined) return 0;
    const { limitationOver, incomeTaxBelow, mortgageDebt } = value[status];
    const { medicalFloor, lostOfIncome, mostLost } = itemizedShares[year].value;
    const medical = Math.max(0, household.medicalExpenses - medicalFloor * adjustedGrossIncome);
    const incomeTax = federal.adjustedGrossIncome < incomeTaxBelow ? federal.stateIncomeTaxPaid : 0;
    const interest = household.mortgageInterest * Math.min(1, mortgageDebt / (household.mortgageDebt ?? mortgageDebt));
    const { charitable, other } = scheduleA(worksheet);
    const limited = household.propertyTax + incomeTax + interest + charitable + other;
    const excess = Math.max(0, adjustedGrossIncome - limitationOver);
    return medical + limited - Math.min(lostOfIncome * excess, mostLost * limited);
  },
  itemizedShares,
);

/**
 * Hawaii does not tax pensions for past services. An IRA is not such a pension, nor is a distribution before retirement that owes the
 * additional tax.
 */
const pensions = amountFrom(
  [],
  ({ household }) => eachPension(household, fromEmployers),
  () => 'Form N-11 line 13; HRS § 235-7(a)(2), (3); HAR § 18-235-7-03',
);

/** For each exemption except those for age, by federal adjusted gross income. US dollars. */
export const foodCredit: LawTable<ByStatus<StepTable>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    ...anyStatus(under([15_000, 220], [20_000, 200], [25_000, 170], [30_000, 140], [40_000, 110], [50_000, 90], [60_000, 70])),
    single: under([15_000, 220], [20_000, 200], [25_000, 170], [30_000, 140], [40_000, 110]),
  },
  'Form N-311; HRS § 235-55.85(b), as amended by Act 163 (2023)',
);

const foodAndExcise = workedOut(foodCredit, (value, worksheet) => {
  const { status, persons, federal } = worksheet;
  return (persons + dependents(worksheet)) * valueAt(value[status], federal.adjustedGrossIncome);
});

/** For each exemption, and again from `age`, with Hawaii adjusted gross income under a limit and more rent than an amount. US dollars. */
export interface RentersCredit {
  readonly amount: Usd;
  readonly age: number;
  readonly incomeUnder: Usd;
  readonly rentOver: Usd;
}

export const rentersCredit: LawTable<RentersCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { amount: 50, age: 65, incomeUnder: 30_000, rentOver: 1_000 },
  'Schedule X Part I; HRS § 235-55.7',
);

const creditForRenters = workedOut(rentersCredit, ({ amount, age, incomeUnder, rentOver }, worksheet) => {
  const { persons, federal, household, adjustedGrossIncome } = worksheet;
  if (household.rentPaid <= rentOver || household.claimedAsDependent || adjustedGrossIncome >= incomeUnder) return 0;
  return amount * (persons + dependents(worksheet) + federal.peopleAged(age));
});

/** Qualifying expenses for one child below `age` and for more, and the credited share, by Hawaii adjusted gross income. US dollars. */
export interface ChildCareCredit {
  readonly age: number;
  readonly most: readonly [one: Usd, more: Usd];
  readonly shares: StepTable;
}

export const childCareCredit: LawTable<ChildCareCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    age: 13,
    most: [10_000, 20_000],
    shares: notOver([25_000, 0.25], [30_000, 0.24], [35_000, 0.23], [40_000, 0.22], [45_000, 0.21], [50_000, 0.2], [Infinity, 0.15]),
  },
  'Schedule X Part II; HRS § 235-55.6(a), (c), as amended by Act 163 (2023)',
);

const childCare = workedOut(childCareCredit, ({ age, most, shares }, { status, household, federal, adjustedGrossIncome }) => {
  const children = federal.dependentsBelow(age);
  if (household.dependentCareExpenses === 0 || children === 0 || status === 'marriedSeparate') return 0;
  const earned = spousesOf(federal).map(({ wages, selfEmployment }) => wages + Math.max(0, selfEmployment));
  const expenses = Math.min(federal.careWithoutBenefits(most[children === 1 ? 0 : 1]), ...earned);
  return valueAt(shares, adjustedGrossIncome) * expenses;
});

/**
 * A couple with one blind spouse keeps the other one's exemptions. A blind person with that exemption has none for dependents, so it
 * may be worth less.
 */
const exemptions: Step<HouseholdYear> = {
  tables: [personalExemption, ageOfExemption, disabilityExemption],
  labels: ['personalExemption', 'ageExemption', 'dependentExemption'],
  apply: (worksheet) => {
    const { year, federal, household } = worksheet;
    const { value: each, source } = personalExemption[year];
    const { value: aged } = ageOfExemption[year];
    // Somebody's dependent has none: HRS § 235-54(a).
    const people = spousesOf(federal).slice(Number(household.claimedAsDependent));
    const others = people.filter(({ blind }) => !blind);
    const ofOthers = each.single * others.reduce((sum, { age }) => sum + (age >= aged ? 2 : 1), 0);
    const { value: ofBlind, source: sourceOfBlind } = disabilityExemption[year];
    const withBlindness = (people.length - others.length) * ofBlind + ofOthers;
    if (withBlindness > each.single * (people.length + federal.peopleAged(aged) + dependents(worksheet))) {
      if (ofOthers > 0) worksheet.deduct('personalExemption', ofOthers, source);
      worksheet.deduct('ageExemption', withBlindness - ofOthers, sourceOfBlind);
    } else for (const step of regularExemptions) step.apply(worksheet);
  },
};

const start = startFromFederalAdjustedGrossIncome('Form N-11 line 7; HRS § 235-2.3');
const personal = deduct('personalExemption', perUnclaimedPerson(fixed(personalExemption)));
const regularExemptions = [
  personal,
  deductIfAny('ageExemption', perPersonAged(ageOfExemption, fixed<HouseholdYear>(personalExemption))),
  deductIfAny('dependentExemption', perDependent(fixed(personalExemption))),
];
const tax = [graduated(rateSchedules), limitGainRate(gainRate, rateSchedules)];
const earnedIncome = shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare);
/** Somebody's dependent deducts at most the earned income, or 500. HRS § 235-2.4(a)(3). US dollars. */
export const leastDeductionOfDependent: LawTable<Usd, TaxYear> = unchanged(YEARS_TO_2026, 500, 'Form N-11 line 23; HRS § 235-2.4(a)(3)');
const standard = notForNonresidentAliens(
  workedOut(
    standardDeduction,
    (value, { year, status, household, federal }: StateWorksheet<TaxYear>) => {
      const most = household.claimedAsDependent ? Math.max(leastDeductionOfDependent[year].value, federal.earnedIncome) : Infinity;
      return Math.min(value[status], most);
    },
    leastDeductionOfDependent,
  ),
  'HRS § 235-2.4(a), which leaves 26 U.S.C. § 63(c)(6)(B) in force',
);
const deduction = deductStandardOrItemized({ standard, itemized: itemizedDeductions, choice: 'free' });
const form = [start, deduction, personal, ...tax];
const formWithCredit = [...form, credit('earnedIncomeCredit', earnedIncome)];
const householdForm = [
  start,
  subtract('retirementIncomeSubtraction', pensions),
  subtractSocialSecurity('Form N-11 line 14; HRS § 235-7(a)(1)'),
  deduction,
  exemptions,
  ...tax,
  refundableCredit('salesTaxCredit', foodAndExcise),
  refundableCredit('rentersCredit', creditForRenters),
  refundableCredit('dependentCareCredit', childCare),
  refundableCredit('earnedIncomeCredit', earnedIncome),
];

export const stateLaw: StateLaw = {
  code: 'HI',
  // Form N-11, Schedule II.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: formWithCredit,
    2021: formWithCredit,
    2022: formWithCredit,
    2023: form,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  itemizesTaxes: 'alone',
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: false, source: 'HRS § 235-2.3(b)' },
  payrollLevies,
  salesTax: taxFoundation(0.04),
  leftOut: {
    refundableCredits: 'food and excise credit, earned income tax credit from 2023',
    rebates: '2022',
    other: 'tax on the part of a pension or 401(k) that your own contributions paid for',
  },
};
