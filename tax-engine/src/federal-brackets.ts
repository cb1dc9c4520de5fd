import type { BracketRange, FederalBracket, TaxYear } from './kernel/contract.ts';
import { byStatus, type ByStatus, type Cited } from './kernel/law-table.ts';
import type { Bracket, Schedule } from './kernel/schedule.ts';
import { capitalGainSchedules } from './law/federal/capital-gains.ts';
import { incomeTaxSchedules } from './law/federal/income-tax.ts';

/** The federal rate schedules of a year, one row per rate in ascending order. */
export function federalBrackets(year: TaxYear): readonly FederalBracket[] {
  return rowsOf(incomeTaxSchedules[year]);
}

/** The rates on net capital gain and qualified dividends of a year, one row per rate in ascending order. */
export function capitalGainBrackets(year: TaxYear): readonly FederalBracket[] {
  return rowsOf(capitalGainSchedules[year]);
}

function rowsOf({ value, source }: Cited<ByStatus<Schedule>>): readonly FederalBracket[] {
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
