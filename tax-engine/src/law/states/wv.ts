import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, derived, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, separateHalfOfJoint, type Schedule } from '../../kernel/schedule.ts';
import { tenthsLess, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, lostAbove, percentageOfIncome, type PercentageOfIncome } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit, creditOfTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { familyGuideline } from '../../rules/family-guideline.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  dependents,
  perDependent,
  refundableCredit,
  shareOfDependentCareCredit,
  subtract,
  unclaimedPersons,
  workedOut,
} from '../../rules/whole-households.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localities } from './wv/localities.ts';

/** Federal adjusted gross income above which earned income is not excluded, and the maximum exclusion. US dollars. */
export const lowIncomeLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(10_000, 10_000, 5_000, 10_000),
  'Form IT-140 line 5, Low-Income Earned Income Exclusion; W. Va. Code § 11-21-10',
);

const upTo = (maximum: Usd): PercentageOfIncome => ({ rate: 1, minimum: 0, maximum });

/** All earned income, up to the limit. */
export const lowIncomeExclusion: LawTable<ByStatus<PercentageOfIncome>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(upTo(10_000), upTo(10_000), upTo(5_000), upTo(10_000)),
  'Form IT-140 line 5, Low-Income Earned Income Exclusion; W. Va. Code § 11-21-10',
);

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(2_000),
  'Form IT-140 line 6; W. Va. Code § 11-21-16',
);

/** A surviving spouse has one more exemption for two years: W. Va. Code § 11-21-16(c). */
const ofDeceased = ({ household }: StateWorksheet) => Number(household.filingStatus === 'qualifyingSurvivingSpouse');

/** The only exemption of somebody's dependent. US dollars. */
export const exemptionOfDependent: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  500,
  'Form IT-140, Exemptions, box e; W. Va. Code § 11-21-16',
);

const exemptions = workedOut(
  exemption,
  (value, worksheet: StateWorksheet<HouseholdYear>) => {
    const people = unclaimedPersons(worksheet) + ofDeceased(worksheet);
    return people > 0 ? people * value[worksheet.status] : exemptionOfDependent[worksheet.year].value;
  },
  exemptionOfDependent,
);

const LIMITS = [10_000, 25_000, 40_000, 60_000];

/** The same schedule for every status except separate filers, whose brackets are half as wide. */
function fiveRates(rates: readonly number[]): ByStatus<Schedule> {
  return schedules(rates, separateHalfOfJoint(LIMITS, LIMITS, LIMITS));
}

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  ...unchanged(
    [2020, 2021, 2022],
    fiveRates([0.03, 0.04, 0.045, 0.06, 0.065]),
    'Form IT-140 line 8, Tax Rate Schedules; W. Va. Code § 11-21-4e',
  ),
  ...unchanged(
    [2023, 2024],
    fiveRates([0.0236, 0.0315, 0.0354, 0.0472, 0.0512]),
    'Form IT-140 line 8, Tax Rate Schedules; W. Va. Code § 11-21-4g (2023 HB 2526)',
  ),
  2025: {
    value: fiveRates([0.0222, 0.0296, 0.0333, 0.0444, 0.0482]),
    source: 'Form IT-140 (2025) line 8, Tax Rate Schedules; W. Va. Code § 11-21-4j (2024 2nd Sp. Sess. SB 2033)',
  },
  2026: {
    value: fiveRates([0.0211, 0.0281, 0.0316, 0.0422, 0.0458]),
    source: 'W. Va. Code § 11-21-4j, as amended by 2026 SB 392',
  },
};

/** Share of the tax by modified federal AGI; on a separate return, from half the guideline and in half-size steps. */
export const familyCredit: LawTable<ByStatus<StepTable>, TaxYear> = derived(povertyGuideline, ({ value, source }, year) => ({
  value: byStatus(
    tenthsLess(value.single, 300),
    tenthsLess(value.marriedJoint, 300),
    tenthsLess(value.marriedSeparate / 2, 150),
    tenthsLess(value.headOfHousehold, 300),
  ),
  source: `Schedule FTC-1 (${year}), Family Tax Credit Tables 1 and 2; W. Va. Code § 11-21-22b; ${source}`,
}));

/** Benefits are untaxed up to an income; above it, a share (fraction) of the federally taxed part is untaxed. US dollars. */
export interface BenefitsExclusion {
  readonly wholeUpTo: ByStatus<Usd>;
  readonly shareAbove: number;
}

const BENEFITS_SOURCE = 'Form IT-140 Schedule M, Social Security benefits; W. Va. Code § 11-21-12(c)(8)';
const benefitsWith = (shareAbove: number) => ({
  value: { wholeUpTo: byStatus(50_000, 100_000, 50_000, 50_000), shareAbove },
  source: BENEFITS_SOURCE,
});

export const benefitsExclusion: LawTable<BenefitsExclusion, HouseholdYear> = {
  2024: benefitsWith(0.35),
  2025: benefitsWith(0.65),
  2026: benefitsWith(1),
};

function untaxedShareOfBenefits({ year, status, federal }: StateWorksheet<HouseholdYear>): number {
  const { wholeUpTo, shareAbove } = benefitsExclusion[year].value;
  return federal.adjustedGrossIncome <= wholeUpTo[status] ? 1 : shareAbove;
}

