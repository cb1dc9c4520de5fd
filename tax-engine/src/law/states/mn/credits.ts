/** The refundable credits of Schedules M1CD and M1CWFC. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdYear } from '@bracketwise/contract/years';
import { provisional2026, type LawTable } from '../../../kernel/law-table.ts';
import { notOver, valueAt, type StepTable } from '../../../kernel/step-table.ts';
import { disqualifiedIncome } from '../../../rules/disqualified-income.ts';
import { bornInYear, workedOut } from '../../../rules/whole-households.ts';
import { dependentCareCredit as federalDependentCare } from '../../federal/dependent-care-credit.ts';
import { childlessEarnedIncomeCreditAges, disqualifiedIncomeLimit } from '../../federal/earned-income-credit-eligibility.ts';

/** The child credit and working family credit, which phase out together. US dollars; the rates are fractions. */
export interface FamilyCredits {
  /** From this age, a child who still qualifies counts as an older child. */
  readonly olderAge: number;
  /** Without children, someone must be at least this old. */
  readonly workerFrom: number;
  readonly perChild: Usd;
  readonly earningsRate: number;
  readonly earningsUpTo: Usd;
  /** For one, two, and three or more older children. */
  readonly olderChildren: readonly [one: Usd, two: Usd, more: Usd];
  readonly start: Usd;
  readonly jointStart: Usd;
  readonly lossRate: number;
  /** With only older children. */
  readonly lossRateOfOlder: number;
}

const SAME_EACH_YEAR = { olderAge: 18, workerFrom: 19, perChild: 1_750, earningsRate: 0.04, lossRate: 0.12, lossRateOfOlder: 0.09 };

export const familyCredits: LawTable<FamilyCredits, HouseholdYear> = provisional2026<FamilyCredits, 2024>({
  2024: {
    value: { ...SAME_EACH_YEAR, earningsUpTo: 9_220, olderChildren: [970, 2_210, 2_630], start: 31_090, jointStart: 36_880 },
    source: 'Schedule M1CWFC (2024); Minn. Stat. §§ 290.0661, 290.0671',
  },
  2025: {
    value: { ...SAME_EACH_YEAR, earningsUpTo: 9_480, olderChildren: [1_000, 2_270, 2_710], start: 31_950, jointStart: 37_910 },
    source: 'Schedule M1CWFC (2025); Minn. Stat. §§ 290.0661, 290.0671',
  },
});

/** A share (fraction) of care expenses; above an income, at most `reduced` minus 5% of the excess. US dollars. */
export interface CareCredit {
  readonly shares: StepTable;
  readonly expensesOfOne: Usd;
  readonly reducedOfOne: Usd;
  readonly reducedAbove: Usd;
  readonly reduction: number;
}

/** The federal shares of 2023, which Minnesota keeps. 26 U.S.C. § 21(a)(2). */
const CARE_SHARES = notOver(...Array.from({ length: 15 }, (_, step) => [15_000 + 2_000 * step, (35 - step) / 100] as const), [
  Infinity,
  0.2,
]);
const CARE = { shares: CARE_SHARES, expensesOfOne: 3_000, reducedOfOne: 600, reduction: 0.05 };

export const careCredit: LawTable<CareCredit, HouseholdYear> = provisional2026({
  2024: { value: { ...CARE, reducedAbove: 62_410 }, source: 'Schedule M1CD (2024); Minn. Stat. § 290.067' },
  2025: { value: { ...CARE, reducedAbove: 64_150 }, source: 'Schedule M1CD (2025); Minn. Stat. § 290.067' },
});

export const creditForFamilies = workedOut(familyCredits, (law, worksheet) => {
  const { year, federal, household } = worksheet;
  const { status } = federal;
  // It is for people who may take the federal credit under 26 U.S.C. § 32: Minn. Stat. § 290.0671(1)(a).
  if (status === 'marriedSeparate' || federal.earnedIncomeCreditDenied) return 0;
  const children = federal.dependentsBelow(law.olderAge);
  const older = federal.qualifyingChildren - children;
  const isOfAge = (age: number) => age >= law.workerFrom && age <= childlessEarnedIncomeCreditAges[year].value.to;
  const someoneIsOfAge = isOfAge(household.age) || (status === 'marriedJoint' && isOfAge(household.spouseAge));
  if (children + older === 0 && !someoneIsOfAge) return 0;
  if (disqualifiedIncome(federal) > disqualifiedIncomeLimit[year].value) return 0;
  const earned = Math.max(0, federal.earnedIncome);
  const forOlder = older === 0 ? 0 : (law.olderChildren[older - 1] ?? law.olderChildren[2]);
  const whole = law.perChild * children + law.earningsRate * Math.min(earned, law.earningsUpTo) + forOlder;
  const excess = Math.max(earned, federal.adjustedGrossIncome) - (status === 'marriedJoint' ? law.jointStart : law.start);
  return whole - (children === 0 && older > 0 ? law.lossRateOfOlder : law.lossRate) * Math.max(0, excess);
});

/** For a newborn, a couple counts the limit of one child instead of what it paid; all it paid counts as paid for the other children. */
export const creditForCare = workedOut(
  careCredit,
  ({ shares, expensesOfOne, reducedOfOne, reducedAbove, reduction }, worksheet) => {
    const { federal, household } = worksheet;
    const count = Math.min(2, federal.dependentsInCare);
    const newborn = federal.status === 'marriedJoint' && bornInYear(worksheet) > 0;
    if (count === 0 || (household.dependentCareExpenses === 0 && !newborn)) return 0;
    const deemed = newborn ? Math.min(expensesOfOne, Math.max(0, federal.earnedIncome)) : 0;
    const paid = federal.dependentCareExpenses;
    const expenses = count === 1 ? Math.max(paid, deemed) : Math.min(count * expensesOfOne, paid + deemed);
    const income = federal.adjustedGrossIncome;
    const whole = valueAt(shares, income) * expenses;
    return income > reducedAbove ? Math.min(whole, count * reducedOfOne - reduction * (income - reducedAbove)) : whole;
  },
  federalDependentCare,
);
