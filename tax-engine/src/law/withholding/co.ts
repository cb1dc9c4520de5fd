import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, methodsOf, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  /** On a federal certificate for a joint return, and on any other; Form DR 0004 may claim more. */
  readonly joint: Usd;
  readonly other: Usd;
}

/** The allowance of 2026 is not confirmed. */
const terms: Editions<Terms> = {
  2025: [
    {
      value: { rate: 0.044, joint: 10_000, other: 5_000 },
      source: 'DR 1098 (11/12/24), Colorado Withholding Worksheet for Employers; Colo. Rev. Stat. § 39-22-604',
    },
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'CO',
  certificate: 'W-4',
  methods: methodsOf(terms, ({ rate, joint, other }, pay) => {
    const allowance = pay.employee.filingStatus === 'marriedJoint' ? joint : other;
    return annualized(countedPay(pay), pay.payPeriods, (annual) => rate * Math.max(0, annual - allowance));
  }),
};
