import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, eachPeriod, methodsOf, toDollars, type Edition, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  /** Not withheld on; twice for a couple. */
  readonly untaxed: Usd;
  /** For each child of the child tax credit. */
  readonly child: Usd;
}

const edition = (table: string, value: Terms, from?: string): Edition<Terms> => ({
  value,
  source: `EPB00744, Table for Percentage Computation Method of Withholding (${table}); Idaho Code § 63-3035`,
  from,
});
const SINCE_APRIL_2025: Terms = { rate: 0.053, untaxed: 15_000, child: 3_868 };
const terms: Editions<Terms> = {
  2025: [edition('May 2024', { rate: 0.05695, untaxed: 14_600, child: 3_600 }), edition('April 28, 2025', SINCE_APRIL_2025, '04-28')],
  2026: [edition('April 28, 2025', SINCE_APRIL_2025), edition('July 23, 2026', { rate: 0.053, untaxed: 16_100, child: 0 }, '07-23')],
};

export const stateWithholding: StateWithholding = {
  code: 'ID',
  certificate: 'ID W-4',
  methods: methodsOf(terms, ({ rate, untaxed, child }, pay) => {
    const children = allowancesOf(pay, (employee) => employee.childrenUnder17);
    const people = pay.employee.filingStatus === 'marriedJoint' ? 2 : 1;
    const taxable = countedPay(pay) - children * eachPeriod(child, pay) - toDollars((people * untaxed) / pay.payPeriods);
    return toDollars(rate * Math.max(0, taxable));
  }),
};
