import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  annualized,
  countsSpouse,
  isDaily,
  methodsOf,
  tableOf,
  taxBy,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

interface Terms {
  readonly allowance: Usd;
  readonly single: readonly TableRow[];
  readonly married: readonly TableRow[];
}

const BOOKLET = 'Minnesota Income Tax Withholding Instruction Booklet and Tax Tables';
const RATES = [0, 0.0535, 0.068, 0.0785, 0.0985];
const edition = (year: number, allowance: Usd, single: readonly Usd[], married: readonly Usd[]) => [
  {
    value: { allowance, single: tableOf(RATES, single), married: tableOf(RATES, married) },
    source: `${BOOKLET} (${year}), Computer Formula; Minn. Stat. § 290.92, subd. 2a`,
  },
];
const terms: Editions<Terms> = {
  2025: edition(2025, 5_200, [4_550, 37_120, 111_540, 203_180], [14_300, 61_920, 203_480, 344_710]),
  2026: edition(2026, 5_300, [4_700, 38_010, 114_130, 207_850], [14_700, 63_400, 208_180, 352_630]),
};

/** Days in a year of the formula. */
const DAYS = 360;

/** Form W-4MN, steps A to E: another for one job, for a spouse without a job, and for a head of household. */
function worksheetAllowances(employee: Employee): number {
  const { severalJobs, filingStatus, dependents } = employee;
  return 1 + (severalJobs ? 0 : 1) + (countsSpouse(employee) ? 1 : 0) + dependents + (filingStatus === 'headOfHousehold' ? 1 : 0);
}

export const stateWithholding: StateWithholding = {
  code: 'MN',
  certificate: 'W-4MN',
  methods: methodsOf(terms, ({ allowance, single, married }, pay) => {
    const periods = isDaily(pay.payPeriods) ? DAYS : pay.payPeriods;
    const table = pay.employee.filingStatus === 'marriedJoint' ? married : single;
    const exempt = allowancesOf(pay, worksheetAllowances) * allowance;
    return annualized(countedPay(pay), periods, (annual) => taxBy(table, Math.max(0, annual - exempt)));
  }),
  supplemental: unchanged([2025, 2026], { bonus: 0.0625 }, `${BOOKLET} (2025) and (2026), Supplemental Payments, Method 2`),
};
