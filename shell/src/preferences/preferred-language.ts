import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@bracketwise/shared-ui/runtime';

export interface LanguageSources {
  /** Query string of the URL. */
  readonly search: string;
  /** The stored choice. */
  readonly stored: string | null;
  /** The browser's language, such as `fr-CA`. */
  readonly browser: string;
}

/**
 * The language to show: `?lang=` from the URL, which applies to the visit and is not stored; else the stored choice; else the browser's
 * language without its region; else English.
 */
export function preferredLanguage({ search, stored, browser }: LanguageSources): Language {
  const candidates = [new URLSearchParams(search).get('lang'), stored, browser.split('-')[0]];
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
