import { nameOf, useLanguage, type SitePage } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';
import { subjectKeys } from '@bracketwise/shared-ui/words';

export function usePageName(): (page: SitePage) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (page) => nameOf(page, language, (subject) => t(subjectKeys(subject)));
}
