import type { i18n as I18n } from 'i18next';
import {
  isLanguage,
  isTheme,
  languageSlice,
  switchLanguage,
  themeSlice,
  type AppStore,
  type InitialState,
} from '@bracketwise/shared-ui/runtime';
import { preferredLanguage } from './preferred-language.ts';
import { mirrorPreference, readPreference } from './stored-preference.ts';

interface Page {
  readonly store: AppStore;
  readonly words: I18n;
}

/**
 * Applies the preferences stored in this browser. The server chose the HTML by cookies that mirror them, so this only matters if the
 * cookies were lost, or if Back restores a page that the visitor left before choosing.
 */
export async function reconcilePreferences({ store, words, shown }: Page & { readonly shown: InitialState }): Promise<void> {
  window.addEventListener('pageshow', ({ persisted }) => {
    const current = store.getState();
    if (persisted) void bringInLine({ store, words }, current, current.language).catch(console.warn);
  });
  await bringInLine({ store, words }, shown, navigator.language);
}

/** @param otherwise - the language if neither the URL nor the storage names one */
async function bringInLine({ store, words }: Page, shown: InitialState, otherwise: string): Promise<void> {
  const storedTheme = readPreference('theme');
  if (isTheme(storedTheme) && storedTheme !== shown.theme) {
    mirrorPreference('theme', storedTheme);
    document.documentElement.dataset.theme = storedTheme;
    store.dispatch(themeSlice.actions.themeChosen(storedTheme));
  }
  const stored = readPreference('language');
  if (isLanguage(stored)) mirrorPreference('language', stored);
  const language = preferredLanguage({ search: location.search, stored, browser: otherwise });
  if (language !== shown.language) {
    await switchLanguage(words, language);
    document.documentElement.lang = language;
    store.dispatch(languageSlice.actions.languageShown(language));
  }
}
