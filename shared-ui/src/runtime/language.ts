import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Locale of numbers and dates in each language: the US variant if there is one, with a plain `$` in all. */
export const LOCALES = { en: 'en-US', es: 'es-US', fr: 'fr-FR' } as const satisfies Record<Language, string>;
export type Locale = (typeof LOCALES)[Language];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The page's current language. The shell sets it once the texts are loaded. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: (): Language => DEFAULT_LANGUAGE,
  reducers: { languageShown: (_state, action: PayloadAction<Language>) => action.payload },
});
