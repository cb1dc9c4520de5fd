/** New York City's resident tax with its credits, and Yonkers' two taxes, all on the state return. */
import type { Usd } from '@bracketwise/contract/amounts';
import { MONTHS_IN_YEAR } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { roundToCents } from '../../../kernel/money.ts';
import { byStatus, eachStatus, unchanged, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import { graduatedTax, schedules, type Schedule } from '../../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../../kernel/step-table.ts';
import {
  figureOf,
  refusedStay,
  type LocalTable,
  type LocalWorksheet,
  type Place,
  type Places,
  type Stay,
} from '../../../rules/local-tax.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { disqualifiedIncome } from '../../../rules/disqualified-income.ts';
import { unclaimedIncome } from '../../../rules/whole-households.ts';
import { careCreditOf } from './credits.ts';

/** The limit of the lowest bracket, which the school tax credit shares. US dollars. */
const LOWEST_BRACKET = byStatus(12_000, 21_600, 12_000, 14_400);

/** Includes the additional tax of § 11-1704.1. US dollars of New York taxable income. */
const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  YEARS_TO_2026,
  schedules(
    [0.03078, 0.03762, 0.03819, 0.03876],
    byStatus([12_000, 25_000, 50_000], [21_600, 45_000, 90_000], [12_000, 25_000, 50_000], [14_400, 30_000, 60_000]),
  ),
  'Form IT-201 line 47a; N.Y.C. Admin. Code §§ 11-1701, 11-1704.1',
);

/** By federal adjusted gross income: of a single filer; of each person on another return, which separate filers halve. US dollars. */
const householdCredit: LawTable<{ readonly single: StepTable; readonly each: StepTable }, TaxYear> = unchanged(
  YEARS_TO_2026,
  { single: notOver([10_000, 15], [12_500, 10]), each: notOver([15_000, 30], [17_500, 25], [20_000, 15], [22_500, 10]) },
  'Form IT-201 line 48; N.Y.C. Admin. Code § 11-1706(b)',
);

/** A fixed amount up to an income, and a share of the taxable income up to another. US dollars, rates as fractions. */
interface SchoolTaxCredit {
  readonly fixed: ByStatus<Usd>;
  readonly incomeUpTo: Usd;
  readonly rateReduction: ByStatus<Schedule>;
  readonly taxableIncomeUpTo: Usd;
}

const schoolTaxCredit: LawTable<SchoolTaxCredit, TaxYear> = unchanged(
  YEARS_TO_2026,
  {
    fixed: byStatus(63, 125, 63, 63),
    incomeUpTo: 250_000,
    rateReduction: schedules(
      [0.00171, 0.00228],
      eachStatus(LOWEST_BRACKET, (limit) => [limit]),
    ),
    taxableIncomeUpTo: 500_000,
  },
  'Form IT-201 lines 69 and 69a; N.Y. Tax Law §§ 606(ggg), 1310(e)',
);

/**
 * The share of the federal credit falls from `first` by `loss` for each dollar of New York income from a limit on, by at most `most`.
 * Fractions. The table's formula counts from the dollar before the limit.
 */
interface EarnedIncomeCredit {
  readonly first: number;
  readonly from: readonly Usd[];
  readonly loss: number;
  readonly most: number;
}

const EARNED_INCOME_CREDIT_SOURCE = 'Form IT-215; N.Y. Tax Law § 1310(f), N.Y.C. Admin. Code § 11-1706(d)';
const earnedIncomeCredit: LawTable<EarnedIncomeCredit, TaxYear> = {
  ...unchanged([2020, 2021], { first: 0.05, from: [], loss: 0, most: 0 }, EARNED_INCOME_CREDIT_SOURCE),
  ...unchanged(
    [2022, 2023, 2024, 2025, 2026],
    { first: 0.3, from: [5_000, 15_000, 20_000, 40_000], loss: 0.00002, most: 0.05 },
    `${EARNED_INCOME_CREDIT_SOURCE}, as amended by L. 2022, ch. 59`,
  ),
};

const shareOfEarnedIncomeCredit = ({ first, from, loss, most }: EarnedIncomeCredit, income: Usd): number =>
  from.reduce((share, limit) => (income < limit ? share : share - Math.min(most, loss * (income - limit + 1))), first);

const CARE_SOURCE = 'Form IT-216; N.Y.C. Admin. Code § 11-1706(e)';
/** A share of the state's credit for children under an age, up to an income, phasing out until another. US dollars. */
interface CareCredit {
  readonly share: number;
  readonly childrenUnder: number;
  readonly full: Usd;
  readonly none: Usd;
}

const careCredit: LawTable<CareCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.75, childrenUnder: 4, full: 25_000, none: 30_000 },
  CARE_SOURCE,
);

/**
 * All of the city's tax up to an income by number of dependents, phasing out over `range`, if investment income is within a limit. The last
 * income is for that many dependents or more. US dollars.
 */
