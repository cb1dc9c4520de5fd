import { useEffect, type RefObject } from 'react';
import { breakpoint } from '../theme/tokens.ts';

/** Where the results stand below the form, the visitor continues there. */
export const belowTheForm = () => !window.matchMedia(`(min-width: ${breakpoint.wide})`).matches;

/** Answers that were brought into view: one that the visitor comes back to stays where it is. */
const arrived = new WeakSet<object>();

/**
 * Brings an answer into view.
 * @param title - heading of the results
 * @param answer - what was answered last; a new one is brought into view
 * @param takesFocus - whether the focus goes along; where the results stand below the form when left out
 */
export function useArrivalInView(
  title: RefObject<HTMLHeadingElement | null>,
  answer: object | undefined,
  takesFocus: () => boolean = belowTheForm,
): void {
  useEffect(() => {
    const heading = title.current;
    if (!answer || !heading || arrived.has(answer)) return;
    arrived.add(answer);
    if (takesFocus()) heading.focus({ preventScroll: true });
    const { top } = heading.getBoundingClientRect();
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    // Lower down the heading would be seen, but not the answer below it.
    if (top < covered || top > window.innerHeight / (belowTheForm() ? 4 : 2)) heading.scrollIntoView();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked when there is an answer
  }, [title, answer]);
}
