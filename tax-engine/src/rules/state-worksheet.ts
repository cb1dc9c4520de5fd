import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { EstimateYear, LawYear } from '@bracketwise/contract/years';
import type { ByStatus, Cited, LawTable } from '../kernel/law-table.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import type { Bracket } from '../kernel/schedule.ts';
import { Worksheet, type LineSink } from '../kernel/worksheet.ts';
import type { FederalReturn } from './federal-return.ts';

/** A state form while it is being filled in, step by step. */
export class StateWorksheet<Year extends LawYear = LawYear> extends Worksheet {
  readonly year: Year;
  readonly status: FilingStatus;
  /** The household's federal return for the same year. */
  readonly federal: FederalReturn;
  /** The state's income before deductions. The form's phase-outs and limits depend on it. */
  adjustedGrossIncome: Usd = 0;
  /** Income after the deductions so far, never below zero. */
  taxableIncome: Usd = 0;
  /** Whether refundable credits are included. */
  readonly countsRefundableCredits: boolean;
  /** Refundable credits so far, rounded to cents. */
  refundableCredits: Usd = 0;
  /** What the form taxes of the spouse's income, as a fraction. */
  shareOfSpouse = 1;

  /** @param status - whose amounts apply, if it is another one than on the federal return */
  constructor(
    year: Year,
    federal: FederalReturn,
    lines: LineSink,
    countsRefundableCredits: boolean,
    status: FilingStatus = federal.status,
  ) {
    super('state', lines);
    this.year = year;
    this.federal = federal;
    this.status = status;
    this.countsRefundableCredits = countsRefundableCredits;
  }

  get household(): CompleteHousehold {
    return this.federal.household;
  }

  /** Number of taxpayers: two on a joint return. */
  get persons(): 1 | 2 {
    return this.federal.status === 'marriedJoint' ? 2 : 1;
  }

  /** What of a deduction the form allows. */
  allowed(_label: LineLabel, amount: Usd): Usd {
    return amount;
  }

  /** Subtracts `amount` from taxable income, not below zero. The line shows the whole amount. */
  deduct(label: LineLabel, amount: Usd, source: string): void {
    this.note(label, -amount, source);
    this.taxableIncome = Math.max(0, this.taxableIncome - amount);
  }

  /** Changes the state's adjusted gross income and taxable income; neither falls below zero. */
  adjust(label: LineLabel, amount: Usd, source: string): void {
    if (amount === 0) return;
    this.note(label, amount, source);
    this.adjustedGrossIncome = Math.max(0, this.adjustedGrossIncome + amount);
    this.taxableIncome = Math.max(0, this.taxableIncome + amount);
  }

  /** Applies a credit and refunds what exceeds the tax. Must come after all nonrefundable credits. */
  refund(label: LineLabel, amount: Usd, source: string): void {
    if (!this.countsRefundableCredits) return;
    const credit = roundToCents(amount);
    if (credit <= 0) return;
    // The tax that the credit reduces is an amount in cents, as on the form: half a cent of it must not change the balance.
    this.tax = this.roundedTax;
    this.refundableCredits = sumOf(this.refundableCredits, credit);
    this.addTax(label, -credit, source);
  }

  noteTaxableIncome(source: string): void {
    this.note('taxableIncome', this.taxableIncome, source);
  }
}

/** Whether the table has the worksheet's year. */
export const hasYearOf = <Year extends LawYear>(
  worksheet: StateWorksheet,
  table: LawTable<unknown, Year>,
): worksheet is StateWorksheet<Year> => worksheet.year in table;

/** A table of law with any kind of value, for inspection. */
export type AnyLawTable = Readonly<Partial<Record<LawYear, Cited<unknown>>>>;

/** Kinds of income for which a state may have special rules. */
export type SpecialIncome = 'investmentIncome' | 'businessIncome';

/** One line or group of lines of a state form. `Year` are the years its tables cover, so a form of another year does not compile. */
export interface Step<Year extends LawYear = LawYear> {
  readonly apply: (worksheet: StateWorksheet<Year>) => void;
  /** Every table the step reads. */
  readonly tables: readonly AnyLawTable[];
  /** The labels of its lines, except `taxableIncome`, which many steps add. */
  readonly labels: readonly LineLabel[];
  /** The income that the step is about. Without such income, the step writes nothing. */
  readonly concerns?: SpecialIncome;
  /** The year's rates on taxable income, by class of income where the state has classes. */
  readonly schedules?: (year: Year) => readonly RateTable[];
  /** The year's tax in addition to the schedules. */
  readonly surtax?: (year: Year) => Surtax;
}

/** A bracket as a state's law prints it. */
export interface StateBracket extends Bracket {
  /** The tax on income of `from`, in US dollars. Only where the law prints an amount that the brackets below don't add up to. */
  readonly base?: Usd;
}

/** The rate schedules for taxable income up to an amount, in US dollars. */
export interface RateTable {
  /** Infinity if they apply to any income. */
  readonly upTo: Usd;
  readonly brackets: ByStatus<readonly StateBracket[]>;
}

/** A rate (fraction) on taxable income above a threshold in US dollars, in addition to the schedule. */
export interface Surtax {
  readonly rate: number;
  readonly threshold: ByStatus<Usd>;
}

/**
 * Where a special state rule makes the tax on wages jump or rise faster than its rates, in the years of the estimate. The tax must never fall
 * while income rises.
 */
export interface Cliff {
  /** A short description of the rule. */
  readonly what: string;
  readonly source: string;
  /** Ranges of gross income in US dollars. A jump between two cents is a range whose ends are both the cent before it. */
  readonly between: (year: EstimateYear, status: FilingStatus) => readonly (readonly [from: Usd, to: Usd])[];
}
