import { nameOf, useLanguage, type SitePage } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';

/** The name of a page in the visitor's language. */
export function usePageName(): (page: SitePage) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (page) => nameOf(page, language, (code) => t(`states.${code}`));
}
