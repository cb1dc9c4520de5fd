import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationSection, LineLabel } from '@bracketwise/contract/lines';
import { withPartsLimited } from '../household.ts';
import { sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { taxReturnWith, type TaxReturn } from '../tax-return.ts';
import { changedLines } from './changed-lines.ts';
import { rateOf } from './parts.ts';

/** Incomes to look ahead on: the first of these that the household has, otherwise a pension. */
export const NEARBY_INCOMES = ['wages', 'spouseWages', 'selfEmploymentProfit', 'pensionIncome'] as const;
type NearbyIncome = (typeof NEARBY_INCOMES)[number];

/** How far to look ahead, in US dollars of additional income. */
export const NEARBY_RANGE: Usd = 5_000;
/** One dollar of income that costs at least this much is a jump. US dollars. */
export const LEAST_JUMP: Usd = 20;
/** A rate that rises by more than this is a climb. Fraction. */
export const LEAST_CLIMB = 0.08;

/** A point a little above the income where the tax jumps or its rate rises. */
export interface NearbyChange {
  /** `jump`: one dollar of income costs at least `LEAST_JUMP`. `climb`: the rate rises by more than `LEAST_CLIMB`. */
  readonly kind: 'jump' | 'climb';
  /** The income that rises. */
  readonly income: NearbyIncome;
  /** Additional dollars until the jump, or until the rate rises, exact to the dollar. */
  readonly after: Usd;
  /** For a jump, the tax on the one dollar that causes it; for a climb, the tax on the next $100. US dollars. */
  readonly costs: Usd;
  /** How often the same lines change in this way within the range. This is the first time. */
  readonly times: number;
  /** For a climb: the rate of all taxes before and after it, as fractions. */
  readonly rates?: { readonly before: number; readonly after: number };
  /** The lines of `section` that change, in the order of the forms. */
  readonly what: readonly LineLabel[];
  /** The tax that changes most. */
  readonly section: ExplanationSection;
}

/** Width of a grid cell in US dollars, and how many cells on each side a rate is measured on. */
const CELL = 25;
const WINDOW = 4;
const FAR_AFTER = CELL * WINDOW;
/** A line has changed if it moves by this much more, or less, than on an equally long stretch before. US dollars. */
const LEAST_CHANGE_OF_JUMP = 1;
const LEAST_CHANGE_OF_CLIMB = 0.02 * CELL;
const MOST_CHANGES = 3;
/** Maximum number of returns to compute for a household. */
const MOST_RETURNS = 300;
/** Returns that one change may need: a search within a cell and the returns around it. */
const RETURNS_FOR_A_PLACE = 12;
/** Rounding errors: of a rate measured on a window (fraction), and of a straight line across a cell (US dollars). */
const RATE_NOISE = 0.002;
const LINE_NOISE = 0.05;
/** A cell that differs from its neighbors by more than rounding contains a step. US dollars. */
const LEAST_STEP = 0.1;

/**
 * Finds where the total tax jumps or its rate rises within the next `NEARBY_RANGE` of income: at most three points, nearest first. Computes
 * returns on a grid, then searches to the dollar.
 * @param law - of the household's state; without it no state tax is computed
 * @throws RangeError that names the field that is out of range
 */
export function changesNearby(law: StateLaw | undefined, household: Household): readonly NearbyChange[] {
  const income = NEARBY_INCOMES.find((kind) => (household[kind] ?? 0) > 0) ?? 'pensionIncome';
  const has = household[income] ?? 0;
  if (has + NEARBY_RANGE + 2 * FAR_AFTER > INCOME_LIMITS.maximum) return [];
  const road = new Road(law, household, income, has);
  const jumps = jumpsOn(road);
  const found: NearbyChange[] = [];
  for (const change of [...jumps, ...climbsOn(road, jumps)].sort((a, b) => a.after - b.after)) {
    const alike = found.findIndex(
      ({ kind, what, section }) => kind === change.kind && section === change.section && what.join() === change.what.join(),
    );
    const first = found[alike];
    if (first) found[alike] = { ...first, times: first.times + 1 };
    else found.push(change);
  }
  return found.slice(0, MOST_CHANGES);
}

/** The returns of a household as its income rises, each computed once. */
class Road {
  readonly income: NearbyIncome;
  /** Grid points in dollars of additional income, from slightly below zero to slightly above the range. */
  readonly grid: readonly Usd[];
  private readonly law: StateLaw | undefined;
  private readonly household: Household;
  private readonly has: Usd;
  private readonly filed = new Map<Usd, TaxReturn>();

  constructor(law: StateLaw | undefined, household: Household, income: NearbyIncome, has: Usd) {
    this.law = law;
    this.household = household;
    this.income = income;
    this.has = has;
    const below = Math.min(WINDOW, Math.floor(has / CELL));
    const cells = below + NEARBY_RANGE / CELL + WINDOW;
    this.grid = Array.from({ length: cells + 1 }, (_, index) => (index - below) * CELL);
  }

  at(more: Usd): TaxReturn {
    const known = this.filed.get(more);
    if (known) return known;
    const filed = taxReturnWith(this.law, withPartsLimited({ ...this.household, [this.income]: sumOf(this.has, more) }));
    this.filed.set(more, filed);
    return filed;
  }

  /** Tax on the income between two points. */
  taxBetween(from: Usd, to: Usd): Usd {
    return sumOf(this.at(to).totalTax, -this.at(from).totalTax);
  }

  /** Tax on each cell of the grid. */
  get taxOnCells(): readonly Usd[] {
    return this.grid.slice(1).map((to, cell) => this.taxBetween(this.start(cell), to));
  }

  start(cell: number): Usd {
    return this.grid[cell] ?? NaN;
  }

  get isLongEnough(): boolean {
    return this.filed.size + RETURNS_FOR_A_PLACE > MOST_RETURNS;
  }
}

const linesOn = (road: Road) => (more: Usd) => road.at(more).lines;

function jumpsOn(road: Road): readonly NearbyChange[] {
  const taxes = road.taxOnCells;
  const jumps: NearbyChange[] = [];
  for (const [cell, tax] of taxes.entries()) {
    if (road.isLongEnough) break;
    const usual = usualTax(taxes, cell);
    if (tax - usual < LEAST_JUMP - 1) continue;
    // The jump is in the half whose tax exceeds the usual tax by more.
    let [low, high] = [road.start(cell), road.start(cell) + CELL];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const excess = (from: Usd, to: Usd) => road.taxBetween(from, to) - (usual * (to - from)) / CELL;
      if (excess(low, middle) > excess(middle, high)) high = middle;
      else low = middle;
    }
    const costs = road.taxBetween(low, high);
    if (costs < LEAST_JUMP || high <= 0 || high > NEARBY_RANGE) continue;
    const change = changedLines([low, high], [low - 1, low], linesOn(road), LEAST_CHANGE_OF_JUMP);
    jumps.push({ kind: 'jump', income: road.income, after: high, costs, times: 1, ...change });
  }
  return jumps;
}

