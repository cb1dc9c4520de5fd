/** Parts of the states' withholding methods: editions of a publication, exemptions of the employee, tables by pay period. */
import type { Usd } from '@bracketwise/contract/amounts';
import { PAY_PERIODS } from '@bracketwise/contract/paychecks';
import type { LawYear } from '@bracketwise/contract/years';
import type { Cited } from '../kernel/law-table.ts';
import { roundToCents } from '../kernel/money.ts';
import type { ByYear, Employee, StatePay, WhereEmployed, WithholdingMethod } from './state-withholding.ts';

/** Figures of one publication. */
export interface Edition<T> extends Cited<T> {
  /** Month and day of the first payment to which they apply, such as `07-01`; absent if they apply from the start of the year. */
  readonly from?: string;
}

/** The editions of each year in order. */
export type Editions<T> = ByYear<readonly Edition<T>[]>;

type Withhold<T> = (terms: T, pay: StatePay, year: LawYear) => Usd;
type WithholdByPlace<T> = (terms: T, pay: StatePay, where: WhereEmployed, year: LawYear) => Usd | undefined;

/** The methods of each year. Adds what the certificate asks for in addition. */
export function methodsOf<T>(editions: Editions<T>, withhold: Withhold<T>, byPlace?: WithholdByPlace<T>): ByYear<WithholdingMethod> {
  const methods = Object.entries(editions).map(([key, ofYear]): [LawYear, WithholdingMethod] => {
    const year = Number(key) as LawYear;
    const termsFor = ({ paidOn }: StatePay) => editionOn(ofYear, paidOn).value;
    const method: WithholdingMethod = {
      source: ofYear.map(({ source }) => source).join('; '),
      withheld: (pay) => roundToCents(Math.max(0, withhold(termsFor(pay), pay, year)) + (pay.extra ?? 0)),
    };
    if (!byPlace) return [year, method];
    return [year, { ...method, withheldByPlace: (pay, where) => byPlace(termsFor(pay), pay, where, year) }];
  });
  return Object.fromEntries(methods);
}

function editionOn<T>(editions: readonly Edition<T>[], paidOn: string | undefined): Edition<T> {
  const applying = editions.filter(({ from }) => from === undefined || paidOn === undefined || paidOn.slice('YYYY-'.length) >= from);
  const last = applying.at(-1);
  if (!last) throw new RangeError('A year needs an edition from January 1');
  return last;
}

/** Whether the certificate counts the spouse: on a joint return with one job. */
export const countsSpouse = ({ filingStatus, severalJobs }: Employee): boolean => filingStatus === 'marriedJoint' && !severalJobs;

/** The employee and, if the certificate counts one, the spouse. */
export const peopleOf = (employee: Employee): number => (countsSpouse(employee) ? 2 : 1);

/** These people and the dependents. */
export const exemptionsOf = (employee: Employee): number => peopleOf(employee) + employee.dependents;

/** What the certificate claims, or else the number that its worksheet gives. */
export const allowancesOf = ({ allowances, employee }: StatePay, worksheet: (employee: Employee) => number = exemptionsOf): number =>
  allowances ?? worksheet(employee);

export const roundTo = (amount: Usd, unit: Usd): Usd => roundToCents(Math.round(amount / unit + HALF_SLACK) * unit);
/** Half a unit in binary can be slightly less than half. */
const HALF_SLACK = 1e-9;

export const toDollars = (amount: Usd): Usd => roundTo(amount, 1);

/** Publications differ in how they count the days of daily pay. */
export const isDaily = (payPeriods: number): boolean => payPeriods === PAY_PERIODS.daily;

/** A yearly amount as publications print it for a pay period, in cents. */
export const eachPeriod = (yearly: Usd, { payPeriods }: StatePay): Usd => roundToCents(yearly / payPeriods);

/** A row of a printed table: income over the limit is taxed at the rate, in addition to the base amount. The first limit is 0. */
export type TableRow = readonly [over: Usd, rate: number, base: Usd];

/**
 * The tax by a printed table, unrounded.
 * @param atLeast - whether an income at the limit belongs to its row, and not to the one before
 */
export function taxBy(table: readonly TableRow[], income: Usd, atLeast = false): Usd {
  const [over, rate, base] = table.findLast(([limit]) => income > limit || (atLeast && income === limit)) ?? [0, 0, 0];
  return base + (income - over) * rate;
}

/** A yearly table for a pay period: limits in whole dollars or other units, base amounts in cents. */
export const proratedTable = (table: readonly TableRow[], payPeriods: number, unit: Usd = 1): readonly TableRow[] =>
  table.map(([over, rate, base]) => [roundTo(over / payPeriods, unit), rate, roundToCents(base / payPeriods)]);

/** A table whose base amounts add up, each rounded to cents, as most publications print them. */
export function tableOf(rates: readonly number[], limits: readonly Usd[]): readonly TableRow[] {
  const rows: TableRow[] = [];
  let base = 0;
  for (const [index, rate] of rates.entries()) {
    const over = index === 0 ? 0 : (limits[index - 1] ?? 0);
    const before = rows.at(-1);
    if (before) base = roundToCents(base + (over - before[0]) * before[1]);
    rows.push([over, rate, base]);
  }
  return rows;
}

/** Tax on a year of such pay, divided by the pay periods. */
export const annualized = (pay: Usd, periodsInYear: number, taxOnYear: (annual: Usd) => Usd): Usd =>
  taxOnYear(pay * periodsInYear) / periodsInYear;
