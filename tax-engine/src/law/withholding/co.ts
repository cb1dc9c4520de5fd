import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, methodsOf, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  /** On a federal certificate for a joint return, and on any other; Form DR 0004 may claim more. */
  readonly joint: Usd;
  readonly other: Usd;
}

const edition = (revised: string, joint: Usd, other: Usd) => [
  {
    value: { rate: 0.044, joint, other },
    source: `DR 1098 (${revised}), Colorado Withholding Worksheet for Employers; Colo. Rev. Stat. § 39-22-604`,
  },
];
const terms: Editions<Terms> = { 2025: edition('11/12/24', 10_000, 5_000), 2026: edition('10/21/25', 11_000, 5_500) };

export const stateWithholding: StateWithholding = {
  code: 'CO',
  certificate: 'W-4',
  methods: methodsOf(terms, ({ rate, joint, other }, pay) => {
    const allowance = pay.employee.filingStatus === 'marriedJoint' ? joint : other;
    return annualized(countedPay(pay), pay.payPeriods, (annual) => rate * Math.max(0, annual - allowance));
  }),
};
