/** The credits of Form 502, Form 502CR and the refundable earned income credit worksheet. */
import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, inPairs, provisional2026, unchanged, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import type { Amount, PercentageOfIncome } from '../../../rules/amounts.ts';
import { familyGuideline } from '../../../rules/family-guideline.ts';
import { hasYearOf, type StateWorksheet, type Step } from '../../../rules/state-worksheet.ts';
import { amountFrom, dependents, workedOut } from '../../../rules/whole-households.ts';
import { earnedIncomeCreditAtAges } from '../../../rules/wider-earned-income-credit.ts';
import { type ChildlessAges } from '../../federal/earned-income-credit-eligibility.ts';

/** Maryland's share of the federal credit, as a fraction, and its maximum in US dollars. */
export interface StateEarnedIncomeCredit {
  readonly share: number;
  readonly maximum: Usd;
}

const HALF: StateEarnedIncomeCredit = { share: 0.5, maximum: Infinity };

/** Married filers get half. Unmarried filers without a qualifying child get all of it, with a limit until the Family Prosperity Act. */
function earnedIncomeCredits(maximum: Usd): ByStatus<StateEarnedIncomeCredit> {
  return byStatus({ share: 1, maximum }, HALF, HALF, { share: 1, maximum });
}

export const stateEarnedIncomeCredit: LawTable<ByStatus<StateEarnedIncomeCredit>, TaxYear> = {
  ...unchanged(
    [2020, 2021, 2022],
    earnedIncomeCredits(530),
    'Form 502 line 22; Md. Code, Tax-Gen. § 10-704(c)(1), (3), as amended by 2021 ch. 39 (RELIEF Act)',
  ),
  ...unchanged(
    [2023, 2024, 2025, 2026],
    earnedIncomeCredits(Infinity),
    'Form 502 line 22; Md. Code, Tax-Gen. § 10-704(c)(1), (3), as amended by 2023 HB 547 (Family Prosperity Act)',
  ),
};

/**
 * The nonrefundable part of the credit; only the excess over the tax is refundable. People without a Social Security number have it too: Md. Code,
 * Tax-Gen. § 10-704, as amended by 2021 ch. 40 (SB 218) and 2023 HB 547.
 */
export const shareOfFederalCredit: Amount<TaxYear> = {
  tables: [stateEarnedIncomeCredit],
  of: ({ year, status, federal }) => {
    const { share, maximum } = stateEarnedIncomeCredit[year].value[status];
    return Math.min(maximum, share * federal.earnedIncomeCreditWithAnyNumber);
  },
  source: ({ year }) => stateEarnedIncomeCredit[year].source,
};

/** Based on the earned income of families at or below the poverty guideline. US dollars; the rate is a fraction. */
export const povertyLevelCredit: LawTable<ByStatus<PercentageOfIncome>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus({ rate: 0.05, minimum: 0, maximum: Infinity }),
  'Form 502 line 23, State Poverty Level Credit Worksheet; Md. Code, Tax-Gen. § 10-709',
);

/** Share of the federal credit, as a fraction, whose excess over the tax is refunded to married filers and those with a child. */
export const refundableShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.45,
  'Form 502 line 42, Instruction 21; Md. Code, Tax-Gen. § 10-704(c)(2)',
);

/** Maryland also gives the credit to workers without a child who are too young for the federal one. */
export const childlessAges: LawTable<ChildlessAges, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { from: 0, to: 64 },
  'Form 502 instructions 18 and 21; Md. Code, Tax-Gen. § 10-704(c)(3)',
);

/** By federal adjusted gross income, for one and for two taxpayers from `age`. US dollars. */
export interface SeniorCredit {
  readonly age: number;
  readonly incomeUpTo: ByStatus<Usd>;
  readonly ofOne: ByStatus<Usd>;
  readonly ofTwo: Usd;
}

