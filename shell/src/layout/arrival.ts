import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Key of the current history entry. Undefined until the page opened by the browser itself is in place. */
let arrivedAt: string | undefined;

/** Scroll position of each history entry in this document. */
const positions = new Map<string, number>();

/**
 * Takes scroll restoration over from the browser. On Back, the browser would scroll before the new page has rendered. Reloads stay
 * with the browser.
 */
function keepPositions(): () => void {
  const remember = () => {
    if (arrivedAt !== undefined) positions.set(arrivedAt, window.scrollY);
  };
  const handBack = () => (history.scrollRestoration = 'auto');
  const takeOver = () => (history.scrollRestoration = 'manual');
  takeOver();
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', handBack);
  window.addEventListener('pageshow', takeOver);
  return () => {
    handBack();
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', handBack);
    window.removeEventListener('pageshow', takeOver);
  };
}

/** For the layout; once per document. */
export const useKeptPositions = () => useEffect(keepPositions, []);

/**
 * On arrival at another page, scrolls to the saved position (Back and Forward), to the section in the URL, or to the top. Moves the
 * focus to that section or to the page's heading, so that screen readers start there. Waits until the page is in place, and does
 * nothing for the page the browser itself opened.
 */
export function useArrival(inPlace: boolean): void {
  const { key, hash } = useLocation();
  const returning = useNavigationType() === 'POP';

  useEffect(() => {
    if (!inPlace || arrivedAt === key) return;
    const opened = arrivedAt === undefined;
    arrivedAt = key;
    if (opened) return;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (returning) window.scrollTo(0, positions.get(key) ?? 0);
    else if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    // The section that contains the heading has no name to announce, so the heading gets the focus.
    const target = part?.contains(heading) ? heading : (part ?? heading);
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [inPlace, key, hash, returning]);
}
