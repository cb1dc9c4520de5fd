/** Sorts the outcomes of all states and assigns them to levels of a scale. */
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { type Level, LEVELS } from '@bracketwise/shared-ui/charts';
import { nearest, shownSums, type Sums } from '@bracketwise/shared-ui/format';
import { inOrder, type Order, type SortDirection } from '@bracketwise/shared-ui/tables';
import type { AnsweredRequest } from '../calculator/answered-request.ts';

export type StateCode = EstimateRequest['state'];

/** What is compared. */
export interface ComparedRequest extends EstimateRequest {
  /** Codes of the places whose tax counts, by state. */
  readonly places?: Readonly<Partial<Record<StateCode, string>>>;
}

/** The place that the visitor added to the answer. */
export const placesOf = ({ request, place }: AnsweredRequest): ComparedRequest['places'] => (place ? { [request.state]: place.code } : {});

/** US dollars; `share` is the percentage of the income that is left. */
export interface StateOutcome {
  readonly code: StateCode;
  /** The name of the place whose tax counts, if any. */
  readonly place?: string;
  readonly netIncome: number;
  readonly share: number;
  /** Of the state and the place. */
  readonly incomeTax: number;
  readonly payrollLevies: number;
  /** Net income compared with the visitor's own state: more, or less if negative. */
  readonly difference: number;
}

/** An outcome with the state's name in the page's language. */
export interface NamedOutcome extends StateOutcome {
  readonly name: string;
}

/** "Maryland (Baltimore City)". */
export const nameWithPlace = ({ name, place }: NamedOutcome): string => (place ? `${name} (${place})` : name);

const SUMS: Sums = [
  ['income', ['netIncome', 'taxes']],
  ['taxes', ['federal', 'ofState'], 'ofState'],
  ['ofState', ['incomeTax', 'payrollLevies'], 'incomeTax'],
];

/** The amounts of an outcome as displayed: rounded together, as in the result of the calculator. */
export function shownAmounts({ netIncome, incomeTax, payrollLevies }: StateOutcome, { income }: ComparedRequest) {
  const taxes = income - netIncome;
  const ofState = incomeTax + payrollLevies;
  const amounts = { netIncome, incomeTax, payrollLevies };
  return { ...amounts, ...shownSums({ ...amounts, income, taxes, ofState, federal: taxes - ofState }, SUMS) };
}

/** The difference to the visitor's own state between the amounts as displayed. */
export const shownDifference = ({ netIncome, difference }: StateOutcome): number =>
  nearest(netIncome) - nearest(Math.round((netIncome - difference) * 100) / 100);

/** The outcomes of one request in all states. */
export interface Comparison {
  readonly request: ComparedRequest;
  readonly outcomes: readonly NamedOutcome[];
}

export type SortKey = 'name' | 'netIncome' | 'share' | 'incomeTax' | 'payrollLevies' | 'difference';

/** Highest net income first. */
export const FIRST_ORDER: Order<SortKey> = { by: 'netIncome', direction: 'descending' };

/** The sort direction that puts the best first, used for the first click on a column header. */
export const bestFirst = (by: SortKey): SortDirection =>
  by === 'name' || by === 'incomeTax' || by === 'payrollLevies' ? 'ascending' : 'descending';

/** A scale with equal levels from the lowest to the highest net income. */
export interface Scale {
  readonly levelOf: (netIncome: number) => Level;
  readonly steps: readonly { readonly level: Level; readonly from: number; readonly to: number }[];
}

export function scaleOf(outcomes: readonly StateOutcome[]): Scale {
  const amounts = outcomes.map(({ netIncome }) => netIncome);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const width = (most - least) / LEVELS.length;
  return {
    // If all are equal, each of them is the highest.
    levelOf: (netIncome) => LEVELS.findLast((level) => netIncome >= least + (level - 1) * width) ?? 1,
    steps: LEVELS.slice(width === 0 ? -1 : 0).map((level) => ({ level, from: most - (6 - level) * width, to: most - (5 - level) * width })),
  };
}

/** The state that people compare theirs with most: the largest of those that take nothing from wages. */
export const REFERENCE_STATE: StateCode = 'TX';

/** The visitor's own state and that one, if that one would leave more. */
export function referenceOf({ request, outcomes }: Comparison) {
  const [own, reference] = [request.state, REFERENCE_STATE].map((code) => outcomes.find((outcome) => outcome.code === code));
  return own && reference && reference.netIncome > own.netIncome ? { own, reference } : undefined;
}

/**
 * For the summary: the rank of the visitor's state, two of the best states and the number of others. States with the same net income
 * share a rank. At least seven states are the best, because seven take nothing from wages and no state pays more than it takes.
 */
export function verdictOf({ request, outcomes }: Comparison, money: (usd: number) => string) {
  const own = outcomes.find(({ code }) => code === request.state);
  const [best, second, ...others] = inOrder(outcomes, FIRST_ORDER).filter(({ netIncome }, _, [first]) => netIncome === first?.netIncome);
  return {
    state: own?.name ?? '',
    rank: 1 + outcomes.filter(({ netIncome }) => netIncome > (own?.netIncome ?? 0)).length,
    all: outcomes.length,
    best: best?.name ?? '',
    second: second?.name ?? '',
    others: others.length,
    more: money(nearest(best?.netIncome ?? 0) - nearest(own?.netIncome ?? 0)),
  };
}