export const seniorCredit: LawTable<SeniorCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, incomeUpTo: inPairs(100_000, 150_000), ofOne: byStatus(1_000, 1_000, 1_000, 1_750), ofTwo: 1_750 },
  'Form 502CR part BB, Senior Tax Credit; Md. Code, Tax-Gen. § 10-754',
);

/**
 * A share of the federal credit, falling by a hundredth per step of income or part of one. Some filers get the excess over the tax
 * refunded.
 */
export interface CareCredit {
  readonly share: number;
  readonly start: ByStatus<Usd>;
  readonly step: ByStatus<Usd>;
  readonly incomeUpTo: ByStatus<Usd>;
  readonly refundedUpTo: ByStatus<Usd>;
}

function careCredit(single: Usd, joint: Usd, refundedSingle: Usd, refundedJoint: Usd): CareCredit {
  return {
    share: 0.32,
    start: byStatus(30_000, 50_000, 30_000, 30_000),
    step: byStatus(2_000, 3_000, 2_000, 2_000),
    incomeUpTo: byStatus(single, joint, single, single),
    refundedUpTo: byStatus(refundedSingle, refundedJoint, refundedSingle, refundedSingle),
  };
}

/** The incomes are indexed. Federal adjusted gross income, US dollars. */
export const dependentCareCredit: LawTable<CareCredit, HouseholdYear> = provisional2026({
  2024: { value: careCredit(109_300, 169_900, 59_400, 89_100), source: 'Form 502CR (2024) part B; Md. Code, Tax-Gen. § 10-716' },
  2025: { value: careCredit(112_100, 174_300, 60_900, 91_400), source: 'Form 502CR (2025) part B; Md. Code, Tax-Gen. § 10-716' },
});

/** For each child under `age`. `loss` is subtracted for each `step` of income, or part of it, above `start`. US dollars. */
export interface ChildCredit {
  readonly age: number;
  readonly amount: Usd;
  readonly incomeUpTo: Usd;
  readonly start: Usd;
  readonly step: Usd;
  readonly loss: Usd;
}

const CHILD_CREDIT = { age: 6, amount: 500, start: 15_000, step: 1_000 };

export const childCredit: LawTable<ChildCredit, HouseholdYear> = {
  2024: {
    value: { ...CHILD_CREDIT, incomeUpTo: 15_000, loss: 0 },
    source: 'Form 502CR (2024) part CC, Child Tax Credit; Md. Code, Tax-Gen. § 10-751',
  },
  ...unchanged(
    [2025, 2026],
    { ...CHILD_CREDIT, incomeUpTo: 24_000, loss: 50 },
    'Form 502CR (2025) part CC, Worksheet 21C; Md. Code, Tax-Gen. § 10-751, as amended by 2025 ch. 604 (HB 352)',
  ),
};

/** The federal credit, including workers below the federal age limit. */
const federalCredit = (worksheet: StateWorksheet<HouseholdYear>) => earnedIncomeCreditAtAges(worksheet, childlessAges);

const isUnmarriedWithoutChild = ({ status, federal }: StateWorksheet<HouseholdYear>) =>
  (status === 'single' || status === 'headOfHousehold') && federal.qualifyingChildren === 0;

const nonrefundableEarnedIncomeCredit = amountFrom<HouseholdYear>(
  [stateEarnedIncomeCredit, childlessAges],
  (worksheet) => {
    const { value } = stateEarnedIncomeCredit[worksheet.year];
    const { share } = isUnmarriedWithoutChild(worksheet) ? value.single : HALF;
    return share * federalCredit(worksheet);
  },
  ({ year }) => stateEarnedIncomeCredit[year].source,
);

/** 5% of earned income if the family is at or below the guideline by both incomes. */
const lowIncome = workedOut(povertyLevelCredit, (value, worksheet) => {
  const { year, status, persons, federal } = worksheet;
  const limit = familyGuideline(year, persons + dependents(worksheet));
  if (Math.max(federal.adjustedGrossIncome, federal.earnedIncome) > limit) return 0;
  return value[status].rate * Math.max(0, federal.earnedIncome);
});

