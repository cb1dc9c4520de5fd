import type { UnknownAction } from 'redux';

export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Locale of numbers and dates in each language: the US variant if there is one, with a plain `$` in all. */
export const LOCALES = { en: 'en-US', es: 'es-US', fr: 'fr-FR' } as const satisfies Record<Language, string>;
export type Locale = (typeof LOCALES)[Language];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

const LANGUAGE_SHOWN = 'language/languageShown';

/** The page's current language. The shell sets it once the texts are loaded. */
export const languageSlice = {
  actions: { languageShown: (payload: Language) => ({ type: LANGUAGE_SHOWN, payload }) },
  reducer: (state: Language = DEFAULT_LANGUAGE, { type, payload }: UnknownAction): Language =>
    type === LANGUAGE_SHOWN ? (payload as Language) : state,
};
