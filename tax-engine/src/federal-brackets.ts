import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import { byStatus, type ByStatus } from './kernel/law-table.ts';
import type { Bracket, Schedule } from './kernel/schedule.ts';
import { incomeTaxSchedules } from './law/federal/income-tax.ts';

/** The taxable income that a rate applies to, in US dollars. `to` is absent for the last bracket. */
export interface BracketRange {
  from: Usd;
  to?: Usd;
}

/** One row of the federal rate schedules. */
export interface FederalBracket {
  /** Fraction: 0.22 for 22%. */
  rate: number;
  ranges: ByStatus<BracketRange>;
  source: string;
}

/** The federal rate schedules of a year, one row per rate in ascending order. */
export function federalBrackets(year: LawYear): readonly FederalBracket[] {
  const { value, source } = incomeTaxSchedules[year];
  return value.single.map(({ rate }) => ({
    rate,
    ranges: byStatus(
      rangeOf(value.single, rate),
      rangeOf(value.marriedJoint, rate),
      rangeOf(value.marriedSeparate, rate),
      rangeOf(value.headOfHousehold, rate),
    ),
    source,
  }));
}

function rangeOf(schedule: Schedule, rate: number): BracketRange {
  const { from, to } = schedule.find((bracket) => bracket.rate === rate) as Bracket;
  return to === Infinity ? { from } : { from, to };
}
