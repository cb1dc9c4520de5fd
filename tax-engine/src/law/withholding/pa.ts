import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { countedPay, inYears, type StateWithholding } from '../../rules/state-withholding.ts';
import { methodsOf } from '../../rules/withholding-tables.ts';

/** A rate of all compensation, also of bonuses, without a certificate. */
const rate = inYears(YEARS_TO_2026, [
  { value: 0.0307, source: 'REV-415, Employer Withholding Information Guide; 72 P.S. §§ 7302, 7316.1' },
]);

export const stateWithholding: StateWithholding = {
  code: 'PA',
  // 401(k) deferrals and commuter benefits are compensation: 72 P.S. § 7301(d).
  methods: methodsOf(rate, (value, pay) => value * countedPay(pay, ['electiveDeferrals', 'commuterBenefits'])),
};
