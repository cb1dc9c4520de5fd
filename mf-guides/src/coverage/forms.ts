/** What the lines of a state's form tell of the estimate, and how it fared in the comparison with reference households. */
import type { LineLabel, TaxYear } from '@bracketwise/tax-engine';
import type { StateCoverage } from '@bracketwise/tax-engine/coverage';

/** What holds in a range of years, both included. */
export interface InYears<T> {
  readonly from: TaxYear;
  readonly to: TaxYear;
  readonly what: T;
}

/** What the estimate starts from: the first line of the form. Years that start alike are one entry, whatever follows. */
export function startsOf({ modelled }: StateCoverage): readonly InYears<LineLabel>[] {
  return modelled.reduce<readonly InYears<LineLabel>[]>((starts, { from, to, labels: [what] }) => {
    const last = starts.at(-1);
    if (what === undefined) return starts;
    return last?.what === what ? [...starts.slice(0, -1), { ...last, to }] : [...starts, { from, to, what }];
  }, []);
}

/** The lines after the first; none in a state that does not tax wages. */
export function stepsOf({ modelled }: StateCoverage): readonly InYears<readonly LineLabel[]>[] {
  return modelled.map(({ from, to, labels }) => ({ from, to, what: labels.slice(1) })).filter(({ what }) => what.length > 0);
}

/** The lines that a form of recent years has for more than one earner's wages. */
export function householdStepsOf({ households }: StateCoverage): readonly InYears<readonly LineLabel[]>[] {
  return households.modelled.map(({ from, to, labels: what }) => ({ from, to, what })).filter(({ what }) => what.length > 0);
}

/** Reference households of a state. */
export const householdsOf = ({ rows: { matched, listed, unsettled } }: StateCoverage): number => matched + listed + unsettled;

export interface Totals {
  readonly households: number;
  readonly matched: number;
  readonly listed: number;
  readonly unsettled: number;
  readonly cases: number;
  /** Whole households with a settled tax, and those that the form comes to. */
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