/** Deduction from the income of each taxpayer by age, minus what other subtractions take. US dollars. */
export const seniorExclusion: LawTable<{ readonly age: number; readonly maximum: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, maximum: 8_000 },
  'Form IT-140 Schedule M, senior citizen deduction; W. Va. Code § 11-21-12(c)(9)',
);

function excludedSeniorIncome(
  { age, maximum }: { readonly age: number; readonly maximum: Usd },
  worksheet: StateWorksheet<HouseholdYear>,
): Usd {
  const { federal } = worksheet;
  if (federal.peopleAged(age) === 0) return 0;
  const share = untaxedShareOfBenefits(worksheet);
  return spousesOf(federal).reduce((sum, person) => {
    if (person.age < age) return sum;
    return sum + Math.max(0, Math.min(maximum, person.adjustedGrossIncome) - share * person.taxableSocialSecurity);
  }, 0);
}

/** Wages and net earnings of filers with low federal income. */
const lowIncomeExclusionOfEarnings = workedOut(
  lowIncomeExclusion,
  (value, { year, status, federal }) => {
    const income = federal.adjustedGrossIncome;
    if (income > lowIncomeLimit[year].value[status]) return 0;
    return Math.max(0, Math.min(income, federal.earnedIncome, value[status].maximum));
  },
  lowIncomeLimit,
);

/** Family members beyond this number do not move the family tax credit's table. */
export const largestFamily: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  8,
  'Schedule FTC-1, Family Tax Credit Tables 1 and 2; W. Va. Code § 11-21-22a(b)',
);

/** Each dependent moves the table up by the guideline's amount for one more member; on a separate return by half of it. */
const familyCreditOfFamily = workedOut(
  familyCredit,
  (value, worksheet: StateWorksheet<HouseholdYear>) => {
    const { year, status, persons, federal } = worksheet;
    const members = Math.min(largestFamily[year].value, persons + dependents(worksheet));
    const added = familyGuideline(year, members) - familyGuideline(year, persons);
    const moved = status === 'marriedSeparate' ? added / 2 : added;
    return valueAt(value[status], federal.adjustedGrossIncome - moved);
  },
  largestFamily,
);

/** Share of the federal dependent care credit that was used. */
export const careCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.5,
  'Form IT-140, Schedule CDCC; W. Va. Code § 11-21-26',
);

/** Property tax above a share of household income, for incomes up to a multiple of the poverty guideline. US dollars. */
export interface HomesteadCredit {
  readonly guidelines: number;
  readonly incomeShare: number;
  readonly maximum: Usd;
}

export const homesteadCredit: LawTable<HomesteadCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { guidelines: 3, incomeShare: 0.04, maximum: 1_000 },
  'Schedule HEPTC-1; W. Va. Code § 11-21-23',
);

const excessPropertyTax = workedOut(
  homesteadCredit,
  ({ guidelines, incomeShare, maximum }, worksheet) => {
    const { year, persons, federal, household } = worksheet;
    if (household.propertyTax === 0) return 0;
    const income = federal.adjustedGrossIncome;
    if (income > guidelines * familyGuideline(year, persons + dependents(worksheet))) return 0;
    const untaxedBenefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - federal.taxableSocialSecurity;
    return Math.min(maximum, household.propertyTax - incomeShare * Math.max(0, income + untaxedBenefits + household.taxExemptInterest));
  },
  povertyGuideline,
);

const start = startFromFederalAdjustedGrossIncome('Form IT-140 line 1; W. Va. Code § 11-21-12');

const formOfHouseholds: readonly Step<HouseholdYear>[] = [
  start,
  subtract(
    'socialSecuritySubtraction',
    amountFrom(
      [benefitsExclusion],
      (worksheet) => untaxedShareOfBenefits(worksheet) * worksheet.federal.taxableSocialSecurity,
      ({ year }) => benefitsExclusion[year].source,
    ),
  ),
  subtract('ageDeduction', workedOut(seniorExclusion, excludedSeniorIncome)),
  deduct('lowIncomeExemption', lowIncomeExclusionOfEarnings),
  deduct('personalExemption', exemptions),
  deductIfAny('dependentExemption', perDependent(fixed(exemption))),
  graduated(rateSchedules),
  creditOfTax('familySizeCredit', familyCreditOfFamily),
  credit('dependentCareCredit', shareOfDependentCareCredit(careCreditShare)),
  refundableCredit('propertyTaxCredit', excessPropertyTax),
];

export const stateLaw: StateLaw = {
  code: 'WV',
  // Form IT-140 filing status 5 and Schedule FTC-1: the amounts of one person, but one more exemption.
  survivingSpouse: 'single',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      start,
      deduct('lowIncomeExemption', lostAbove(percentageOfIncome(lowIncomeExclusion), lowIncomeLimit)),
      deduct(
        'personalExemption',
        workedOut(exemption, (value, worksheet) => (worksheet.persons + ofDeceased(worksheet)) * value[worksheet.status]),
      ),
      graduated(rateSchedules),
      creditOfTax('familySizeCredit', byIncome(familyCredit)),
    ),
    2024: formOfHouseholds,
    2025: formOfHouseholds,
    2026: formOfHouseholds,
  },
  cliffs: [
    {
      what: 'ten points of the family tax credit are lost',
      source: 'Schedule FTC-1, Family Tax Credit Tables 1 and 2; W. Va. Code § 11-21-22b',
      between: endsOfBands(familyCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  localities,
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'city service fees',
    other: 'senior citizens tax credit for homeowners; a surviving spouse’s deduction after the death of someone of 65 or older',
  },
};
