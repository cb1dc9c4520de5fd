/** Refundable credits for families on Form IT-201 lines 63 to 65. */
import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import type { Amount } from '../../../rules/amounts.ts';
import { spousesOf } from '../../../rules/spouses.ts';
import type { StateWorksheet, Step } from '../../../rules/state-worksheet.ts';
import { amountFrom, refundableCredit, workedOut } from '../../../rules/whole-households.ts';
import { dependentCareCredit as federalDependentCare } from '../../federal/dependent-care-credit.ts';

/** Federal adjusted gross income above which the child credit falls; of a surviving spouse, that of one person. US dollars. */
const CHILD_CREDIT_THRESHOLD = byStatus(75_000, 110_000, 55_000, 75_000);

/** A share of the federal credit under 2017 law, with a minimum per child for incomes up to its threshold. US dollars. */
export interface ChildCreditOf2024 {
  readonly childrenUnder: number;
  readonly share: number;
  readonly minimum: Usd;
  readonly federalCredit: Usd;
  readonly threshold: ByStatus<Usd>;
  /** The credit falls by this for each $1,000 above the threshold, or part of it. */
  readonly loss: Usd;
  /** This share of the earned income above a floor limits the refund. */
  readonly earnedShare: number;
  readonly earnedFloor: Usd;
  /** Families with this many children may instead count payroll taxes beyond the earned income credit. */
  readonly manyChildren: number;
}

export const childCreditOf2024: LawTable<ChildCreditOf2024, 2024> = {
  2024: {
    value: {
      childrenUnder: 17,
      share: 0.33,
      minimum: 100,
      federalCredit: 1_000,
      threshold: CHILD_CREDIT_THRESHOLD,
      loss: 50,
      earnedShare: 0.15,
      earnedFloor: 3_000,
      manyChildren: 3,
    },
    source: 'Form IT-213 (2024) lines 6 to 16; N.Y. Tax Law § 606(c-1)(1); 26 U.S.C. § 24 before Pub. L. 115-97',
  },
};

const thousandsAbove = (income: Usd, threshold: Usd) => Math.ceil(Math.max(0, income - threshold) / 1_000);

function childCreditByFormerLaw(law: ChildCreditOf2024, { federal }: StateWorksheet<2024>): Usd {
  const children = federal.dependentsBelow(law.childrenUnder);
  if (children === 0) return 0;
  const income = federal.adjustedGrossIncome;
  const threshold = law.threshold[federal.status];
  const inFull = Math.max(0, children * law.federalCredit - law.loss * thousandsAbove(income, threshold));
  const againstTax = Math.min(inFull, federal.taxBeforeChildTaxCredit);
  const byEarnings = law.earnedShare * Math.max(0, federal.earnedIncome - law.earnedFloor);
  const payrollTaxes =
    federal.socialSecurity +
    federal.medicare +
    federal.additionalMedicare +
    federal.selfEmploymentTaxDeduction -
    federal.earnedIncomeCredit;
  const paidOut = Math.min(inFull - againstTax, children >= law.manyChildren ? Math.max(byEarnings, payrollTaxes) : byEarnings);
  return Math.max(law.share * (againstTax + paidOut), income <= threshold ? children * law.minimum : 0);
}

export const creditForChildrenOf2024: Step<2024> = refundableCredit('childTaxCredit', workedOut(childCreditOf2024, childCreditByFormerLaw));

/** Amounts for each child under an age, minus an amount for each $1,000 of income above a threshold, or part of it. US dollars. */
export interface ChildCreditByAge {
  readonly young: { readonly under: number; readonly amount: Usd };
  readonly older: { readonly under: number; readonly amount: Usd };
  readonly threshold: ByStatus<Usd>;
  readonly loss: Usd;
}

const childCreditWith = (older: Usd): ChildCreditByAge => ({
  young: { under: 4, amount: 1_000 },
  older: { under: 17, amount: older },
  threshold: CHILD_CREDIT_THRESHOLD,
  loss: 16.5,
});