interface TaxElimination {
  readonly incomeUpTo: ByStatus<readonly Usd[]>;
  readonly range: Usd;
  readonly investmentIncomeUpTo: Usd;
}

const UNMARRIED_INCOMES = [31_503, 36_824, 46_512, 53_711, 59_928, 65_712, 74_565, 88_361];
const JOINT_INCOMES = [36_789, 46_350, 54_545, 61_071, 68_403, 75_204, 91_902];
const eliminationOf2025 = {
  value: {
    incomeUpTo: byStatus(UNMARRIED_INCOMES, JOINT_INCOMES, UNMARRIED_INCOMES, UNMARRIED_INCOMES),
    range: 5_000,
    investmentIncomeUpTo: 10_000,
  },
  source: 'Form IT-270 (2025); N.Y. Tax Law § 1310(h)',
};
/** The incomes of 2026, which are indexed, are not published yet. */
const taxElimination: LawTable<TaxElimination, Exclude<HouseholdYear, 2024>> = {
  2025: eliminationOf2025,
  2026: { ...eliminationOf2025, provisional: true },
};

/** @returns the share of the city's tax that the credit erases, with four decimals as on line 5 of the form */
function eliminatedShare(
  { federal, household, status }: LocalWorksheet,
  { incomeUpTo, range, investmentIncomeUpTo }: TaxElimination,
): number {
  const children = household.dependentAges.length;
  const limits = incomeUpTo[status];
  const limit = limits[Math.min(children, limits.length) - 1];
  if (limit === undefined || disqualifiedIncome(federal) > investmentIncomeUpTo) return 0;
  const left = range - Math.max(0, federal.adjustedGrossIncome - limit);
  return Math.round((10_000 * Math.max(0, left)) / range) / 10_000;
}

function householdCreditOf(worksheet: LocalWorksheet, { status, persons, household }: StateWorksheet, income: Usd): Usd {
  const { value } = figureOf(householdCredit, worksheet);
  if (status === 'single') return valueAt(value.single, income);
  const people = household.dependentAges.length + persons;
  const amount = people * valueAt(value.each, income);
  return status === 'marriedSeparate' ? Math.ceil(amount / 2) : amount;
}

/** Expenses are spread evenly over the children of the state's credit, because only those for the younger ones count. */
function cityCareCredit(worksheet: LocalWorksheet, state: StateWorksheet): Usd {
  const entry = (careCredit as LocalTable<CareCredit>)[worksheet.year];
  const children = worksheet.federal.dependentsInCare;
  if (!entry || children === 0) return 0;
  const { share, childrenUnder, full, none } = entry.value;
  const left = Math.min(1, Math.max(0, (none - worksheet.federal.adjustedGrossIncome) / (none - full)));
  if (left === 0) return 0;
  const young = worksheet.federal.dependentsBelow(childrenUnder) / children;
  // Only years of whole households have dependents.
  return share * left * young * careCreditOf(state as StateWorksheet<HouseholdYear>);
}

const PART_YEAR = 'Form IT-360.1; N.Y.C. Admin. Code § 11-1754';

/**
 * Form IT-360.1 lines 43 to 52: the rates on the income of the time in the city, less the deduction and the exemptions for its months. Itemized
 * deductions and the credits of low incomes are not confirmed for a part of the year.
 */
function chargePartYear(worksheet: LocalWorksheet, state: StateWorksheet, { ofIncome, months, lines }: Stay): void {
  const { federal, status } = worksheet;
  const amountOf = (label: LineLabel): Usd => lines.reduce((sum, line) => (line.label === label ? sum - line.amount : sum), 0);
  if (amountOf('itemizedDeductions') > 0) throw refusedStay('New York City', 'itemized deductions');
  const income = unclaimedIncome(worksheet);
  const elimination = (taxElimination as LocalTable<TaxElimination>)[worksheet.year];
  const hasCredits =
    householdCreditOf(worksheet, state, income) > 0 ||
    federal.earnedIncomeCredit > 0 ||
    cityCareCredit(worksheet, state) > 0 ||
    (elimination && eliminatedShare(worksheet, elimination.value) > 0);
  if (hasCredits) throw refusedStay('New York City', 'the credits of low incomes');
  const inCity = roundToCents(ofIncome * state.adjustedGrossIncome);
  worksheet.note('stateIncomeShare', inCity, PART_YEAR);
  const deduction = roundToCents((amountOf('standardDeduction') * months) / MONTHS_IN_YEAR);
  const exemptions = roundToCents((amountOf('dependentExemption') * months) / MONTHS_IN_YEAR);
  worksheet.note('standardDeduction', -deduction, PART_YEAR);
  if (exemptions > 0) worksheet.note('dependentExemption', -exemptions, PART_YEAR);
  const taxableIncome = Math.max(0, inCity - deduction - exemptions);
  const { value, source } = figureOf(rateSchedules, worksheet);
  worksheet.chargeSchedule('bracket', value[status], taxableIncome, `${PART_YEAR}; ${source}`);
  const school = figureOf(schoolTaxCredit, worksheet);
  // The form's table of the credit by months is in whole dollars.
  const fixed = Math.round((school.value.fixed[status] * months) / MONTHS_IN_YEAR);
  if (income <= school.value.incomeUpTo) worksheet.refund('schoolTaxCredit', fixed, school.source);
  if (taxableIncome <= school.value.taxableIncomeUpTo)
    worksheet.refund('schoolTaxRateReduction', graduatedTax(school.value.rateReduction[status], taxableIncome), school.source);
}

