/** What a state's form lines say about the estimate, and how the estimate compares with the reference households. */
import type { LineLabel } from '@bracketwise/contract/lines';
import { HOUSEHOLD_YEARS, type TaxYear } from '@bracketwise/contract/years';
import type { StateCoverage } from '@bracketwise/tax-engine/coverage';

/** A value for a range of years, inclusive. */
export interface InYears<T> {
  readonly from: TaxYear;
  readonly to: TaxYear;
  readonly what: T;
}

/** The first line of the form, where the estimate starts. Consecutive years with the same start are one entry. */
export function startsOf({ modelled }: StateCoverage): readonly InYears<LineLabel>[] {
  return modelled.reduce<readonly InYears<LineLabel>[]>((starts, { from, to, labels: [what] }) => {
    const last = starts.at(-1);
    if (what === undefined) return starts;
    return last?.what === what ? [...starts.slice(0, -1), { ...last, to }] : [...starts, { from, to, what }];
  }, []);
}

/** The lines after the first; empty for a state that does not tax wages. */
export function stepsOf({ modelled }: StateCoverage): readonly InYears<readonly LineLabel[]>[] {
  return modelled.map(({ from, to, labels }) => ({ from, to, what: labels.slice(1) })).filter(({ what }) => what.length > 0);
}

/** The lines that recent forms add for households with more than one earner's wages. */
export function householdStepsOf({ households }: StateCoverage): readonly InYears<readonly LineLabel[]>[] {
  return households.modelled.map(({ from, to, labels: what }) => ({ from, to, what })).filter(({ what }) => what.length > 0);
}

/** The last year with whole households, some of whose state figures may not be published yet. */
export const LAST_WHOLE: number = Math.max(...HOUSEHOLD_YEARS);

/** The number of reference households of a state. */
export const householdsOf = ({ rows: { matched, listed, unsettled } }: StateCoverage): number => matched + listed + unsettled;

export interface Totals {
  readonly households: number;
  readonly matched: number;
  readonly listed: number;
  readonly unsettled: number;
  readonly cases: number;
  /** Whole households with a settled tax, and those for which the form gives that tax. */
  readonly wholeScored: number;
  readonly wholeMatched: number;
}

const NOTHING: Totals = { households: 0, matched: 0, listed: 0, unsettled: 0, cases: 0, wholeScored: 0, wholeMatched: 0 };

const sumIn = (state: StateCoverage, of: 'matched' | 'scored') => state.households.rows.reduce((sum, year) => sum + year[of], 0);

export function totalsOf(all: readonly StateCoverage[]): Totals {
  return all.reduce(
    (sum, state) => ({
      households: sum.households + householdsOf(state),
      matched: sum.matched + state.rows.matched,
      listed: sum.listed + state.rows.listed,
      unsettled: sum.unsettled + state.rows.unsettled,
      cases: sum.cases + state.cases,
      wholeScored: sum.wholeScored + sumIn(state, 'scored'),
      wholeMatched: sum.wholeMatched + sumIn(state, 'matched'),
    }),
    NOTHING,
  );
}
