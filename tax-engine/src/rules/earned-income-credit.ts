import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { roundToCents } from '../kernel/money.ts';
import type { EarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';

/**
 * The earned income tax credit by formula instead of the printed table, rounded to cents.
 * @param adjustedGrossIncome - used for the phase-out if it exceeds the earned income
 * @see 26 U.S.C. § 32(a), (d)
 */
export function earnedIncomeCredit(
  earnedIncome: Usd,
  status: FilingStatus,
  law: EarnedIncomeCredit,
  adjustedGrossIncome: Usd = earnedIncome,
): Usd {
  if (status === 'marriedSeparate') return 0;
  const phaseOutStart = status === 'marriedJoint' ? law.jointPhaseOutStart : law.phaseOutStart;
  const phasedIn = Math.min(law.maximum, earnedIncome * law.phaseInRate);
  const phasedOut = law.maximum - Math.max(0, Math.max(earnedIncome, adjustedGrossIncome) - phaseOutStart) * law.phaseOutRate;
  return roundToCents(Math.max(0, Math.min(phasedIn, phasedOut)));
}
