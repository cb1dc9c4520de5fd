/** State income tax that an employer takes from one paycheck, by the method that the state publishes. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { DEDUCTIONS_BEFORE_TAX, type DeductionBeforeTax, type PayDeductions, type PayPeriods } from '@bracketwise/contract/paychecks';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import type { Cited } from '../kernel/law-table.ts';

/** What is taken from pay before federal income tax. Each state taxes some of it. US dollars in the pay period. */
export type SetAside = Pick<PayDeductions, DeductionBeforeTax>;

/** What the worksheets of the states' certificates ask for. Each dependent belongs on the certificate of one job only. */
export interface Employee {
  readonly filingStatus: FilingStatus;
  readonly dependents: number;
  /** Those of the dependents who are under 17 at the end of the year. */
  readonly childrenUnder17: number;
  /** The employee and, on a joint return, the spouse. */
  readonly aged65: number;
  readonly blind: number;
  /** Whether the employee has another job or, on a joint return, the spouse has one. */
  readonly severalJobs: boolean;
}

/** One paycheck of regular pay. US dollars. */
export interface StatePay extends SetAside {
  readonly payPeriods: PayPeriods;
  /** Before anything is taken from it. */
  readonly grossPay: Usd;
  readonly employee: Employee;
  /** The allowances or exemptions that the state's certificate claims; if left out, those that its worksheet gives the employee. */
  readonly allowances?: number;
  /** The percentage that the certificate chooses, as a fraction, in a state that lets employees choose; if left out, the state's default. */
  readonly chosenRate?: number;
  /** What the certificate asks to withhold in addition. */
  readonly extra?: Usd;
  /** Federal income tax withheld from this paycheck. */
  readonly federalTaxWithheld: Usd;
  /** The day of payment, such as `2026-07-15`; if left out, the method in force at the end of the year applies. */
  readonly paidOn?: string;
}

/** Codes of the places where the employee lives and works, as in a household. */
export interface WhereEmployed {
  readonly locality?: string;
  readonly workLocality?: string;
}

/** How a state withholds in one year. */
export interface WithholdingMethod {
  /** The publication that prescribes the method. */
  readonly source: string;
  /** State income tax to withhold, in US dollars rounded as the state prescribes. */
  readonly withheld: (pay: StatePay) => Usd;
  /** Local income tax that the same publications prescribe; undefined for a place that they don't cover. */
  readonly withheldByPlace?: (pay: StatePay, where: WhereEmployed) => Usd | undefined;
}

/** Flat rates on supplemental wages, as fractions. */
export interface SupplementalRates {
  /** On bonuses and stock. */
  readonly bonus: number;
  /** Of the local tax on bonuses; undefined where the place adds a bonus to regular pay. */
  readonly byPlace?: (where: WhereEmployed) => number | undefined;
}

/** A year without a confirmed method or rate has no entry: the caller then spreads the year's tax over the paychecks. */
export type ByYear<T> = Readonly<Partial<Record<LawYear, T>>>;

/** The same in each of the years. */
export const inYears = <T>(years: readonly LawYear[], value: T): ByYear<T> => Object.fromEntries(years.map((year) => [year, value]));

export interface StateWithholding {
  readonly code: StateCode;
  /** The state's certificate, such as `DE 4`; the federal form's name where the state uses that one; absent without a tax on wages. */
  readonly certificate?: string;
  readonly methods: ByYear<WithholdingMethod>;
  /** Absent where the state adds a bonus to regular pay. */
  readonly supplemental?: ByYear<Cited<SupplementalRates>>;
}

/** Pay that the state counts: federal wages and what the state taxes although federal law doesn't. */
export function countedPay(pay: StatePay, taxed: readonly (keyof SetAside)[] = []): Usd {
  const untaxed = DEDUCTIONS_BEFORE_TAX.filter((name) => !taxed.includes(name)).reduce((sum, name) => sum + (pay[name] ?? 0), 0);
  return Math.max(0, pay.grossPay - untaxed);
}
