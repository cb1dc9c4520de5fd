import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, derived, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { graduatedTax, schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { betterWay } from '../../rules/better-way.ts';
import { aboveLimits, along, jumpAt, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { noTaxUpTo } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { familyGuideline } from '../../rules/family-guideline.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { stateAndLocalTaxDeduction } from '../../rules/itemized-deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import { spousesOf, type SpouseIncome } from '../../rules/spouses.ts';
import {
  agedOrBlind,
  amountFrom,
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  itemizedWithoutIncomeTax,
  perDependent,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { agedFrom } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Heads of household have the single deduction. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
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
  2026: {
    value: byStatus(8_750, 17_500, 8_750, 8_750),
    source: 'Va. Code § 58.1-322.03(1)(b), as amended by 2025 ch. 725; 2026 Appropriation Act (HB 30) item 4-14 raises it from 2027 on',
  },
};

/** For each taxpayer. US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(930),
  'Form 760 line 12; Va. Code § 58.1-322.03(2)(a)',
);

/** One schedule for every status, not indexed. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(schedule([0.02, 0.03, 0.05, 0.0575], [3_000, 5_000, 17_000])),
  'Form 760 line 16; Va. Code § 58.1-320',
);

/** Virginia adjusted gross income below which no tax is due. US dollars. */
export const filingThreshold: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(11_950, 23_900, 11_950, 11_950),
  'Form 760 instructions, Who must file; Va. Code § 58.1-321(A)',
);

/** For each exemption on the return. US dollars. */
export const lowIncomeCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(300),
  'Schedule ADJ lines 10 to 13; Va. Code § 58.1-339.8(B)(1)',
);

/** The family's Virginia adjusted gross income at which the low-income credit ends. On separate returns, the family includes the spouse. */
export const lowIncomeLimit: LawTable<ByStatus<Usd>, TaxYear> = derived(povertyGuideline, ({ value, source }, year) => ({
  value: { ...value, marriedSeparate: value.marriedJoint },
  source: `Schedule ADJ (${year}) line 11, Poverty Guidelines; Va. Code § 58.1-339.8(A), (B)(1); ${source}`,
}));

/** Share of the federal earned income credit, as a fraction. */
export const earnedIncomeShare: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.2,
  'Schedule ADJ lines 14 and 15; Va. Code § 58.1-339.8(B)(2)',
);

const creditOfLowIncome = workedOut(
  lowIncomeCredit,
  (value, worksheet) => {
    const { year, status, persons, adjustedGrossIncome, household } = worksheet;
    // Va. Code § 58.1-339.8(D).
    if (household.claimedAsDependent) return 0;
    const children = dependents(worksheet);
    const ofChildren = children === 0 ? 0 : children * (familyGuideline(year, 2) - familyGuideline(year, 1));
    const limit = lowIncomeLimit[year].value[status] + ofChildren;
    return adjustedGrossIncome > limit ? 0 : (persons + children) * value[status];
  },
  lowIncomeLimit,
);
const creditOfEarnings = shareOfFederalEarnedIncomeCredit(earnedIncomeShare);

/** Refundable share of the federal earned income credit, as a fraction, for filers who take it instead of the two credits. */
export const refundableShare: LawTable<number, 2022 | 2023 | 2024 | 2025 | 2026> = {
  ...unchanged([2022, 2023, 2024], 0.15, 'Schedule ADJ line 17, refundable credit; Va. Code § 58.1-339.8(B)(3)'),
  ...unchanged(
    [2025, 2026],
    0.2,
    'Schedule ADJ (2025) line 17, refundable credit; Va. Code § 58.1-339.8(B)(3); 2025 Appropriation Act (HB 1600), from 2025 on',
  ),
};

/** For each taxpayer who is aged by federal law, and once more for a blind one. US dollars. */
export const ageExemption: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  800,
  'Form 760 line 12, Section 2; Va. Code § 58.1-322.03(2)(b)',
);

/** For each taxpayer from `age`. If born after `fullIfBornBy`, it falls by a dollar per dollar of income above the threshold. US dollars. */
export interface AgeDeduction {
  readonly age: number;
  readonly fullIfBornBy: number;
  readonly amount: Usd;
  readonly threshold: ByStatus<Usd>;
}

export const ageDeduction: LawTable<AgeDeduction, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, fullIfBornBy: 1938, amount: 12_000, threshold: byStatus(50_000, 75_000, 75_000, 50_000) },
  'Form 760 line 4, Age Deduction Worksheet; Va. Code § 58.1-322.03(5)',
);

/** Federal adjusted gross income above which itemized deductions are limited: the former 26 U.S.C. § 68, indexed. US dollars. */
export const itemizedLimit: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: {
    value: byStatus(323_650, 388_400, 194_200, 356_000),
    source: 'Schedule A (2024) line 17, Limited Itemized Deduction Worksheet; Va. Code § 58.1-301(B)(5)',
  },
  2025: {
    value: byStatus(332_700, 399_200, 199_600, 365_950),
    source: 'Schedule A (2025) line 17, Limited Itemized Deduction Worksheet; Va. Code § 58.1-301(B)(5)',
  },
});

