import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { rentalLossAllowance, separatedRentalLossAllowance } from '../law/federal/passive-losses.ts';

/** Rents and shares of partnerships that count this year; negative for a loss. US dollars. */
export interface CountedActivities {
  readonly rentalIncome: Usd;
  readonly partnershipIncome: Usd;
}

type Activities = Pick<CompleteHousehold, 'rentalIncome' | 'rentalIsActive' | 'partnershipIncome' | 'partnershipIsActive' | 'livedApart'>;

/**
 * Passive losses count up to passive income; beyond it, only the allowance for rents whose owner takes part in managing them.
 * @param modifiedAgi - adjusted gross income without the passive activities, taxable benefits and the deductions for IRAs, half of the
 *   self-employment tax and student loan interest, in US dollars
 * @see 26 U.S.C. § 469(a), (c), (d)(1), (i); Form 8582 lines 1 to 11
 */
export function withinPassiveLimit(
  { rentalIncome, rentalIsActive, partnershipIncome, partnershipIsActive, livedApart }: Activities,
  modifiedAgi: Usd,
  status: FilingStatus,
  year: LawYear,
): CountedActivities {
  const isFree = partnershipIsActive || partnershipIncome >= 0;
  const partnership = isFree ? partnershipIncome : Math.max(partnershipIncome, -Math.max(0, rentalIncome));
  const passiveProfit = partnershipIsActive ? 0 : Math.max(0, partnershipIncome);
  const rentalLoss = -rentalIncome - passiveProfit;
  if (rentalLoss <= 0) return { rentalIncome, partnershipIncome: partnership };
  const { most, start, rate } =
    livedApart && status === 'marriedSeparate' ? separatedRentalLossAllowance[year].value : rentalLossAllowance[year].value[status];
  const allowance = rentalIsActive ? Math.max(0, most - rate * Math.max(0, modifiedAgi - start)) : 0;
  return { rentalIncome: -passiveProfit - Math.min(rentalLoss, allowance), partnershipIncome: partnership };
}
