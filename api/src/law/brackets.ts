import {
  type EstimateYear,
  type FederalBracket,
  federalBrackets,
  FILING_STATUSES,
  type FilingStatus,
  type Usd,
} from '@bracketwise/tax-engine';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { percent, rateText } from './rate-text.ts';

/** Taxable income above `from`, up to and including `to`. */
export interface BracketRange {
  from: Usd;
  /** null for no end. */
  to: Usd | null;
}

/** A rate and the income it applies to: in words by status, as the specification has it, and beside them in numbers. */
export interface BracketRow extends Record<FilingStatus, string> {
  rate: string;
  rateValue: number;
  ranges: Record<FilingStatus, BracketRange>;
  source: string;
}

/** What `GET /api/tax-brackets` answers. */
export interface BracketsAnswer {
  year: EstimateYear;
  federal: readonly BracketRow[];
  standardDeduction: Record<FilingStatus, Usd>;
}

export const bracketsAnswer = (year: EstimateYear): BracketsAnswer => ({
  year,
  federal: federalBrackets(year).map(bracketRow),
  standardDeduction: standardDeduction[year].value,
});

function bracketRow({ rate, ranges, source }: FederalBracket): BracketRow {
  const range = (status: FilingStatus): BracketRange => ({ from: ranges[status].from, to: ranges[status].to ?? null });
  return {
    rate: rateText(rate),
    ...eachStatus((status) => rangeText(range(status))),
    rateValue: percent(rate),
    ranges: eachStatus(range),
    source,
  };
}

const eachStatus = <T>(value: (status: FilingStatus) => T): Record<FilingStatus, T> =>
  Object.fromEntries(FILING_STATUSES.map((status) => [status, value(status)])) as Record<FilingStatus, T>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** In whole dollars as the IRS prints its tables: a bracket starts one dollar above the end of the one before. */
function rangeText({ from, to }: BracketRange): string {
  const first = dollars.format(from === 0 ? 0 : from + 1);
  return to === null ? `${first}+` : `${first} – ${dollars.format(to)}`;
}