/** The limited deductions lose a share of the income above the limit, at most a share of them. Fractions. */
export const itemizedLoss: LawTable<{ readonly ofIncome: number; readonly most: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { ofIncome: 0.03, most: 0.8 },
  'Schedule A line 17, Limited Itemized Deduction Worksheet; Va. Code § 58.1-301(B)(5)',
);

/** Maximum savings of spouses with two incomes. US dollars. */
export const spouseAdjustmentLimit: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  259,
  'Form 760 line 17, Spouse Tax Adjustment worksheet; Va. Code § 58.1-324(B)',
);

/** The taxpayers' age deductions, the filer's first: those that income does not reduce, and an equal part of those that it does. */
function ageDeductions(worksheet: StateWorksheet<HouseholdYear>, people: readonly SpouseIncome[]): readonly Usd[] {
  const { year, status, federal } = worksheet;
  const { age: from, fullIfBornBy, amount, threshold } = ageDeduction[year].value;
  const inFull = ({ age }: SpouseIncome) => year - age <= fullIfBornBy;
  const lessened = people.filter((person) => person.age >= from && !inFull(person)).length;
  const excess = Math.max(0, federal.adjustedGrossIncome - federal.taxableSocialSecurity - threshold[status]);
  const each = lessened === 0 ? 0 : Math.max(0, amount * lessened - excess) / lessened;
  return people.map((person) => (person.age < from ? 0 : inFull(person) ? amount : each));
}

const deductionForAge = workedOut(ageDeduction, ({ age }, worksheet) => {
  if (worksheet.federal.peopleAged(age) === 0) return 0;
  return ageDeductions(worksheet, spousesOf(worksheet.federal)).reduce((sum, deduction) => sum + deduction, 0);
});

const unemployment = amountFrom(
  [],
  ({ household }) => household.unemploymentCompensation,
  () => 'Schedule ADJ line 6, code 37; Va. Code § 58.1-322.02(11)',
);

const exemptionsForAge = workedOut(ageExemption, (value, worksheet) => agedOrBlind(worksheet) * value, agedFrom);

/** Expenses on which the federal dependent care credit is based. */
const careExpenses = amountFrom(
  [],
  ({ federal }) => federal.dependentCareExpenses,
  () => 'Schedule ADJ line 8, deduction code 101; Va. Code § 58.1-322.03(3)',
);

/** The federal itemized deductions without state income tax and with full property tax, minus the limitation. */
const itemized = workedOut(
  itemizedLimit,
  (value, worksheet) => {
    const { year, status, federal } = worksheet;
    const otherThanIncomeTax = itemizedWithoutIncomeTax(worksheet);
    // Of a surviving spouse, that of a couple: 26 U.S.C. § 68(b) as in effect before 2018.
    const excess = federal.adjustedGrossIncome - value[federal.scheduleStatus];
    if (excess <= 0) return otherThanIncomeTax;
    // Income tax up to the federal cap bears its part of the limitation before it is removed: Parts A and B of the worksheet.
    const incomeTaxPaid = stateAndLocalTaxDeduction(federal.stateIncomeTaxPaid, federal.modifiedAgi, status, year);
    const { medical, other } = scheduleA(worksheet);
    const reducible = otherThanIncomeTax - medical - other;
    const limited = reducible + incomeTaxPaid;
    const { ofIncome, most } = itemizedLoss[year].value;
    return limited <= 0 ? otherThanIncomeTax : otherThanIncomeTax - reducible * Math.min((ofIncome * excess) / limited, most);
  },
  itemizedLoss,
);

/** Taxes a couple as if the income of the spouse with less were taxed separately, up to the limit. */
function spouseAdjustment(claimsAge: boolean): Step<HouseholdYear> {
  return {
    tables: [spouseAdjustmentLimit, rateSchedules, personalExemption, ageExemption, agedFrom, ageDeduction],
    labels: ['spouseAdjustment'],
    apply: (worksheet) => {
      const { year, status, federal, household, taxableIncome } = worksheet;
      if (status !== 'marriedJoint' || worksheet.tax <= 0) return;
      const people = spousesOf(federal);
      const deductions = claimsAge ? ageDeductions(worksheet, people) : [];
      const [own = 0, spouse = 0] = people.map((person, index) => {
        const timesAgedOrBlind = claimsAge ? Number(person.age >= agedFrom[year].value) + Number(person.blind) : 0;
        const exemptions = personalExemption[year].value[status] + timesAgedOrBlind * ageExemption[year].value;
        return person.adjustedGrossIncome - person.taxableSocialSecurity - (deductions[index] ?? 0) - exemptions;
      });
      const smaller = Math.min(own - household.unemploymentCompensation, spouse);
      if (smaller <= 0) return;
      const brackets = rateSchedules[year].value[status];
      const half = taxableIncome / 2;
      const apart = graduatedTax(brackets, Math.min(smaller, half)) + graduatedTax(brackets, Math.max(taxableIncome - smaller, half));
      const { value, source } = spouseAdjustmentLimit[year];
      worksheet.credit('spouseAdjustment', Math.min(value, worksheet.tax - apart), source);
    },
  };
}

