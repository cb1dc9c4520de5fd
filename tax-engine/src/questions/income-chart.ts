import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import { sumOf } from '../kernel/money.ts';
import { changedLines, type Stretch } from './changed-lines.ts';
import { rateOf } from './parts.ts';

/** Take-home pay and taxes at one amount of pay. US dollars for a year. */
export interface TaxesAtPay {
  readonly kept: Usd;
  /** Negative if credits refund more than the tax. */
  readonly federal: Usd;
  /** Social Security, Medicare and self-employment taxes, and the state's payroll levies. */
  readonly payroll: Usd;
  /** Of the state and its places; absent if no state tax was computed. */
  readonly stateAndLocal?: Usd | undefined;
}

/** A question's answer for one amount of pay, with everything else unchanged. */
export interface FiledPay extends TaxesAtPay {
  readonly totalTax: Usd;
  readonly lines: readonly ExplanationLine[];
}
export type FilePay = (pay: Usd) => FiledPay;

export interface PayPoint extends TaxesAtPay {
  readonly pay: Usd;
}

/** A stretch of pay on which each dollar is taxed the same, judging by samples. */
export interface PayRate {
  readonly from: Usd;
  readonly to: Usd;
  /** All taxes on a dollar of this stretch, as a fraction; negative while credits grow by more than the taxes. */
  readonly rate: number;
  /** The lines that make the rate differ from that of the stretch before; empty on the first one. */
  readonly what: readonly LineLabel[];
}

/** A household's taxes at every pay from zero to well above its own. */
export interface IncomeChart {
  readonly own: PayPoint;
  /** At equal distances from zero. */
  readonly points: readonly PayPoint[];
  /** From zero to the last point without gaps. */
  readonly rates: readonly PayRate[];
  /** What the taxes leave of the next `NEXT_PAY`. */
  readonly keptOfNext: Usd;
}

/** The additional pay whose remainder the chart names. US dollars. */
const NEXT_PAY: Usd = 1_000;

/** The chart ends at this multiple of the household's own pay, and at this amount or later. */
const REACH = 2;
const LEAST_REACH: Usd = 60_000;
const MOST_CELLS = 60;
/** Distances between points, in powers of ten of US dollars. */
const STEPS = [1, 2, 2.5, 5] as const;
/** Rates that differ by less are one rate: they come from the steps in which credits and tax tables change. Fraction. */
const SAME_RATE = 0.006;

/** Returns per cell for the rates, which bend more often than the areas. */
const FINER = 2;

/** Samples a household's returns over pay: at most 123 returns. @param file - pure; is asked for whole dollars and for `pay` */
export function incomeChart(file: FilePay, pay: Usd): IncomeChart {
  const reach = Math.max(LEAST_REACH, Math.min(INCOME_LIMITS.maximum, REACH * pay));
  const step = stepFor(reach);
  const fine = step / FINER;
  const filed = Array.from({ length: Math.ceil(reach / step) * FINER + 1 }, (_, cell) => file(cell * fine));
  const own = file(pay);
  const more = pay + NEXT_PAY > INCOME_LIMITS.maximum ? own : file(sumOf(pay, NEXT_PAY));
  return {
    own: pointOf(pay, own),
    points: filed.flatMap((each, cell) => (cell % FINER === 0 ? [pointOf(cell * fine, each)] : [])),
    rates: ratesOf(filed, fine),
    keptOfNext: sumOf(more.kept, -own.kept),
  };
}

function stepFor(reach: Usd): Usd {
  for (let unit = 1_000; ; unit *= 10) {
    const step = STEPS.find((times) => reach / (times * unit) <= MOST_CELLS);
    if (step !== undefined) return step * unit;
  }
}

const pointOf = (pay: Usd, { kept, federal, payroll, stateAndLocal }: FiledPay): PayPoint => ({
  pay,
  kept,
  federal,
  payroll,
  ...(stateAndLocal !== undefined && { stateAndLocal }),
});

/** Cells with about the same rate, from the first to before the last. */
interface Run {
  readonly first: number;
  readonly end: number;
  readonly rate: number;
}

function ratesOf(filed: readonly FiledPay[], step: Usd): readonly PayRate[] {
  const taxAt = (cell: number) => filed[cell]?.totalTax ?? 0;
  const rateOn = (first: number, end: number) => rateOf(sumOf(taxAt(end), -taxAt(first)), (end - first) * step);
  const runs: Run[] = [];
  for (let cell = 0; cell < filed.length - 1; cell++) {
    const last = runs.at(-1);
    if (last && Math.abs(rateOn(cell, cell + 1) - last.rate) < SAME_RATE)
      runs[runs.length - 1] = { first: last.first, end: cell + 1, rate: rateOn(last.first, cell + 1) };
    else runs.push({ first: cell, end: cell + 1, rate: rateOn(cell, cell + 1) });
  }
  const isBend = ({ first, end, rate }: Run, index: number) => {
    const [before, after] = [runs[index - 1]?.rate, runs[index + 1]?.rate];
    return before !== undefined && after !== undefined && end - first === 1 && (rate - before) * (after - rate) > 0;
  };
  // A cell whose rate is between those of its neighbors contains the bend, unless the cell before it does.
  const bends = runs.map(() => false);
  for (const [index, run] of runs.entries()) bends[index] = isBend(run, index) && bends[index - 1] !== true;
  const steady = runs.filter((_, index) => bends[index] !== true);
  const linesAt = (pay: Usd) => filed[pay / step]?.lines ?? [];
  return steady.reduce<PayRate[]>((rates, run, index) => {
    const before = steady[index - 1];
    const last = rates.at(-1);
    if (!before || !last) return [{ from: 0, to: run.end * step, rate: run.rate, what: [] }];
    const from = Math.round(bendBetween(before, run, rateOn) * step);
    const on: Stretch = [run.first * step, (run.first + 1) * step];
    const off: Stretch = [(before.end - 1) * step, before.end * step];
    const [more, less] = run.rate > before.rate ? [on, off] : [off, on];
    const { what } = changedLines(more, less, linesAt, LEAST_SHARE * step);
    return [...rates.slice(0, -1), { ...last, to: from }, { from, to: run.end * step, rate: run.rate, what }];
  }, []);
}

/** Where one rate ends and the next one starts, in cells: on the cells between, the tax of both together is the one filed. */
function bendBetween(before: Run, after: Run, rateOn: (first: number, end: number) => number): number {
  // The cells next to the bend may contain it.
  const end = before.end - (before.end - before.first > 2 ? 1 : 0);
  const start = after.first + (after.end - after.first > 2 ? 1 : 0);
  if (start === end) return end;
  const [low, high] = [rateOn(before.first, end), rateOn(start, after.end)];
  const share = high === low ? 0 : (high - rateOn(end, start)) / (high - low);
  return end + Math.max(0, Math.min(1, share)) * (start - end);
}

/** A line changes the rate if its own rate changes by this much. Fraction. */
const LEAST_SHARE = 0.004;
