import type { TaxYear, FilingStatus, Usd } from '../contract.ts';
import type { ByStatus, Cited, LawTable } from '../kernel/law-table.ts';
import type { StepTable } from '../kernel/step-table.ts';
import { childlessEarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';
import type { PhaseOut, ShareLoss, StepDown } from './amounts.ts';
import type { Cliff } from './state-worksheet.ts';

/** Gross income in US dollars, both ends included. */
export type IncomeRange = readonly [from: Usd, to: Usd];

/** A table that may lack years: there it has no cliff. */
type SomeYears<T> = Readonly<Partial<Record<TaxYear, Cited<ByStatus<T>>>>>;

type Amounts = LawTable<ByStatus<Usd>, TaxYear>;

/** The first cent above the limit makes the difference. */
export function jumpAbove(limit: Usd): IncomeRange {
  return [limit, limit];
}

/** The limit itself makes the difference: the last cent below it is the end of what was before. */
export function jumpAt(limit: Usd): IncomeRange {
  return [limit - 0.01, limit - 0.01];
}

/** A jump where each band of income ends. */
export function endsOfBands(table: SomeYears<StepTable>): Cliff['between'] {
  return along(table, ({ limitIncluded, bands }) =>
    bands.flatMap(([limit]) => (limit === Infinity ? [] : [limitIncluded ? jumpAbove(limit) : jumpAt(limit)])),
  );
}

/** A jump just above the limit of each status. */
export function aboveLimits(limits: SomeYears<Usd>): Cliff['between'] {
  return along(limits, (limit) => [jumpAbove(limit)]);
}

/** The ranges that a table's row of the year and status stands for. */
export function along<Row>(
  table: SomeYears<Row>,
  rangesOf: (row: Row, year: TaxYear, status: FilingStatus) => readonly IncomeRange[],
): Cliff['between'] {
  return (year, status) => {
    const entry = table[year];
    return entry ? rangesOf(entry.value[status], year, status) : [];
  };
}

/** While each step of income takes a part of an amount, until the floor is reached. */
export function whileSteppingDown(losses: SomeYears<StepDown>, amounts: Amounts): Cliff['between'] {
  return along(losses, ({ start, step, loss, floor = 0 }, year, status) => [
    [start, start + step * Math.ceil((amounts[year].value[status] - floor) / loss)],
  ]);
}

/** While each dollar of income takes a part of an amount, until the floor is reached. */
export function whilePhasingOut(losses: SomeYears<PhaseOut>, amounts: Amounts): Cliff['between'] {
  return along(losses, ({ start, rate, floor = 0 }, year, status) => [[start, start + (amounts[year].value[status] - floor) / rate]]);
}

/** While a growing share of an amount is lost. */
export function whileShareIsLost(losses: SomeYears<ShareLoss>): Cliff['between'] {
  return along(losses, ({ start, range }) => [[start, start + range]]);
}

/** Where a filer without children loses the federal earned income credit, and with it the state's share of it. */
export const whileEarnedIncomeCreditFalls: Cliff['between'] = (year, status) => {
  if (status === 'marriedSeparate') return [];
  const { maximum, phaseOutStart, jointPhaseOutStart, phaseOutRate } = childlessEarnedIncomeCredit[year].value;
  const from = status === 'marriedJoint' ? jointPhaseOutStart : phaseOutStart;
  return [[from, from + maximum / phaseOutRate]];
};