const LABELS = ['lowIncomeCredit', 'earnedIncomeCredit'] as const;
const tables = [...creditOfLowIncome.tables, ...creditOfEarnings.tables];

/** Takes the larger of the two nonrefundable credits. Schedule ADJ line 16; Va. Code § 58.1-339.8(B). */
function takeGreater(worksheet: StateWorksheet<TaxYear>): void {
  const ofLowIncome = creditOfLowIncome.of(worksheet);
  const ofEarnings = creditOfEarnings.of(worksheet);
  if (ofLowIncome >= ofEarnings) worksheet.credit('lowIncomeCredit', ofLowIncome, creditOfLowIncome.source(worksheet));
  else worksheet.credit('earnedIncomeCredit', ofEarnings, creditOfEarnings.source(worksheet));
}

const greaterCredit: Step<TaxYear> = {
  tables,
  labels: LABELS,
  apply: (worksheet) => {
    if (worksheet.tax > 0) takeGreater(worksheet);
  },
};

/** Takes the refundable credit instead if it leaves the filer more. If refundable credits are left out, a line says so. */
const greaterCreditOrRefund: Step<2022 | 2023 | 2024 | 2025 | 2026> = {
  tables: [...tables, refundableShare],
  labels: [...LABELS, 'refundableCreditChoice'],
  apply: (worksheet) => {
    const { tax: before, year, countsRefundableCredits } = worksheet;
    const { value, source } = refundableShare[year];
    const refundable = value * worksheet.federal.earnedIncomeCredit;
    const leavesMore = () => refundable > Math.min(before, Math.max(creditOfLowIncome.of(worksheet), creditOfEarnings.of(worksheet)));
    if (countsRefundableCredits && refundable > 0 && leavesMore()) {
      worksheet.refund('earnedIncomeCredit', refundable, source);
    } else if (before > 0) {
      takeGreater(worksheet);
      if (refundable > before - worksheet.tax) worksheet.note('refundableCreditChoice', -refundable, source);
    }
  },
};

const start = startFromFederalAdjustedGrossIncome('Form 760 line 1; Va. Code § 58.1-321');
/** Somebody's dependent deducts at most the earned income: Form 760 instructions, line 11; Va. Code § 58.1-322.03(1)(b). */
const standard = workedOut(standardDeduction, (value, { status, household, federal }: StateWorksheet<HouseholdYear>) =>
  household.claimedAsDependent ? Math.min(value[status], Math.max(0, federal.earnedIncome)) : value[status],
);
const exemptions = deduct('personalExemption', perPerson(fixed(personalExemption)));
const incomeTax = [graduated(rateSchedules), noTaxUpTo(filingThreshold, false)];
const untilCredits = [start, deduct('standardDeduction', fixed(standardDeduction)), exemptions, ...incomeTax];
const form = [...untilCredits, greaterCreditOrRefund];

/** A filer who claims an age exemption or deduction gets none of the credits. Va. Code § 58.1-339.8(D). */
const creditsWithoutAge: Step<HouseholdYear> = {
  ...greaterCreditOrRefund,
  apply: (worksheet) => {
    if (agedOrBlind(worksheet) === 0) greaterCreditOrRefund.apply(worksheet);
  },
};

function untilTax(...forAge: readonly Step<HouseholdYear>[]): readonly Step<HouseholdYear>[] {
  return [
    deductStandardOrItemized({ standard, itemized, choice: 'asFederal' }),
    exemptions,
    deductIfAny('dependentExemption', perDependent(fixed(personalExemption))),
    ...forAge,
    deductIfAny('dependentCareDeduction', careExpenses),
    ...incomeTax,
  ];
}

const householdForm = [
  start,
  subtractSocialSecurity('Form 760 line 5; Va. Code § 58.1-322.02(3)'),
  subtract('unemploymentSubtraction', unemployment),
  betterWay(
    (worksheet) => agedOrBlind(worksheet) > 0,
    [
      subtract('ageDeduction', deductionForAge),
      ...untilTax(deductIfAny('ageExemption', exemptionsForAge)),
      spouseAdjustment(true),
      creditsWithoutAge,
    ],
    [...untilTax(), spouseAdjustment(false), greaterCreditOrRefund],
  ),
];

export const stateLaw: StateLaw = {
  code: 'VA',
  // Form 760 instructions, filing status 1: also heads of household and surviving spouses of the federal return.
  survivingSpouse: 'single',
  form: {
    ...inYears([2020, 2021], ...untilCredits, greaterCredit),
    2022: form,
    2023: form,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
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
    refundableCredits:
      'the earned income tax credit that filers may choose to have refunded, from 2022 (we point it out where it’s the better choice)',
    rebates: '2022, 2023 and 2025',
    other:
      'the spouse’s income, which may end the low-income credit of a separate return; the state’s own limit on itemized income tax of high earners, from 2025 (we use the federal one)',
  },
};
