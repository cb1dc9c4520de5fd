/** The site's languages. docs/adding-a-language.md lists what else a language needs. */
export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each name is in its own language, so that its speakers recognize it. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', fr: 'Français' } as const satisfies Record<Language, string>;

/** The language of visitors whose browser asks for another one, and of every text that is missing in theirs. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** The languages that are translated from the default one. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TRANSLATED_LANGUAGES = LANGUAGES.filter((language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE);

/** Locale of numbers and dates in each language: the US variant if there is one, with a plain `$` in all. */
export const LOCALES = { en: 'en-US', es: 'es-US', fr: 'fr-FR' } as const satisfies Record<Language, string>;
export type Locale = (typeof LOCALES)[Language];
