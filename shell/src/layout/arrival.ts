import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Key of the history entry the visitor is at. Undefined until the page the browser itself opened is in place. */
let arrivedAt: string | undefined;

/** Where the visitor stood in each history entry of this document. */
const positions = new Map<string, number>();

/**
 * Takes over from the browser what it cannot do in a page that draws itself: going back before the page stands, it would scroll
 * within the one being left. A reload is the browser's again.
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

/** For the layout: once per document. */
export const useKeptPositions = () => useEffect(keepPositions, []);

/**
 * Puts a visitor who has come to another page where the visit goes on: scrolled to where they stood (back and forward), to the
 * part the address names, or to the top; and with the focus on that part or on the page's heading, so that screen readers start
 * there. Waits until the page is in place; does nothing for the page the browser itself opened.
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
    // The part that a page begins with has no name of its own to be read.
    const target = part?.contains(heading) ? heading : (part ?? heading);
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [inPlace, key, hash, returning]);
}
