import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { EstimateYear } from '@bracketwise/contract/years';
import type { ByStatus, Cited, LawTable } from '../kernel/law-table.ts';
import type { StepTable } from '../kernel/step-table.ts';
import { childlessEarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';
import type { PhaseOut, ShareLoss, StepDown } from './amounts.ts';
import type { Cliff } from './state-worksheet.ts';

/** Gross income in US dollars, both ends included. */
export type IncomeRange = readonly [from: Usd, to: Usd];

/** A table that may lack years, which then have no cliff. */
type SomeYears<T> = Readonly<Partial<Record<EstimateYear, Cited<ByStatus<T>>>>>;

type Amounts = LawTable<ByStatus<Usd>, EstimateYear>;

/** A change from the first cent above the limit. */
export function jumpAbove(limit: Usd): IncomeRange {
  return [limit, limit];
}

/** A change from the limit itself; the last cent below it still follows the old rule. */
export function jumpAt(limit: Usd): IncomeRange {
  return [limit - 0.01, limit - 0.01];
}

/** A jump at the end of each range of a table. */
export function endsOfBands(table: SomeYears<StepTable>): Cliff['between'] {
  return along(table, ({ limitIncluded, bands }) =>
    bands.flatMap(([limit]) => (limit === Infinity ? [] : [limitIncluded ? jumpAbove(limit) : jumpAt(limit)])),
  );
}

/** A jump just above each status's limit. */
export function aboveLimits(limits: SomeYears<Usd>): Cliff['between'] {
  return along(limits, (limit) => [jumpAbove(limit)]);
}

/** The income ranges for the table's entry of the year and status. */
export function along<Row>(
  table: SomeYears<Row>,
  rangesOf: (row: Row, year: EstimateYear, status: FilingStatus) => readonly IncomeRange[],
): Cliff['between'] {
  return (year, status) => {
    const entry = table[year];
    return entry ? rangesOf(entry.value[status], year, status) : [];
  };
}

/** The range where steps of income reduce an amount to its floor. */
export function whileSteppingDown(losses: SomeYears<StepDown>, amounts: Amounts): Cliff['between'] {
  return along(losses, ({ start, step, loss, floor = 0 }, year, status) => [
    [start, start + step * Math.ceil((amounts[year].value[status] - floor) / loss)],
  ]);
}

/** The range where each dollar of income reduces an amount to its floor. */
export function whilePhasingOut(losses: SomeYears<PhaseOut>, amounts: Amounts): Cliff['between'] {
  return along(losses, ({ start, rate, floor = 0 }, year, status) => [[start, start + (amounts[year].value[status] - floor) / rate]]);
}

/** The range where a growing share of an amount is lost. */
export function whileShareIsLost(losses: SomeYears<ShareLoss>): Cliff['between'] {
  return along(losses, ({ start, range }) => [[start, start + range]]);
}

/** The range where a filer without children loses the federal earned income credit, and so the state's share of it. */
export const whileEarnedIncomeCreditFalls: Cliff['between'] = (year, status) => {
  if (status === 'marriedSeparate') return [];
  const { maximum, phaseOutStart, jointPhaseOutStart, phaseOutRate } = childlessEarnedIncomeCredit[year].value;
  const from = status === 'marriedJoint' ? jointPhaseOutStart : phaseOutStart;
  return [[from, from + maximum / phaseOutRate]];
};
