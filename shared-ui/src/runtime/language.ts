import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@bracketwise/contract/languages';
import type { UnknownAction } from 'redux';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

const LANGUAGE_SHOWN = 'language/languageShown';

/** The page's current language. The shell sets it once the texts are loaded. */
export const languageSlice = {
  actions: { languageShown: (payload: Language) => ({ type: LANGUAGE_SHOWN, payload }) },
  reducer: (state: Language = DEFAULT_LANGUAGE, { type, payload }: UnknownAction): Language =>
    type === LANGUAGE_SHOWN ? (payload as Language) : state,
};
