/**
 * Translations: one i18next instance per page and one namespace per page of the site, loaded with the page and only in the current
 * language. A missing key is shown as is and logged, and only then is English loaded as a fallback.
 */
import { createInstance, type i18n as I18n } from 'i18next';
import type { WordsLoader } from '../federation/page-contract.ts';
import { DEFAULT_LANGUAGE, type Language } from '@bracketwise/contract/languages';

const loaders = new Map<string, WordsLoader>();

export const languageInUse = (words: I18n): Language => words.language as Language;

/** Emitted when English texts have loaded to replace missing ones. */
const FALLBACK_CAME = 'fallbackCame';

/** @returns an instance without texts */
export function createWords(language: Language): I18n {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes already.
    // Not on every added namespace: each section adds one, and everything mounted would render again.
    react: { useSuspense: false, bindI18n: `languageChanged ${FALLBACK_CAME}` },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      console.warn(`Missing translation: ${namespace}:${key} (${words.language})`);
      void loadWords(words, namespace, DEFAULT_LANGUAGE).then((came) => came && words.emit(FALLBACK_CAME));
    },
  });
  rememberTexts(words);
  // `useTranslation` copies the properties of the instance itself in each component. Inherited ones cost nothing, and stay current.
  return Object.create(words) as I18n;
}

/** Remembers texts without values, because a page looks up hundreds of them each time it renders. */
function rememberTexts(words: I18n): void {
  const known = new Map<string, unknown>();
  let isMissing = false;
  words.on('missingKey', () => (isMissing = true));
  words.store.on('added', () => known.clear());
  const getFixedT = words.getFixedT.bind(words) as unknown as (...scope: unknown[]) => (...asked: unknown[]) => unknown;
  words.getFixedT = ((...scope: unknown[]) => {
    const t = getFixedT(...scope);
    const remembered = (...asked: unknown[]) => {
      if (asked.length > 1) return t(...asked);
      const text = [words.language, ...scope, ...asked].join('|');
      if (!known.has(text)) {
        isMissing = false;
        const found = t(...asked);
        if (isMissing) return found;
        known.set(text, found);
      }
      return known.get(text);
    };
    return Object.assign(remembered, t);
  }) as unknown as typeof words.getFixedT;
}

/** Registers the loader of a namespace, so that its texts can be loaded in other languages later. */
export function registerWords(namespace: string, loader: WordsLoader): void {
  loaders.set(namespace, loader);
}

/** Loads a namespace in a language. @returns false if it was already loaded or has no loader */
export async function loadWords(words: I18n, namespace: string, language: Language): Promise<boolean> {
  const loader = loaders.get(namespace);
  if (!loader || words.hasResourceBundle(language, namespace)) return false;
  const { default: texts } = await loader(language);
  words.addResourceBundle(language, namespace, texts);
  return true;
}

/** Loads every namespace in use in the new language before switching, so that a page never mixes two languages. */
export async function switchLanguage(words: I18n, language: Language): Promise<void> {
  const lacking = () =>
    [...loaders.keys()].filter(
      (namespace) => words.hasResourceBundle(words.language, namespace) && !words.hasResourceBundle(language, namespace),
    );
  // Repeats, because a section may have loaded its texts in the old language meanwhile.
  for (let missing = lacking(); missing.length > 0; missing = lacking()) {
    await Promise.all(missing.map((namespace) => loadWords(words, namespace, language)));
  }
  await words.changeLanguage(language);
}