const newYorkCity: Place = {
  name: 'New York City',
  table: rateSchedules,
  onStateForm: true,
  // Its credit is for residents who are taxed twice as residents: N.Y.C. Admin. Code § 11-1706(c).
  ofWorkElsewhere: 'owed',
  ofMove: 'eachDay',
  resident: (worksheet) => {
    const { state, federal, stay } = worksheet;
    if (!state) return;
    if (stay) return chargePartYear(worksheet, state, stay);
    const { status, taxableIncome } = state;
    // Two credits are not for somebody's dependent: Form IT-201 lines 48 and 69.
    const income = unclaimedIncome(worksheet);
    const { value, source } = figureOf(rateSchedules, worksheet);
    worksheet.chargeSchedule('bracket', value[status], taxableIncome, source);
    worksheet.credit('householdCredit', householdCreditOf(worksheet, state, income), figureOf(householdCredit, worksheet).source);
    const taxOfCity = worksheet.tax;
    const school = figureOf(schoolTaxCredit, worksheet);
    if (income <= school.value.incomeUpTo) worksheet.refund('schoolTaxCredit', school.value.fixed[status], school.source);
    if (taxableIncome <= school.value.taxableIncomeUpTo) {
      worksheet.refund('schoolTaxRateReduction', graduatedTax(school.value.rateReduction[status], taxableIncome), school.source);
    }
    const earned = figureOf(earnedIncomeCredit, worksheet);
    const forEarnings = shareOfEarnedIncomeCredit(earned.value, state.adjustedGrossIncome) * federal.earnedIncomeCredit;
    worksheet.refund('earnedIncomeCredit', forEarnings, earned.source);
    const forCare = cityCareCredit(worksheet, state);
    worksheet.refund('dependentCareCredit', forCare, CARE_SOURCE);
    const elimination = (taxElimination as LocalTable<TaxElimination>)[worksheet.year];
    if (!elimination) return;
    const left = Math.max(0, taxOfCity - forEarnings - forCare);
    worksheet.refund('lowIncomeCredit', eliminatedShare(worksheet, elimination.value) * left, elimination.source);
  },
};

/** A share of the state tax after all credits for residents, and a rate on earnings for commuters, who may exclude an amount of each. */
interface YonkersTax {
  readonly surcharge: number;
  readonly rate: number;
  /** By the person's earnings, US dollars. */
  readonly exclusion: StepTable;
}

const yonkersTax: LawTable<YonkersTax, TaxYear> = unchanged(
  YEARS_TO_2026,
  { surcharge: 0.1675, rate: 0.005, exclusion: notOver([10_000, 3_000], [20_000, 2_000], [30_000, 1_000]) },
  'Form IT-201 line 55; N.Y. Tax Law § 1321',
);
const COMMUTERS = 'Form Y-203 lines 1 to 6; N.Y. Tax Law § 1340';

const yonkers: Place = {
  name: 'Yonkers',
  table: yonkersTax,
  onStateForm: true,
  // On the state tax after its credit for other states' taxes: N.Y. Tax Law § 1321.
  ofWorkElsewhere: 'owed',
  ofMove: 'eachDay',
  resident: (worksheet) => {
    const { value, source } = figureOf(yonkersTax, worksheet);
    const { stay, state } = worksheet;
    // Form IT-360.1 Part 5: the state tax, times the share of the income that falls in the time in the city.
    if (stay && stay.ofState.refundableCredits > 0) throw refusedStay('Yonkers', 'refundable credits');
    const stateTax = stay ? roundToCents(stay.ofStateIncome * stay.ofState.tax) : (state?.roundedTax ?? 0);
    worksheet.charge('localSurcharge', Math.max(0, stateTax), value.surcharge, source);
  },
  commuter: (worksheet) => {
    const { rate, exclusion } = figureOf(yonkersTax, worksheet).value;
    const { wages, selfEmploymentProfit, spouseWages, spouseSelfEmploymentProfit } = worksheet.workedHere;
    const taxable = (earnings: Usd) => Math.max(0, earnings - valueAt(exclusion, earnings));
    const earnings = taxable(wages + Math.max(0, selfEmploymentProfit)) + taxable(spouseWages + Math.max(0, spouseSelfEmploymentProfit));
    worksheet.charge('localIncomeTax', earnings, rate, COMMUTERS);
  },
};

export const localities: Places = { NYC: newYorkCity, YONKERS: yonkers };
