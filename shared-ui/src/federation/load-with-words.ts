import type { i18n as I18n } from 'i18next';
import { languageInUse, loadWords, type Language } from '@bracketwise/shared-ui/runtime';

/** Loads a namespace in the current language, and again whenever the visitor changes the language meanwhile. */
export async function loadWordsInUse(words: I18n, namespace: string): Promise<void> {
  let language: Language;
  do {
    language = languageInUse(words);
    await loadWords(words, namespace, language);
  } while (language !== languageInUse(words));
}

/** Waits for `loading` and for the texts in the current language. */
export async function loadWithWords<T>(loading: Promise<T>, words: I18n, namespace: string): Promise<T> {
  const [loaded] = await Promise.all([loading, loadWordsInUse(words, namespace)]);
  return loaded;
}
