import type { i18n as I18n } from 'i18next';
import { languageInUse, loadWords } from '@bracketwise/shared-ui/runtime';

/** Resolves to what is loading once its words are there, too, in the language in use: the visitor may choose another one meanwhile. */
export async function loadWithWords<T>(loading: Promise<T>, words: I18n, namespace: string): Promise<T> {
  const wordsInUse = () => loadWords(words, namespace, languageInUse(words));
  const [loaded] = await Promise.all([loading, wordsInUse()]);
  await wordsInUse();
  return loaded;
}
