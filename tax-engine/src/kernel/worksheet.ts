import type { ExplanationLine, ExplanationSection, LineLabel, Usd } from '../contract.ts';
import { roundToCents, toCents } from './money.ts';
import type { Schedule } from './schedule.ts';

/** Where lines go: an array, or whatever takes them one by one. */
export interface LineSink<Extra extends string> {
  push(line: ExplanationLine<Extra>): unknown;
}

/**
 * Computes the tax of one section while writing down how: every charge and credit goes through here, so the
 * explanation cannot differ from the result. Each line's tax is the step from one rounded total to the next, so the
 * lines sum to the section's tax to the cent. `Extra` are labels beyond those of an estimate.
 */
export class Worksheet<Extra extends string = never> {
  /** Tax so far, unrounded, in US dollars. */
  tax: Usd;
  private cents: number;
  private readonly section: ExplanationSection;
  private readonly lines: LineSink<Extra>;

  /**
   * @param lines - where the lines go; sections of one estimate share the array
   * @param tax - what the section's earlier lines came to, rounded to cents
   */
  constructor(section: ExplanationSection, lines: LineSink<Extra>, tax: Usd = 0) {
    this.section = section;
    this.lines = lines;
    this.tax = tax;
    this.cents = toCents(tax);
  }

  /** Tax so far, rounded to cents. */
  get roundedTax(): Usd {
    return this.cents / 100;
  }

  /** A line that leads to the tax without changing it: an income, or a deduction (negative). */
  note(label: LineLabel | Extra, amount: Usd, source: string): void {
    this.write(label, amount, undefined, undefined, undefined, undefined, source);
  }

  /** Charges `rate` on `amount`, which lies between `from` and `to` where it is a slice of income. */
  charge(label: LineLabel | Extra, amount: Usd, rate: number, source: string, from?: Usd, to?: Usd): void {
    this.write(label, amount, this.advance(amount * rate), rate, from, to === Infinity ? undefined : to, source);
  }

  /** Charges every bracket that `taxableIncome` reaches. @param below - what fills the lower brackets without being charged */
  chargeSchedule(schedule: Schedule, taxableIncome: Usd, source: string, below: Usd = 0): void {
    const top = below + taxableIncome;
    for (const bracket of schedule) {
      if (top <= bracket.from) break;
      const slice = Math.min(top, bracket.to) - Math.max(below, bracket.from);
      if (slice > 0) this.charge('bracket', slice, bracket.rate, source, bracket.from, bracket.to);
    }
  }

  /** Adds an amount of tax that is not a rate times an income: a recapture, a base amount, the result of a table; a refundable credit as a negative one. */
  addTax(label: LineLabel | Extra, tax: Usd, source: string): void {
    this.write(label, tax, this.advance(tax), undefined, undefined, undefined, source);
  }

  /** Takes a nonrefundable credit: never more than the tax there is. */
  credit(label: LineLabel | Extra, amount: Usd, source: string, rate?: number): void {
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
    label: LineLabel | Extra,
    amount: Usd,
    tax: Usd | undefined,
    rate: number | undefined,
    from: Usd | undefined,
    to: Usd | undefined,
    source: string,
  ): void {
    const rounded = amount < 0 ? -roundToCents(-amount) : roundToCents(amount);
    // Every line has the same fields in the same order: the engine makes millions of them.
    this.lines.push({ section: this.section, label, amount: rounded, tax, rate, from, to, source });
  }
}
