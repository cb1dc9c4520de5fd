import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isLanguage, nameLanguageOfVisit, type Language } from '@bracketwise/shared-ui/runtime';

/** The language that the address of the opened page named; `null` where it named none, or the visitor has chosen since. */
let named: Language | null | undefined;

/** Writes it into the address, or takes one out. Not a navigation: the page stays where it is. */
function showInAddress(): void {
  const address = new URL(location.href);
  const shown = address.searchParams.get('lang');
  if (named === undefined) named = isLanguage(shown) ? shown : null;
  nameLanguageOfVisit(named ?? undefined);
  if (shown === named) return;
  if (named) address.searchParams.set('lang', named);
  else address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** `?lang=` speaks for the visit: the address of every page the visitor goes on to says it too, so that a reload keeps it. */
export function useLanguageOfVisit(): void {
  const visited = useLocation();
  useEffect(showInAddress, [visited]);
}

/** ... until the visitor does. */
export function endLanguageOfVisit(): void {
  named = null;
  showInAddress();
}
