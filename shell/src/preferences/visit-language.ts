import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isLanguage, nameLanguageOfVisit, type Language } from '@bracketwise/shared-ui/runtime';

/** The language named in the URL of the opened page; `null` if it named none or the visitor has chosen one since. */
let named: Language | null | undefined;

/** Adds the language to the URL or removes it. This is not a navigation. */
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

/** Keeps `?lang=` in the URL of every page of the visit, so that a reload shows the same language. */
export function useLanguageOfVisit(): void {
  const visited = useLocation();
  useEffect(showInAddress, [visited]);
}

/** Call when the visitor chooses a language. */
export function endLanguageOfVisit(): void {
  named = null;
  showInAddress();
}
