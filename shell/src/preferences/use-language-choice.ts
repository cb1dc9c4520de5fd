import { useTranslation } from 'react-i18next';
import { languageSlice, switchLanguage, toastSlice, useAppDispatch, type Language } from '@bracketwise/shared-ui/runtime';

/** @returns a function that brings the whole page into a language and says whether it could; if not, a toast says that its words did not load. */
export function useShowLanguage(): (language: Language) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const { i18n } = useTranslation('shell');
  return async (language) => {
    try {
      await switchLanguage(i18n, language);
      document.documentElement.lang = language;
      dispatch(languageSlice.actions.languageShown(language));
      return true;
    } catch {
      dispatch(
        toastSlice.actions.toastShown({
          variant: 'destructive',
          title: 'shell:language.failed',
          description: 'shell:failure.explanation',
        }),
      );
      return false;
    }
  };
}