/** The tax of the cheaper neighboring cell. */
function usualTax(taxes: readonly Usd[], cell: number): Usd {
  const least = Math.min(taxes[cell - 1] ?? Infinity, taxes[cell + 1] ?? Infinity);
  return least === Infinity ? 0 : least;
}

function climbsOn(road: Road, jumps: readonly NearbyChange[]): readonly NearbyChange[] {
  const jumpsIn = (cell: number) => jumps.some(({ after }) => after > road.start(cell) && after <= road.start(cell) + CELL);
  const taxes = road.taxOnCells;
  // A step differs from both neighbors; where the rate bends, a cell lies between them. The median removes steps and keeps bends.
  const even = taxes.map((tax, cell) => {
    const median = medianOf(taxes[cell - 1] ?? tax, tax, taxes[cell + 1] ?? tax);
    return Math.abs(tax - median) > LEAST_STEP ? median : tax;
  });
  const rateOn = (from: number, to: number) => {
    const cells = even.slice(Math.max(0, from), to);
    return cells.length === 0 ? NaN : rateOf(sumOf(...cells), CELL * cells.length);
  };
  const rises = even.map((_, cell) => {
    const [before, after] = [rateOn(cell - WINDOW, cell), rateOn(cell + 1, cell + 1 + WINDOW)];
    return { cell, before, rise: after - before };
  });
  const isClimb = (rise: number) => rise > LEAST_CLIMB + RATE_NOISE;
  const climbs: NearbyChange[] = [];
  for (const { cell, before, rise } of rises) {
    // Several cells see the same bend. The one that contains it sees the largest rise.
    const around = rises.slice(Math.max(0, cell - WINDOW), cell + WINDOW + 1);
    if (road.isLongEnough) break;
    if (!isClimb(rise) || around.some((other) => other.rise > rise || (other.rise === rise && other.cell < cell))) continue;
    if ([cell - 1, cell, cell + 1].some(jumpsIn)) continue;
    const after = endOfLine(road, cell, before);
    if (after < 0 || after > NEARBY_RANGE) continue;
    const costs = road.taxBetween(after, after + FAR_AFTER);
    const rates = { before, after: rateOf(costs, FAR_AFTER) };
    if (costs <= 0 || !isClimb(rates.after - before)) continue;
    const change = changedLines([after + 1, after + 1 + CELL], [after - CELL, after], linesOn(road), LEAST_CHANGE_OF_CLIMB);
    climbs.push({ kind: 'climb', income: road.income, after, costs, times: 1, rates, ...change });
  }
  return climbs;
}

const medianOf = (a: Usd, b: Usd, c: Usd): Usd => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** The last whole dollar in a cell where the tax still rises at the earlier rate. */
function endOfLine(road: Road, cell: number, rate: number): Usd {
  const start = road.start(cell);
  const isOnLine = (more: Usd) => road.taxBetween(start, more) - rate * (more - start) <= LINE_NOISE;
  let [low, high] = [start, start + CELL];
  if (isOnLine(high)) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isOnLine(middle)) low = middle;
    else high = middle;
  }
  return low;
}
