import { useLoaded } from './useLoaded.tsx';

/** What the tax law answers. Whatever the status, nothing partial is ever given as a total. */
export type Official<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** Above the amounts that the law is computed for, in US dollars. */
  | { readonly status: 'beyondLimits'; readonly limit: number }
  | { readonly status: 'answered'; readonly answer: Answer };

export interface UseOfficial<State extends string, Law> {
  /**
   * @param values - what was submitted: a new object asks again for a law that failed to load
   * @param amounts - US dollars that have to be within the limits
   * @param answer - computes; called only once it has everything it needs
   */
  <Answer>(values: { readonly state: State }, amounts: readonly number[], answer: (law: Law) => Answer): Official<Answer>;
  /** Where the visitor may choose no state, it answers without one. */
  <Answer>(
    values: { readonly state: State | 'other' | '' },
    amounts: readonly number[],
    answer: (law: Law | undefined) => Answer,
  ): Official<Answer>;
}

/**
 * Makes the one way of a remote to an official answer: it waits for the law of the state, offers a retry, and refuses amounts beyond the limits.
 * @param load - loads the law of a state
 * @param maximum - US dollars that the law is computed up to
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
    // Pending covers every state that was named, so a law is missing only where the overload says so.
    return { status: 'answered', answer: answer(law.value as Law) };
  }
  return useOfficial as UseOfficial<State, Law>;
}

/** @returns the answer where there is one */
export const answerOf = <Answer,>(official: Official<Answer>): Answer | undefined =>
  official.status === 'answered' ? official.answer : undefined;
