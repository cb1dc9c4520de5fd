import { useEffect, type RefObject } from 'react';
import { breakpoint } from '../theme/tokens.ts';

/** True where the results are below the form, so that the visitor continues there. */
export const belowTheForm = () => !window.matchMedia(`(min-width: ${breakpoint.wide})`).matches;

/** A heading up to here leaves nothing of the form below the header. */
const HEADER_AND_HALF = 1.5;

/** Answers already scrolled to. When the visitor comes back to one, the page does not scroll again. */
const arrived = new WeakSet<object>();

/** For an answer that the page had before a reload, whose place the browser restores. */
export const showsAlready = (answer: object): void => void arrived.add(answer);

/**
 * Scrolls to a new answer.
 * @param title - heading of the results
 * @param answer - the latest answer; a new one is scrolled to
 * @param takesFocus - whether the focus moves too. Default: where the results are below the form
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
    // Any lower, and the form's last row would be cut by the header, or the answer be out of sight.
    const lowest = belowTheForm() ? HEADER_AND_HALF * covered : window.innerHeight / 2;
    if (top < covered || top > lowest) heading.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- `takesFocus` is only called when there is an answer
  }, [title, answer]);
}
