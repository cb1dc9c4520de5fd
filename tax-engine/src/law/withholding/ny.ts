import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { roundToCents } from '../../kernel/money.ts';
import { countedPay, type Employee, type StatePay, type StateWithholding, type WhereEmployed } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  isDaily,
  methodsOf,
  proratedTable,
  roundTo,
  taxBy,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

type Table = 'single' | 'married';

/** Methods II and III of the state, and the method of New York City, by the year. US dollars. */
interface Terms {
  readonly state: Readonly<Record<Table, readonly TableRow[]>>;
  /** From this net pay of a year on, a rate of all of it. */
  readonly top: Readonly<Record<Table, readonly (readonly [from: Usd, rate: number])[]>>;
  readonly deduction: Readonly<Record<Table, Usd>>;
  readonly city: readonly TableRow[];
  readonly cityDeduction: Readonly<Record<Table, Usd>>;
  readonly exemption: Usd;
}

const COMMON = {
  top: {
    single: [
      [1_077_550, 0.1045],
      [5_000_000, 0.111],
      [25_000_000, 0.117],
    ],
    married: [
      [2_155_350, 0.1045],
      [5_000_000, 0.111],
      [25_000_000, 0.117],
    ],
  },
  deduction: { single: 7_400, married: 7_950 },
  city: [
    [0, 0.0205, 0],
    [8_000, 0.028, 164],
    [8_700, 0.0325, 184],
    [15_000, 0.0395, 388],
    [25_000, 0.0415, 783],
    [60_000, 0.0425, 2_236],
  ],
  cityDeduction: { single: 5_000, married: 5_500 },
  exemption: 1_000,
} as const;

const LOW_2025 = [
  [0, 0.04, 0],
  [8_500, 0.045, 340],
  [11_700, 0.0525, 484],
  [13_900, 0.055, 600],
  [80_650, 0.06, 4_271],
] as const;
const LOW_2026 = [
  [0, 0.039, 0],
  [8_500, 0.044, 332],
  [11_700, 0.0515, 472],
  [13_900, 0.054, 586],
  [80_650, 0.059, 4_190],
] as const;

const terms: Editions<Terms> = {
  2025: [
    {
      value: {
        ...COMMON,
        state: {
          single: [
            ...LOW_2025,
            [96_800, 0.0714, 5_240],
            [107_650, 0.0764, 6_014],
            [157_650, 0.065, 9_832],
            [215_400, 0.1101, 13_586],
            [265_400, 0.0735, 19_092],
          ],
          married: [
            ...LOW_2025,
            [96_800, 0.0667, 5_240],
            [107_650, 0.0717, 5_963],
            [157_650, 0.0811, 9_546],
            [211_550, 0.065, 13_919],
            [323_200, 0.1284, 21_177],
            [373_200, 0.0735, 27_599],
            [1_077_550, 0.0765, 79_368],
          ],
        },
      },
      source: 'NYS-50-T-NYS (1/23), Methods II and III; NYS-50-T-NYC (1/18); NYS-50-T-Y (1/23); N.Y. Tax Law § 671(a)',
    },
  ],
  2026: [
    {
      value: {
        ...COMMON,
        state: {
          single: [
            ...LOW_2026,
            [96_800, 0.0703, 5_143],
            [107_650, 0.0753, 5_906],
            [157_650, 0.064, 9_673],
            [215_400, 0.1144, 13_369],
            [265_400, 0.0735, 19_091],
          ],
          married: [
            ...LOW_2026,
            [96_800, 0.0657, 5_143],
            [107_650, 0.0707, 5_855],
            [157_650, 0.0801, 9_388],
            [211_550, 0.064, 13_708],
            [323_200, 0.1349, 20_854],
            [373_200, 0.0735, 27_600],
            [1_077_550, 0.0765, 79_369],
          ],
        },
      },
      source: 'NYS-50-T-NYS (1/26), Methods II and III; NYS-50-T-NYC (1/26); NYS-50-T-Y (1/26); N.Y. Tax Law § 671(a)',
    },
  ],
};

/** Tables B and C print weekly, semimonthly and daily allowances in steps of five cents, and twice those for the double periods. */
const ALLOWANCE_STEP = 0.05;
const DOUBLE_PERIODS: Readonly<Record<number, number>> = { 26: 52, 12: 24 };
function allowanceFor(yearly: Usd, payPeriods: number): Usd {
  const shorter = DOUBLE_PERIODS[payPeriods];
  return shorter === undefined ? roundTo(yearly / payPeriods, ALLOWANCE_STEP) : 2 * allowanceFor(yearly, shorter);
}

