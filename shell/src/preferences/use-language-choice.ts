import { useTranslation } from 'react-i18next';
import { languageSlice, switchLanguage, toastSlice, useAppDispatch, type Language } from '@bracketwise/shared-ui/runtime';

/** @returns a function that brings the whole page into a language; a failure to load its words is told in a toast. */
export function useShowLanguage(): (language: Language) => Promise<void> {
  const dispatch = useAppDispatch();
  const { i18n, t } = useTranslation('shell');
  return async (language) => {
    try {
      await switchLanguage(i18n, language);
      document.documentElement.lang = language;
      dispatch(languageSlice.actions.languageShown(language));
    } catch {
      dispatch(
        toastSlice.actions.toastShown({ variant: 'destructive', title: t('language.failed'), description: t('failure.explanation') }),
      );
    }
  };
}
