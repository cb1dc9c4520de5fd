import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  eachPeriod,
  methodsOf,
  proratedTable,
  tableOf,
  taxBy,
  toDollars,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

interface Terms {
  readonly allowance: Usd;
  readonly single: readonly TableRow[];
  readonly married: readonly TableRow[];
}

const RATES = [0, 0.025, 0.035, 0.045];
const terms: Editions<Terms> = {
  2026: [
    {
      value: {
        allowance: 1_000,
        single: tableOf(RATES, [10_100, 11_250, 13_550]),
        married: tableOf(RATES, [20_200, 22_500, 27_100]),
      },
      source: 'Packet OW-2, Oklahoma Income Tax Withholding Tables (2026), percentage formula; 68 O.S. § 2385.2',
    },
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'OK',
  certificate: 'OK-W-4',
  // Couples with two jobs check the higher single rate.
  methods: methodsOf(terms, ({ allowance, single, married }, pay) => {
    const table = proratedTable(countsSpouse(pay.employee) ? married : single, pay.payPeriods);
    return toDollars(taxBy(table, Math.max(0, countedPay(pay) - allowancesOf(pay) * eachPeriod(allowance, pay))));
  }),
};
