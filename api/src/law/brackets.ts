import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { BracketRow, BracketRowRange, TaxBrackets } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { type FederalBracket, federalBrackets } from '@bracketwise/tax-engine';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { percent, rateText } from './rate-text.ts';

export const bracketsResponse = (year: EstimateYear): TaxBrackets => ({
  year,
  federal: federalBrackets(year).map(bracketRow),
  standardDeduction: standardDeduction[year].value,
});

function bracketRow({ rate, ranges, source }: FederalBracket): BracketRow {
  const range = (status: FilingStatus): BracketRowRange => ({ from: ranges[status].from, to: ranges[status].to ?? null });
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

/** Whole dollars, as the IRS prints its tables: a bracket starts one dollar above the end of the previous one. */
function rangeText({ from, to }: BracketRowRange): string {
  const first = dollars.format(from === 0 ? 0 : from + 1);
  return to === null ? `${first}+` : `${first} – ${dollars.format(to)}`;
}
