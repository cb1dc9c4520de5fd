import type { FilingStatus, LineLabel, TaxYear, Usd } from '../contract.ts';
import type { Cited } from '../kernel/law-table.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { Worksheet, type LineSink } from '../kernel/worksheet.ts';
import type { CompleteHousehold } from '../household.ts';
import type { FederalReturn } from './federal-return.ts';

/** The state's own form while it is being filled in, step by step. */
export class StateWorksheet<Year extends TaxYear = TaxYear> extends Worksheet {
  readonly year: Year;
  readonly status: FilingStatus;
  /** The federal return of the same household, under the law of the same year. */
  readonly federal: FederalReturn;
  /** The income the state starts from before any deduction; phase-outs and limits of the form read it. */
  adjustedGrossIncome: Usd = 0;
  /** Income after the deductions so far, never below zero. */
  taxableIncome: Usd = 0;
  /** Whether credits that are paid out even without tax are counted. */
  readonly countsRefundableCredits: boolean;
  /** Those credits so far, rounded to cents. */
  refundableCredits: Usd = 0;

  constructor(year: Year, federal: FederalReturn, lines: LineSink, countsRefundableCredits: boolean) {
    super('state', lines);
    this.year = year;
    this.federal = federal;
    this.status = federal.status;
    this.countsRefundableCredits = countsRefundableCredits;
  }

  get household(): CompleteHousehold {
    return this.federal.household;
  }

  /** Taxpayers on the return: two on a joint one. */
  get persons(): 1 | 2 {
    return this.status === 'marriedJoint' ? 2 : 1;
  }

  /** Takes `amount` off the taxable income; a deduction larger than the income is shown whole and leaves zero. */
  deduct(label: LineLabel, amount: Usd, source: string): void {
    this.note(label, -amount, source);
    this.taxableIncome = Math.max(0, this.taxableIncome - amount);
  }

  /** Changes the state's adjusted gross income, and with it the taxable income; neither falls below zero. */
  adjust(label: LineLabel, amount: Usd, source: string): void {
    if (amount === 0) return;
    this.note(label, amount, source);
    this.adjustedGrossIncome = Math.max(0, this.adjustedGrossIncome + amount);
    this.taxableIncome = Math.max(0, this.taxableIncome + amount);
  }

  /** Takes a credit off the tax and pays out what exceeds it. Comes after all nonrefundable credits. */
  refund(label: LineLabel, amount: Usd, source: string): void {
    if (!this.countsRefundableCredits) return;
    const credit = roundToCents(amount);
    if (credit <= 0) return;
    this.refundableCredits = sumOf(this.refundableCredits, credit);
    this.addTax(label, -credit, source);
  }

  noteTaxableIncome(source: string): void {
    this.note('taxableIncome', this.taxableIncome, source);
  }
}

/** A table of law whatever it holds, as a step offers it for inspection. */
export type AnyLawTable = Readonly<Partial<Record<TaxYear, Cited<unknown>>>>;

/** Income for which a state may have its own rules. */
export type SpecialIncome = 'investmentIncome' | 'businessIncome';

/** One line or group of lines of a state form. `Year` are the years its tables know: a form of another year does not compile. */
export interface Step<Year extends TaxYear = TaxYear> {
  readonly apply: (worksheet: StateWorksheet<Year>) => void;
  /** Every table the step reads. */
  readonly tables: readonly AnyLawTable[];
  /** What its lines are called; `taxableIncome`, which many steps note on their way, is not among them. */
  readonly labels: readonly LineLabel[];
  /** The income that the step alone is about; it writes nothing for a household without it. */
  readonly concerns?: SpecialIncome;
  /** The marginal rates of a rate schedule, as fractions. */
  readonly rates?: (year: Year) => readonly number[];
  /** The highest rate of a tax that comes on top of the schedule, as a fraction. */
  readonly surtaxRate?: (year: Year) => number;
}

/** Where the state's own rule makes the tax jump, or climb faster than its rates. Nowhere may it fall while income rises. */
export interface Cliff {
  /** What happens there, in a few words. */
  readonly what: string;
  readonly source: string;
  /** Ranges of gross income in US dollars; a jump between two cents is a range that starts and ends at the last cent before it. */
  readonly between: (year: TaxYear, status: FilingStatus) => readonly (readonly [from: Usd, to: Usd])[];
}
