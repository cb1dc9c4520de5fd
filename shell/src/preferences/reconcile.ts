import type { i18n as I18n } from 'i18next';
import { isTheme, languageSlice, switchLanguage, themeSlice, type AppStore, type InitialState } from '@bracketwise/shared-ui/runtime';
import { preferredLanguage } from './preferred-language.ts';
import { mirrorPreference, readPreference } from './stored-preference.ts';

/**
 * Brings the page in line with what this browser stored. The server chose the HTML by the cookies that mirror it, so there is
 * something to do only where they were lost.
 */
export async function reconcilePreferences({ store, words, shown }: { store: AppStore; words: I18n; shown: InitialState }): Promise<void> {
  const storedTheme = readPreference('theme');
  if (isTheme(storedTheme) && storedTheme !== shown.theme) {
    mirrorPreference('theme', storedTheme);
    document.documentElement.dataset.theme = storedTheme;
    store.dispatch(themeSlice.actions.themeChosen(storedTheme));
  }
  const stored = readPreference('language');
  if (stored) mirrorPreference('language', stored);
  const language = preferredLanguage({ search: location.search, stored, browser: navigator.language });
  if (language !== shown.language) {
    await switchLanguage(words, language);
    document.documentElement.lang = language;
    store.dispatch(languageSlice.actions.languageShown(language));
  }
}
