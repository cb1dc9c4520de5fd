import { useLoaded } from './useLoaded.tsx';

/** The state of an official answer. Never holds a partial result. */
export type Official<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The highest amount the engine accepts, in US dollars. */
  | { readonly status: 'beyondLimits'; readonly limit: number }
  | { readonly status: 'answered'; readonly answer: Answer };

export interface UseOfficial<State extends string, Law> {
  /**
   * @param values - the submitted values; a new object retries a failed load
   * @param amounts - US dollars to check against the limit
   * @param answer - computes the answer; called only once the law is loaded
   */
  <Answer>(values: { readonly state: State }, amounts: readonly number[], answer: (law: Law) => Answer): Official<Answer>;
  /** For forms that allow no state: answers without state law. */
  <Answer>(
    values: { readonly state: State | 'other' | '' },
    amounts: readonly number[],
    answer: (law: Law | undefined) => Answer,
  ): Official<Answer>;
}

/**
 * Makes a remote's `useOfficial` hook. It waits for the state's law, offers a retry and rejects amounts above the limit.
 * @param load - loads the law of a state
 * @param maximum - highest amount the engine accepts, in US dollars
 */
export function officialAnswers<State extends string, Law>(load: (state: State) => Promise<Law>, maximum: number) {
  function useOfficial<Answer>(
    values: { readonly state: State | 'other' | '' },
    amounts: readonly number[],
    answer: (law: Law) => Answer,
  ): Official<Answer> {
    const law = useLoaded<State, Law>(values.state === 'other' ? '' : values.state, load, values);
    if (amounts.some((amount) => amount > maximum)) return { status: 'beyondLimits', limit: maximum };
    if (law.failed) return { status: 'failed', retry: law.retry };
    if (law.pending) return { status: 'loading' };
    // `pending` covers every named state, so `law` is undefined only in the overload that allows it.
    return { status: 'answered', answer: answer(law.value as Law) };
  }
  return useOfficial as UseOfficial<State, Law>;
}

/** @returns the answer, or undefined if there is none */
export const answerOf = <Answer,>(official: Official<Answer>): Answer | undefined =>
  official.status === 'answered' ? official.answer : undefined;
