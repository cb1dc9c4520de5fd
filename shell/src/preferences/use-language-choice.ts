import { useTranslation } from 'react-i18next';
import { languageSlice, switchLanguage, toastSlice, useAppDispatch, type Language } from '@bracketwise/shared-ui/runtime';

/** @returns a function that switches the page to a language and returns whether that worked. If it failed, a toast says so. */
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
