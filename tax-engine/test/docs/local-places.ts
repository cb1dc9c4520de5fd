/** What docs/coverage.md says about local income taxes. */
import { STATE_CODES, STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import type { LocalCoverage, StateCoverage } from '../../src/coverage.ts';
import { stateLaws } from '../../src/law/states/all.ts';
import { table } from './markdown.ts';

/** What is not computed in a state's places and why. */
const LEFT_OUT: Readonly<Partial<Record<StateCode, string>>> = {
  AL: 'other cities (no current source for their rates)',
  CO: 'Aurora from 2025 (its repeal is not confirmed)',
  DE: 'net profits tax of Wilmington',
  IN: 'spouses in two counties; a change of rates in October 2026',
  KY: 'other cities and counties; Lexington in 2026 (a higher school part is not confirmed); net profits',
  MD: '2026 (two counties raised their rates, and which ones is not confirmed); local earned income credit of workers under 25 without children',
  MI: 'East Lansing and Benton Harbor (exemptions not confirmed); additional exemptions for age and blindness',
  MO: 'what one city credits for the tax of the other',
  NY: 'for the income tax elimination credit of New York City, the incomes of 2026 (those of 2025 are used); printed tax table below $65,000',
  OH: 'school districts; other cities; Cincinnati in 2020 and Mansfield (annual rates not confirmed); credits for the city of work except Cincinnati’s',
  OR: '2026 (thresholds not confirmed); Metro for heads of household; commuters',
  PA: 'other municipalities; Philadelphia in 2026 (rate from July not confirmed) and its lower rate for low incomes; Allentown, Wilkes-Barre and York; Lancaster in 2024; Harrisburg, Erie and Carlisle in 2026; what places take from commuters except Philadelphia; local services tax',
};

/** Merges the years of each place into ranges, and places with the same range into one entry. */
export function localCoverageOf(state: StateCode): LocalCoverage {
  const byRange = new Map<string, { from: TaxYear; to: TaxYear; names: string[] }>();
  for (const { name, table: figures } of Object.values(stateLaws[state].localities ?? {})) {
    const ranges: { from: TaxYear; to: TaxYear }[] = [];
    for (const year of TAX_YEARS.filter((each) => figures[each])) {
      const last = ranges.at(-1);
      if (last && last.to === year - 1) last.to = year;
      else ranges.push({ from: year, to: year });
    }
    for (const { from, to } of ranges) {
      const entry = byRange.get(`${from} ${to}`) ?? { from, to, names: [] };
      entry.names.push(name);
      byRange.set(`${from} ${to}`, entry);
    }
  }
  const places = [...byRange.values()].sort((one, other) => one.from - other.from || one.to - other.to);
  for (const { names } of places) names.sort((one, other) => one.localeCompare(other, 'en'));
  const leftOut = LEFT_OUT[state];
  return { places, ...(leftOut !== undefined && { leftOut }) };
}

/** The section of the page. */
export function localPlacesSection(coverage: ReadonlyMap<StateCode, StateCoverage>): readonly string[] {
  const rows = STATE_CODES.flatMap((code) => {
    const local = coverage.get(code)?.local;
    if (!local) return [];
    const places = local.places.map(({ from, to, names }) => `${from === to ? from : `${from}–${to}`}: ${names.join(', ')}`);
    return [[STATE_NAMES[code], places.join('; '), local.leftOut ?? '—']];
  });
  return [
    '## Local income taxes',
    `A household names the place where it lives (\`locality\`), and the one where it works if that is another (\`workLocality\`). Places are
computed only with figures that are confirmed. For any other, the household gives the rate and what it applies to (\`localRate\`, \`localBase\`):
school districts of Ohio and Iowa, Pennsylvania's municipalities, Kentucky's counties.`,
    table(['jurisdiction', 'places by years', 'not computed'], rows, ['left', 'left', 'left']),
  ];
}
