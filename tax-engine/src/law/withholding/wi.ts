import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, inYears, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  annualized,
  countsSpouse,
  methodsOf,
  tableOf,
  taxBy,
  type Edition,
  type TableRow,
} from '../../rules/withholding-tables.ts';

/** A deduction that shrinks by a share of the pay above a limit. Yearly amounts, in US dollars. */
interface Deduction {
  readonly most: Usd;
  readonly shrinksAbove: Usd;
  readonly shrinksBy: number;
}

interface Terms {
  readonly single: Deduction;
  readonly married: Deduction;
  readonly exemption: Usd;
  readonly table: readonly TableRow[];
}

const terms = inYears<readonly Edition<Terms>[]>(
  [2022, 2023, 2024, 2025, 2026],
  [
    {
      value: {
        single: { most: 6_702, shrinksAbove: 17_780, shrinksBy: 0.12 },
        married: { most: 9_461, shrinksAbove: 25_727, shrinksBy: 0.2 },
        exemption: 400,
        table: tableOf([0.0354, 0.0465, 0.053, 0.0765], [12_760, 25_520, 280_950]),
      },
      source: 'Publication W-166, Wisconsin Withholding Tax Guide (effective January 1, 2022), Alternate Method; Wis. Stat. § 71.64(9)',
    },
  ],
);

export const stateWithholding: StateWithholding = {
  code: 'WI',
  certificate: 'WT-4',
  // Couples with two jobs check the higher single rate.
  methods: methodsOf(terms, ({ single, married, exemption, table }, pay) => {
    const { most, shrinksAbove, shrinksBy } = countsSpouse(pay.employee) ? married : single;
    return annualized(countedPay(pay), pay.payPeriods, (annual) => {
      const deduction = Math.max(0, most - shrinksBy * Math.max(0, annual - shrinksAbove));
      return taxBy(table, Math.max(0, annual - deduction - allowancesOf(pay) * exemption));
    });
  }),
};
