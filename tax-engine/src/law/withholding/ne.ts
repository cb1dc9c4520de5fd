import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  eachPeriod,
  exemptionsOf,
  methodsOf,
  proratedTable,
  taxBy,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

interface Terms {
  readonly allowance: Usd;
  readonly single: readonly TableRow[];
  readonly married: readonly TableRow[];
}

/** Without the special procedure of larger employers for pay of which less than 1.5% is withheld: § 77-2753(1)(b). */
const terms: Editions<Terms> = {
  2026: [
    {
      value: {
        allowance: 2_440,
        single: [
          [0, 0, 0],
          [3_430, 0.0226, 0],
          [6_710, 0.0322, 74.13],
          [21_810, 0.0421, 560.35],
          [31_610, 0.0435, 972.93],
          [40_130, 0.0448, 1_343.55],
          [75_370, 0.046, 2_922.3],
        ],
        married: [
          [0, 0, 0],
          [8_190, 0.0226, 0],
          [13_010, 0.0322, 108.93],
          [32_400, 0.0421, 733.29],
          [50_400, 0.0435, 1_491.09],
          [62_530, 0.0448, 2_018.75],
          [82_920, 0.046, 2_932.22],
        ],
      },
      source: 'Nebraska Circular EN (2026), percentage method; Neb. Rev. Stat. § 77-2753',
    },
  ],
};

/** Form W-4N, lines 4a to 4e: another for one job, for a spouse without a job, and for a head of household. */
const worksheetAllowances = (employee: Employee): number =>
  exemptionsOf(employee) + (employee.severalJobs ? 0 : 1) + (employee.filingStatus === 'headOfHousehold' ? 1 : 0);

export const stateWithholding: StateWithholding = {
  code: 'NE',
  certificate: 'W-4N',
  methods: methodsOf(terms, ({ allowance, single, married }, pay) => {
    const table = proratedTable(countsSpouse(pay.employee) ? married : single, pay.payPeriods);
    return taxBy(table, Math.max(0, countedPay(pay) - allowancesOf(pay, worksheetAllowances) * eachPeriod(allowance, pay)));
  }),
};
