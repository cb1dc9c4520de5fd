import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  eachPeriod,
  exemptionsOf,
  methodsOf,
  peopleOf,
  proratedTable,
  tableOf,
  taxBy,
  toDollars,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

interface Terms {
  /** For the employee and a spouse without a job. */
  readonly personal: Usd;
  readonly dependent: Usd;
  readonly single: readonly TableRow[];
  readonly joint: readonly TableRow[];
}

const RATES = [0, 0.052, 0.0558];
const edition = [
  {
    value: {
      personal: 9_160,
      dependent: 2_320,
      single: tableOf(RATES, [3_605, 26_605]),
      joint: tableOf(RATES, [8_240, 54_240]),
    },
    source: 'KW-100, Kansas Withholding Tax Guide (Rev. 10-24), percentage formula from July 1, 2024; K.S.A. 79-3296',
  },
];
const terms: Editions<Terms> = { 2025: edition, 2026: edition };

export const stateWithholding: StateWithholding = {
  code: 'KS',
  certificate: 'K-4',
  methods: methodsOf(terms, ({ personal, dependent, single, joint }, pay) => {
    const claimed = allowancesOf(pay, exemptionsOf);
    const people = Math.min(claimed, peopleOf(pay.employee));
    const exempt = eachPeriod(people * personal + (claimed - people) * dependent, pay);
    const table = proratedTable(countsSpouse(pay.employee) ? joint : single, pay.payPeriods);
    return toDollars(taxBy(table, Math.max(0, countedPay(pay) - exempt)));
  }),
};
