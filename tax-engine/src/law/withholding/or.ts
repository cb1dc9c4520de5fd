import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  methodsOf,
  taxBy,
  toDollars,
  type Edition,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

/** Tables for pay of less than $50,000 a year, and for more. */
interface Group {
  readonly standardDeduction: Usd;
  readonly low: readonly TableRow[];
  readonly high: readonly TableRow[];
}

/** Federal tax up to the first amount is subtracted; in each step of pay above the limit, a fifth of it less. */
interface Terms {
  readonly federalTax: Usd;
  /** Off the tax of the year, for each allowance. */
  readonly credit: Usd;
  readonly single: Group;
  /** Also of a single employee with three allowances. */
  readonly married: Group;
}

/** Pay of a year above which the tables are others, and above which nobody has allowances and the federal tax starts to shrink. */
const LIMITS = {
  highPay: 50_000,
  single: { allowances: 100_000, top: 125_000, step: 5_000 },
  married: { allowances: 200_000, top: 250_000, step: 10_000 },
};
const STEPS = 5;

type Figures = readonly [standardDeduction: Usd, second: Usd, third: Usd, bases: readonly [Usd, Usd, high: Usd, top: Usd]];

function edition(document: string, federalTax: Usd, credit: Usd, single: Figures, married: Figures): Edition<Terms> {
  const group = ([standardDeduction, second, third, [ofSecond, ofThird, ofHigh, ofTop]]: Figures, top: Usd): Group => ({
    standardDeduction,
    low: [
      [0, 0.0475, credit],
      [second, 0.0675, ofSecond],
      [third, 0.0875, ofThird],
    ],
    high: [
      [third, 0.0875, ofHigh],
      [top, 0.099, ofTop],
    ],
  });
  return {
    value: { federalTax, credit, single: group(single, LIMITS.single.top), married: group(married, LIMITS.married.top) },
    source: `150-206-436 (${document}), Oregon Withholding Tax Formulas; ORS 316.172`,
  };
}

const terms: Editions<Terms> = {
  2025: [edition('2025', 8_500, 256, [2_835, 4_400, 11_100, [465, 917, 661, 10_627]], [5_670, 8_800, 22_200, [674, 1_579, 1_323, 21_256]])],
  2026: [
    edition(
      'Rev. 12-31-25',
      8_750,
      263,
      [2_910, 4_550, 11_400, [479, 941, 678, 10_618]],
      [5_820, 9_100, 22_800, [695, 1_620, 1_357, 21_237]],
    ),
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'OR',
  certificate: 'OR-W-4',
  methods: methodsOf(terms, ({ federalTax, credit, single, married }, pay) => {
    const annual = countedPay(pay) * pay.payPeriods;
    const limits = countsSpouse(pay.employee) ? LIMITS.married : LIMITS.single;
    const allowances = annual > limits.allowances ? 0 : allowancesOf(pay);
    const { standardDeduction, low, high } = countsSpouse(pay.employee) || allowancesOf(pay) >= 3 ? married : single;
    const stepsAbove = annual < limits.top ? 0 : Math.min(STEPS, 1 + Math.floor((annual - limits.top) / limits.step));
    const subtracted = Math.min(pay.federalTaxWithheld * pay.payPeriods, (federalTax * (STEPS - stepsAbove)) / STEPS);
    const base = Math.max(0, annual - subtracted - standardDeduction);
    if (base === 0) return 0;
    const tax = toDollars(taxBy(annual < LIMITS.highPay ? low : high, base, true)) - allowances * credit;
    return toDollars(Math.max(0, tax) / pay.payPeriods);
  }),
  supplemental: unchanged([2025, 2026], { bonus: 0.08 }, '150-206-436, Oregon Withholding Tax Formulas, supplemental wages; ORS 316.167'),
};
