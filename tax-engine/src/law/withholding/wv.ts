import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  eachPeriod,
  methodsOf,
  proratedTable,
  tableOf,
  taxBy,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

interface Terms {
  readonly exemption: Usd;
  readonly oneJob: readonly TableRow[];
  readonly severalJobs: readonly TableRow[];
}

const RATES = [0.0211, 0.0281, 0.0316, 0.0422, 0.0458];
const terms: Editions<Terms> = {
  2026: [
    {
      value: {
        exemption: 2_000,
        oneJob: tableOf(RATES, [10_000, 25_000, 40_000, 60_000]),
        severalJobs: tableOf(RATES, [7_500, 18_750, 30_000, 45_000]),
      },
      source: 'IT-100.2A, West Virginia Tables for Percentage Method of Withholding (2026); W. Va. Code § 11-21-71',
    },
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'WV',
  certificate: 'WV/IT-104',
  methods: methodsOf(terms, ({ exemption, oneJob, severalJobs }, pay) => {
    const table = proratedTable(pay.employee.severalJobs ? severalJobs : oneJob, pay.payPeriods);
    return taxBy(table, Math.max(0, countedPay(pay) - allowancesOf(pay) * eachPeriod(exemption, pay)));
  }),
};
