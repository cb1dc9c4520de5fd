import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { RecoveryRebate } from '../law/federal/recovery-rebates.ts';

/**
 * A recovery rebate before the advance payment, unrounded.
 * @param filers - number of filers with a Social Security number
 * @param dependents - number of dependents of the rebate's ages with such a number
 * @see 26 U.S.C. §§ 6428, 6428A, 6428B; Form 1040 instructions, Recovery Rebate Credit Worksheet
 */
export function recoveryRebate(
  filers: number,
  dependents: number,
  adjustedGrossIncome: Usd,
  status: FilingStatus,
  law: RecoveryRebate,
): Usd {
  const counted = law.needsFiler && filers === 0 ? 0 : dependents;
  const full = law.perPerson * filers + law.perDependent * counted;
  const above = Math.max(0, adjustedGrossIncome - law.start[status]);
  const lost = law.range ? (full * above) / law.range[status] : (law.rate ?? 0) * above;
  return Math.max(0, full - lost);
}