export const childCreditByAge: LawTable<ChildCreditByAge, 2025 | 2026> = {
  2025: { value: childCreditWith(330), source: 'Form IT-213 (2025); N.Y. Tax Law § 606(c-1)(1-a) (L. 2025, ch. 59)' },
  2026: { value: childCreditWith(500), source: 'N.Y. Tax Law § 606(c-1)(1-a) (L. 2025, ch. 59)' },
};

export const creditForChildrenSince2025: Step<2025 | 2026> = refundableCredit(
  'childTaxCredit',
  workedOut(childCreditByAge, ({ young, older, threshold, loss }, { federal }) => {
    const youngOnes = federal.dependentsBelow(young.under);
    const olderOnes = federal.dependentsBelow(older.under) - youngOnes;
    const excess = thousandsAbove(federal.adjustedGrossIncome, threshold[federal.status]);
    return youngOnes * young.amount + olderOnes * older.amount - loss * excess;
  }),
);

/** The share of the federal dependent care credit, by New York adjusted gross income. US dollars, and fractions. */
export interface CareCredit {
  /** Maximum expenses for one, two, … dependents. */
  readonly expenses: readonly Usd[];
  /** Up to `top`, the share is `base` plus `more`; `more` phases out over the last `range` dollars. */
  readonly shares: readonly { readonly top: Usd; readonly base: number; readonly more: number }[];
  readonly range: Usd;
  /** From each of these incomes on, the share is multiplied. */
  readonly multipliers: readonly (readonly [from: Usd, by: number])[];
}

export const careCredit: LawTable<CareCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    expenses: [3_000, 6_000, 7_500, 8_500, 9_000],
    shares: [
      { top: 40_000, base: 1, more: 0.1 },
      { top: 65_000, base: 0.2, more: 0.8 },
      { top: Infinity, base: 0.2, more: 0 },
    ],
    range: 15_000,
    multipliers: [
      [50_000, 1.1682],
      [55_000, 1.2733],
      [60_000, 2.322],
      [65_000, 3],
      [150_000, 1],
    ],
  },
  'Form IT-216 lines 5 to 14; N.Y. Tax Law § 606(c)(1), (1-a), (1-b)',
);

/** Form IT-216 line 14. US dollars. */
export function careCreditOf({ year, federal, adjustedGrossIncome: income }: StateWorksheet<HouseholdYear>): Usd {
  if (federal.dependentCareExpenses === 0) return 0;
  const { expenses: limits, shares, range, multipliers } = careCredit[year].value;
  const children = federal.dependentsInCare;
  const limit = limits[Math.min(children, limits.length) - 1] ?? 0;
  const earned = spousesOf(federal).map(({ wages, selfEmployment }) => wages + selfEmployment);
  const expenses = Math.min(federal.careWithoutBenefits(limit), ...earned);
  const row = shares.find(({ top }) => income < top);
  if (!row) return 0;
  const share = row.base + (row.more * Math.min(range, row.top - income)) / range;
  const multiplier = multipliers.findLast(([from]) => income >= from)?.[1] ?? 1;
  return expenses * federal.dependentCareRate * share * multiplier;
}

export const creditForCare: Step<HouseholdYear> = refundableCredit(
  'dependentCareCredit',
  amountFrom([careCredit, federalDependentCare], careCreditOf, ({ year }) => careCredit[year].source),
);

/** Share of the federal credit. */
export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.3,
  'Form IT-215 lines 13 to 16; N.Y. Tax Law § 606(d)',
);

/** @param householdCreditUsed - subtracted from it */
export function creditForEarnedIncome(householdCreditUsed: Amount<HouseholdYear>): Step<HouseholdYear> {
  return refundableCredit(
    'earnedIncomeCredit',
    workedOut(
      earnedIncomeCreditShare,
      (value, worksheet) => {
        const federal = worksheet.federal.earnedIncomeCredit;
        return federal === 0 ? 0 : value * federal - householdCreditUsed.of(worksheet);
      },
      ...householdCreditUsed.tables,
    ),
  );
}
