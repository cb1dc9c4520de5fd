import type { Bonus } from '@bracketwise/contract/paychecks';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateWithholding } from '../rules/state-withholding.ts';
import { taxOnSupplementalPay, type PaidByJob, type SupplementalPayTax } from './supplemental-pay.ts';

export interface BonusRequest extends PaidByJob {
  readonly bonus: Bonus;
}

/**
 * What a bonus leaves: withheld at the flat supplemental rate of 26 CFR § 31.3402(g)-1, against what it costs on the return.
 * @throws HouseholdError or PaychecksError that names the refused field
 */
export const taxOnBonus = (
  law: StateLaw | undefined,
  withholding: StateWithholding | undefined,
  { bonus, ...paid }: BonusRequest,
): SupplementalPayTax => taxOnSupplementalPay(law, withholding, paid, bonus);
