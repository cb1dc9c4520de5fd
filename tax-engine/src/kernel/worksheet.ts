import type { Usd } from '@bracketwise/contract/amounts';
import type { ExplanationLine, ExplanationSection, LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { LawTable } from './law-table.ts';
import { roundToCents, toCents } from './money.ts';
import type { Schedule } from './schedule.ts';

/** Receives lines: an array or anything else with `push`. */
export interface LineSink {
  push(line: ExplanationLine): unknown;
}

/**
 * Computes a section's tax and records each step. Every charge and credit goes through here, so explanation and result always agree. A
 * line's tax is the difference between two rounded totals, so the lines add up to the section's tax to the cent.
 */
export class Worksheet {
  /** Tax so far, unrounded, in US dollars. */
  tax: Usd;
  linesWritten = 0;
  private cents: number;
  private readonly section: ExplanationSection;
  private readonly lines: LineSink;

  /**
   * @param lines - receives the lines; the sections of one estimate share it
   * @param tax - tax of the section's earlier lines, rounded to cents
   */
  constructor(section: ExplanationSection, lines: LineSink, tax: Usd = 0) {
    this.section = section;
    this.lines = lines;
    this.tax = tax;
    this.cents = toCents(tax);
  }

  /** Tax so far, rounded to cents. */
  get roundedTax(): Usd {
    return this.cents / 100;
  }

  /** Records a line that does not change the tax by itself: an income, or a deduction (negative). */
  note(label: LineLabel, amount: Usd, source: string): void {
    this.write(label, amount, undefined, undefined, undefined, undefined, source);
  }

  /** Charges `rate` on `amount`. `from` and `to` are set if the amount is the income in a bracket. */
  charge(label: LineLabel, amount: Usd, rate: number, source: string, from?: Usd, to?: Usd): void {
    this.write(label, amount, this.advance(amount * rate), rate, from, to === Infinity ? undefined : to, source);
  }

  /**
   * Charges every bracket that an income reaches.
   * @param below - income that fills the lower brackets without being charged
   */
  chargeSchedule(label: LineLabel, schedule: Schedule, income: Usd, source: string, below: Usd = 0): void {
    const top = below + income;
    for (const bracket of schedule) {
      if (top <= bracket.from) break;
      const slice = Math.min(top, bracket.to) - Math.max(below, bracket.from);
      if (slice > 0) this.charge(label, slice, bracket.rate, source, bracket.from, bracket.to);
    }
  }

  /** Records a line whose tax was computed elsewhere, in whole cents. */
  step(label: LineLabel, amount: Usd, tax: Usd, rate: number, source: string, from?: Usd, to?: Usd): void {
    this.write(label, amount, this.advance(tax), rate, from, to === Infinity ? undefined : to, source);
  }

  /**
   * Adds tax that is not a rate times an income, such as a recapture, a base amount or a table's result. Negative for a refundable credit.
   */
  addTax(label: LineLabel, tax: Usd, source: string): void {
    this.write(label, tax, this.advance(tax), undefined, undefined, undefined, source);
  }

  /** Applies a nonrefundable credit: at most the tax so far. */
  credit(label: LineLabel, amount: Usd, source: string, rate?: number): void {
    if (amount <= 0) return;
    this.write(label, -amount, this.advance(-Math.min(amount, this.tax)), rate, undefined, undefined, source);
  }

  /** @returns the change of the rounded tax, in US dollars */
  private advance(change: Usd): Usd {
    this.tax += change;
    const before = this.cents;
    this.cents = toCents(this.tax);
    return (this.cents - before) / 100;
  }

  private write(
    label: LineLabel,
    amount: Usd,
    tax: Usd | undefined,
    rate: number | undefined,
    from: Usd | undefined,
    to: Usd | undefined,
    source: string,
  ): void {
    this.linesWritten += 1;
    // Every line has the same fields in the same order for speed: the engine creates millions of lines.
    this.lines.push({ section: this.section, label, amount: roundToCents(amount), tax, rate, from, to, source });
  }
}

/**
 * Records the lines of a list of which most are zero and then left out.
 * @returns a function that takes a table for its source of the year, which it looks up only for a line that it records
 */
export const notingIfAny =
  (worksheet: Worksheet, year: LawYear) =>
  (label: LineLabel, amount: Usd, source: string | LawTable<unknown>, also = ''): void => {
    if (amount !== 0) worksheet.note(label, amount, typeof source === 'string' ? source : source[year].source + also);
  };
