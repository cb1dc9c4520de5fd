import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { isDaily, methodsOf, proratedTable, taxBy, type Editions, type TableRow } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly single: readonly TableRow[];
  readonly marriedJoint: readonly TableRow[];
  readonly headOfHousehold: readonly TableRow[];
}

/** Widths, rates and base amounts above the pay without tax, which follows the federal standard deduction. */
const SINGLE = [
  [0, 0.015, 0],
  [5_500, 0.032, 82.5],
  [12_500, 0.032, 306.5],
  [16_500, 0.043, 434.5],
  [25_500, 0.043, 821.5],
  [33_500, 0.047, 1_165.5],
  [50_500, 0.047, 1_964.5],
  [66_500, 0.049, 2_716.5],
  [210_000, 0.059, 9_748],
] as const;
const COUPLE = [
  [0, 0.015, 0],
  [8_000, 0.032, 120],
  [16_000, 0.032, 376],
  [25_000, 0.043, 664],
  [41_000, 0.043, 1_352],
  [50_000, 0.047, 1_739],
  [86_000, 0.047, 3_431],
  [100_000, 0.049, 4_089],
  [315_000, 0.059, 14_624],
] as const;

const above = (untaxed: Usd, table: readonly TableRow[]): readonly TableRow[] => [
  [0, 0, 0],
  ...table.map(([over, rate, base]): TableRow => [untaxed + over, rate, base]),
];

const edition = (revised: string, single: Usd, couple: Usd, head: Usd) => [
  {
    value: { single: above(single, SINGLE), marriedJoint: above(couple, COUPLE), headOfHousehold: above(head, COUPLE) },
    source: `FYI-104 (${revised}), New Mexico Withholding Tax; N.M. Stat. § 7-3-3`,
  },
];
const terms: Editions<Terms> = {
  2025: edition('11/2024', 7_500, 15_000, 11_250),
  2026: edition('11/2025', 8_050, 16_100, 12_075),
};

const DIME = 0.1;
const MONTHLY = 12;

export const stateWithholding: StateWithholding = {
  code: 'NM',
  certificate: 'W-4',
  methods: methodsOf(terms, ({ single, marriedJoint, headOfHousehold }, pay) => {
    const table = { single, marriedJoint, headOfHousehold, marriedSeparate: single }[pay.employee.filingStatus];
    const tax = taxBy(proratedTable(table, pay.payPeriods, isDaily(pay.payPeriods) ? DIME : 1), countedPay(pay));
    // Less than a dollar a month is not withheld: FYI-104, p. 2.
    return pay.payPeriods === MONTHLY && tax < 1 ? 0 : tax;
  }),
  supplemental: unchanged([2025, 2026], { bonus: 0.059 }, 'FYI-104, supplemental wages paid separately'),
};
