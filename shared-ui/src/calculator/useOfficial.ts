import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { useLoaded } from './useLoaded.ts';

/** The state of an official answer. Never holds a partial result. */
export type Official<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The highest amount the engine accepts, in US dollars. */
  | { readonly status: 'beyondLimits'; readonly limit: number }
  | { readonly status: 'answered'; readonly answer: Answer };

/**
 * Asks the tax engine. It waits for the state's law, offers a retry and rejects amounts above the limit.
 * @param load - loads the law of a state; must be a stable function
 * @param values - the submitted values; a new object retries a failed load
 * @param amounts - US dollars to check against the limit
 * @param answer - computes the answer; called only once the law is loaded
 */
export function useOfficial<State extends string, Law, Answer>(
  load: (state: State) => Promise<Law>,
  values: { readonly state: State },
  amounts: readonly number[],
  answer: (law: Law) => Answer,
): Official<Answer>;
/** For forms that allow no state: answers without state law. */
export function useOfficial<State extends string, Law, Answer>(
  load: (state: State) => Promise<Law>,
  values: { readonly state: State | 'other' | '' },
  amounts: readonly number[],
  answer: (law: Law | undefined) => Answer,
): Official<Answer>;
export function useOfficial<State extends string, Law, Answer>(
  load: (state: State) => Promise<Law>,
  values: { readonly state: State | 'other' | '' },
  amounts: readonly number[],
  answer: (law: Law | undefined) => Answer,
): Official<Answer> {
  const law = useLoaded<State, Law>(values.state === 'other' ? '' : values.state, load, values);
  const limit = INCOME_LIMITS.maximum;
  if (amounts.some((amount) => amount > limit)) return { status: 'beyondLimits', limit };
  if (law.failed) return { status: 'failed', retry: law.retry };
  if (law.pending) return { status: 'loading' };
  return { status: 'answered', answer: answer(law.value) };
}

/** @returns the answer, or undefined if there is none */
export const answerOf = <Answer>(official: Official<Answer>): Answer | undefined =>
  official.status === 'answered' ? official.answer : undefined;
