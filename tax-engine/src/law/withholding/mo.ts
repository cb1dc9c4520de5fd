import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, countsSpouse, methodsOf, taxBy, toDollars, type Editions, type TableRow } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly standardDeduction: { readonly single: Usd; readonly oneEarner: Usd; readonly headOfHousehold: Usd };
  readonly table: readonly TableRow[];
}

const RATES = [0, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045, 0.047];

/** Brackets of equal width, with base amounts in whole dollars. */
function tableOf(width: Usd): readonly TableRow[] {
  return RATES.map((rate, index) => [
    index * width,
    rate,
    toDollars(RATES.slice(0, index).reduce((base, lower) => base + width * lower, 0)),
  ]);
}

const edition = (year: number, width: Usd, single: Usd, oneEarner: Usd, headOfHousehold: Usd) => [
  {
    value: { standardDeduction: { single, oneEarner, headOfHousehold }, table: tableOf(width) },
    source: `Missouri Department of Revenue, ${year} Withholding Tax Formula (Form 4282); Mo. Rev. Stat. § 143.191`,
  },
];
const terms: Editions<Terms> = {
  2025: edition(2025, 1_313, 15_000, 30_000, 22_500),
  2026: edition(2026, 1_348, 16_100, 32_200, 24_150),
};

function deductionOf({ single, oneEarner, headOfHousehold }: Terms['standardDeduction'], employee: Employee): Usd {
  if (employee.filingStatus === 'headOfHousehold') return headOfHousehold;
  return countsSpouse(employee) ? oneEarner : single;
}

export const stateWithholding: StateWithholding = {
  code: 'MO',
  certificate: 'MO W-4',
  methods: methodsOf(terms, ({ standardDeduction, table }, pay) =>
    toDollars(
      annualized(countedPay(pay), pay.payPeriods, (annual) =>
        taxBy(table, Math.max(0, annual - deductionOf(standardDeduction, pay.employee))),
      ),
    ),
  ),
  supplemental: unchanged([2025, 2026], { bonus: 0.047 }, 'Missouri Department of Revenue, Form 4282, § 7.A, supplemental wage payments'),
};
