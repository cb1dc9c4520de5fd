import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { countsSpouse, methodsOf, taxBy, toDollars, type Editions, type TableRow } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly single: readonly TableRow[];
  readonly oneEarner: readonly TableRow[];
  readonly headOfHousehold: readonly TableRow[];
}

const GUIDE = 'Montana Employer and Information Agent Guide with Tax Tables';
const edition = (year: number, topRate: number, ...limits: readonly (readonly [Usd, Usd, base: Usd])[]) => {
  const [single, oneEarner, headOfHousehold] = limits.map(([from, to, base]): readonly TableRow[] => [
    [0, 0, 0],
    [from, 0.047, 0],
    [to, topRate, base],
  ]);
  return [
    {
      value: { single, oneEarner, headOfHousehold } as Terms,
      source: `${GUIDE} (${year}); Mont. Code § 15-30-2502`,
    },
  ];
};
const terms: Editions<Terms> = {
  2025: edition(2025, 0.059, [15_000, 36_100, 992], [30_000, 72_200, 1_983], [22_500, 54_200, 1_490]),
  2026: edition(2026, 0.0565, [16_100, 63_600, 2_233], [32_200, 127_200, 4_465], [24_150, 95_400, 3_349]),
};

function tableFor({ single, oneEarner, headOfHousehold }: Terms, employee: Employee): readonly TableRow[] {
  if (employee.filingStatus === 'headOfHousehold') return headOfHousehold;
  return countsSpouse(employee) ? oneEarner : single;
}

export const stateWithholding: StateWithholding = {
  code: 'MT',
  certificate: 'MW-4',
  // Limits, base amounts and the tax are in whole dollars.
  methods: methodsOf(terms, (year, pay) => {
    const table = tableFor(year, pay.employee).map(([over, rate, base]): TableRow => [
      toDollars(over / pay.payPeriods),
      rate,
      toDollars(base / pay.payPeriods),
    ]);
    return toDollars(taxBy(table, countedPay(pay)));
  }),
  supplemental: unchanged([2026], { bonus: 0.05 }, `${GUIDE} (2026), supplemental wages; Mont. Code § 15-30-2502`),
};
