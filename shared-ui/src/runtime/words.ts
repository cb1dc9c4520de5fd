/**
 * Words. One i18next instance per page, a namespace per page of the site, loaded with the page and only in the language in
 * use. A missing key shows itself and warns; English is fetched for a page in another language only then.
 */
import { createInstance, type i18n as I18n } from 'i18next';
import type { WordsLoader } from '../federation/page-contract.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';

const loaders = new Map<string, WordsLoader>();
/** By their store: components are given copies, whose language is that of the moment they were made. */
const instances = new WeakMap<I18n['store'], I18n>();

export const languageInUse = (words: I18n): Language => (instances.get(words.store) ?? words).language as Language;

/** English words came in place of some that are missing. */
const FALLBACK_CAME = 'fallbackCame';

/** @returns an instance that knows no words yet */
export function createWords(language: Language): I18n {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    // Not on every namespace that is added: each section brings one, and all that stands would be drawn again.
    react: { useSuspense: false, bindI18n: `languageChanged ${FALLBACK_CAME}` },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      console.warn(`Missing translation: ${namespace}:${key} (${words.language})`);
      void loadWords(words, namespace, DEFAULT_LANGUAGE).then((came) => came && words.emit(FALLBACK_CAME));
    },
  });
  instances.set(words.store, words);
  return words;
}

/** Names the loader of a namespace, so that its words can be had in another language later. */
export function registerWords(namespace: string, loader: WordsLoader): void {
  loaders.set(namespace, loader);
}

/** Resolves once the namespace's words in that language are in memory, to whether they had to be brought there. */
export async function loadWords(words: I18n, namespace: string, language: Language): Promise<boolean> {
  const loader = loaders.get(namespace);
  if (!loader || words.hasResourceBundle(language, namespace)) return false;
  const { default: texts } = await loader(language);
  words.addResourceBundle(language, namespace, texts);
  return true;
}

/** Brings every namespace in use into a language, then switches to it: no page stands in two languages. */
export async function switchLanguage(words: I18n, language: Language): Promise<void> {
  const lacking = () =>
    [...loaders.keys()].filter(
      (namespace) => words.hasResourceBundle(words.language, namespace) && !words.hasResourceBundle(language, namespace),
    );
  // Again for those that came in the former language meanwhile: a section of the page may just be on its way.
  for (let missing = lacking(); missing.length > 0; missing = lacking()) {
    await Promise.all(missing.map((namespace) => loadWords(words, namespace, language)));
  }
  await words.changeLanguage(language);
}