/** Table II-E of New York City prints its daily limits in steps of half a dollar. */
const DAILY_STEP = 0.5;
const MONTHS = 12;

/** Form IT-2104: couples with two incomes take the higher single rate. */
const tableFor = (employee: Employee): Table => (countsSpouse(employee) ? 'married' : 'single');

/** Form IT-2104, worksheet: dependents, and two for a head of household with one job. Credits of the household are not counted. */
const worksheetAllowances = ({ dependents, filingStatus, severalJobs }: Employee) =>
  dependents + (filingStatus === 'headOfHousehold' && !severalJobs ? 2 : 0);

/** Quarterly and half-yearly pay is withheld by the month: NYS-50-T-NYS, Conversion of Tables. */
function byPrintedPeriod(pay: StatePay, withheld: (wages: Usd, payPeriods: number) => Usd): Usd {
  const wages = countedPay(pay);
  const months = MONTHS / pay.payPeriods;
  if (months <= 1 || months === MONTHS) return withheld(wages, pay.payPeriods);
  return months * withheld(wages / months, MONTHS);
}

const netPay = (wages: Usd, payPeriods: number, deduction: Usd, exemption: Usd, allowances: number) =>
  Math.max(0, wages - allowanceFor(deduction, payPeriods) - allowances * allowanceFor(exemption, payPeriods));

function stateTax({ state, top, deduction, exemption }: Terms, pay: StatePay): Usd {
  const table = tableFor(pay.employee);
  return byPrintedPeriod(pay, (wages, payPeriods) => {
    const net = netPay(wages, payPeriods, deduction[table], exemption, allowancesOf(pay, worksheetAllowances));
    const first = top[table][0]?.[0] ?? Infinity;
    if (net >= Math.round(first / payPeriods)) {
      const rate = (top[table].findLast(([from]) => net * payPeriods >= from) ?? top[table][0])?.[1] ?? 0;
      return roundToCents(roundToCents(net * payPeriods * rate) / payPeriods);
    }
    return roundToCents(taxBy(proratedTable(state[table], payPeriods), net, true));
  });
}

/** Of a resident of New York City. */
const cityTax = ({ city, cityDeduction, exemption }: Terms, pay: StatePay) =>
  byPrintedPeriod(pay, (wages, payPeriods) => {
    const net = netPay(wages, payPeriods, cityDeduction[tableFor(pay.employee)], exemption, allowancesOf(pay, worksheetAllowances));
    return roundToCents(taxBy(proratedTable(city, payPeriods, isDaily(payPeriods) ? DAILY_STEP : 1), net, true));
  });

/** NYS-50-T-Y: a share of the state's tax of a resident; a rate on a commuter's pay above an exclusion that shrinks with the pay. */
const YONKERS = {
  resident: 0.1675,
  commuter: 0.005,
  exclusions: [
    [0, Infinity],
    [4_000, 3_000],
    [10_000, 2_000],
    [20_000, 1_000],
    [30_000, 0],
  ],
} as const;

function commuterTax(pay: StatePay): Usd {
  const wages = countedPay(pay);
  const [, exclusion] = YONKERS.exclusions.findLast(([from]) => wages >= Math.round(from / pay.payPeriods)) ?? [0, 0];
  return roundToCents(Math.max(0, wages - Math.round(exclusion / pay.payPeriods)) * YONKERS.commuter);
}

/** Flat rates on bonuses of the state, of New York City and of Yonkers. */
const BONUS = 0.117;
const CITY_BONUS = 0.0425;

function bonusRateOf({ locality, workLocality }: WhereEmployed): number | undefined {
  if (locality === 'NYC') return CITY_BONUS;
  if (locality === 'YONKERS') return YONKERS.resident * BONUS;
  return workLocality === 'YONKERS' ? YONKERS.commuter : undefined;
}

export const stateWithholding: StateWithholding = {
  code: 'NY',
  certificate: 'IT-2104',
  methods: methodsOf(terms, stateTax, (year, pay, { locality, workLocality }) => {
    if (locality === 'NYC') return cityTax(year, pay);
    if (locality === 'YONKERS') return roundToCents(stateTax(year, pay) * YONKERS.resident);
    return workLocality === 'YONKERS' ? commuterTax(pay) : undefined;
  }),
  supplemental: unchanged(
    [2025, 2026],
    { bonus: BONUS, byPlace: bonusRateOf },
    'NYS-50-T-NYS (1/23) and (1/26), NYS-50-T-NYC (1/18) and (1/26), NYS-50-T-Y (1/23) and (1/26), Supplemental wage payment',
  ),
};
