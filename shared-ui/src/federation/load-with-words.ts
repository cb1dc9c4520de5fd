import type { i18n as I18n } from 'i18next';
import { languageInUse, loadWords } from '@bracketwise/shared-ui/runtime';

/** Waits for `loading` and for the texts in the current language, which may change meanwhile. */
export async function loadWithWords<T>(loading: Promise<T>, words: I18n, namespace: string): Promise<T> {
  const wordsInUse = () => loadWords(words, namespace, languageInUse(words));
  const [loaded] = await Promise.all([loading, wordsInUse()]);
  await wordsInUse();
  return loaded;
}
