import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdYear } from '@bracketwise/contract/years';
import { inPairs, provisional2026, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import { workedOut } from '../../../rules/whole-households.ts';
import { californiaAdjustedGrossIncome } from './adjustments.ts';

/** For those who rent at least half of the year, with California adjusted gross income up to a limit. US dollars. */
export interface RentersCredit {
  readonly amount: ByStatus<Usd>;
  readonly incomeUpTo: ByStatus<Usd>;
}

const AMOUNT = inPairs(60, 120);

export const rentersCredit: LawTable<RentersCredit, HouseholdYear> = provisional2026({
  2024: {
    value: { amount: AMOUNT, incomeUpTo: inPairs(52_421, 104_842) },
    source: 'Form 540 (2024) line 46, Nonrefundable Renter’s Credit Qualification Record; Cal. Rev. & Tax. Code § 17053.5',
  },
  2025: {
    value: { amount: AMOUNT, incomeUpTo: inPairs(53_994, 107_987) },
    source: 'Form 540 (2025) line 46, Nonrefundable Renter’s Credit Qualification Record; Cal. Rev. & Tax. Code § 17053.5',
  },
});

/** Somebody's dependent, who may live with that person, has none. */
export const forRenters = workedOut(rentersCredit, ({ amount, incomeUpTo }, worksheet) => {
  const { status, household } = worksheet;
  if (household.rentPaid === 0 || household.claimedAsDependent) return 0;
  return californiaAdjustedGrossIncome(worksheet) > incomeUpTo[status] ? 0 : amount[status];
});