const creditForAge = workedOut(seniorCredit, ({ age, incomeUpTo, ofOne, ofTwo }, { status, federal }) => {
  const people = federal.peopleAged(age);
  if (people === 0 || federal.adjustedGrossIncome > incomeUpTo[status]) return 0;
  return people === 2 ? ofTwo : ofOne[status];
});

const creditForCare = amountFrom<HouseholdYear>(
  [dependentCareCredit],
  ({ year, status, federal }) => {
    const { share, start, step, incomeUpTo } = dependentCareCredit[year].value;
    const income = federal.adjustedGrossIncome;
    if (federal.dependentCareCredit === 0 || income > incomeUpTo[status]) return 0;
    const steps = Math.ceil(Math.max(0, income - start[status]) / step[status]);
    return share * federal.dependentCareCredit * Math.max(0, 1 - steps / 100);
  },
  ({ year }) => dependentCareCredit[year].source,
);

/** Refunds the excess of both credits over the tax before credits; for the earned income credit, at a lower share. */
export const creditsOnTax: Step<HouseholdYear> = {
  tables: [stateEarnedIncomeCredit, childlessAges, refundableShare, povertyLevelCredit, seniorCredit, dependentCareCredit],
  labels: ['earnedIncomeCredit', 'lowIncomeCredit', 'ageCredit', 'dependentCareCredit'],
  apply: (worksheet) => {
    const { year, status, tax, federal } = worksheet;
    const ofEarnings = worksheet.allowed('earnedIncomeCredit', nonrefundableEarnedIncomeCredit.of(worksheet));
    worksheet.credit('earnedIncomeCredit', ofEarnings, nonrefundableEarnedIncomeCredit.source(worksheet));
    worksheet.credit('lowIncomeCredit', worksheet.allowed('lowIncomeCredit', lowIncome.of(worksheet)), lowIncome.source(worksheet));
    worksheet.credit('ageCredit', creditForAge.of(worksheet), creditForAge.source(worksheet));
    const ofCare = creditForCare.of(worksheet);
    worksheet.credit('dependentCareCredit', ofCare, creditForCare.source(worksheet));
    if (!worksheet.countsRefundableCredits) return;
    const share = refundableShare[year].value;
    const refundable = isUnmarriedWithoutChild(worksheet)
      ? ofEarnings
      : worksheet.allowed('earnedIncomeCredit', share * federalCredit(worksheet));
    worksheet.refund('earnedIncomeCredit', refundable - tax, refundableShare[year].source);
    const { value, source } = dependentCareCredit[year];
    if (federal.adjustedGrossIncome <= value.refundedUpTo[status]) worksheet.refund('dependentCareCredit', ofCare - tax, source);
  },
};

/**
 * Whether the worker may take the poverty level credits: both incomes are within the guideline and the earned income credit leaves some tax.
 * @param taxBeforeCredits - of the state, in US dollars
 */
export function mayTakePovertyLevelCredit(worksheet: StateWorksheet, taxBeforeCredits: Usd): boolean {
  const { year, persons, federal } = worksheet;
  if (Math.max(federal.adjustedGrossIncome, federal.earnedIncome) > familyGuideline(year, persons + dependents(worksheet))) return false;
  if (hasYearOf(worksheet, refundableShare)) return nonrefundableEarnedIncomeCredit.of(worksheet) < taxBeforeCredits;
  return hasYearOf(worksheet, stateEarnedIncomeCredit) && shareOfFederalCredit.of(worksheet) < taxBeforeCredits;
}

export const creditForChildren = workedOut(childCredit, ({ age, amount, incomeUpTo, start, step, loss }, { federal }) => {
  const income = federal.adjustedGrossIncome;
  if (income > incomeUpTo) return 0;
  return amount * federal.dependentsBelow(age) - loss * Math.ceil(Math.max(0, income - start) / step);
});
