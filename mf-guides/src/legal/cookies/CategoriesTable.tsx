import { ArticleTable } from '@bracketwise/shared-ui/article/ArticleTable';
import { CONSENT_CATEGORIES } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';

const COLUMNS = ['category', 'needed', 'kept', 'use'] as const;

/** The categories of consent, in the order in which the preferences show them. */
export function CategoriesTable() {
  const { t } = useTranslation('cookies');
  return (
    <ArticleTable
      caption={t('categories.caption')}
      minWidth="38rem"
      columns={COLUMNS.map((key) => ({ key, label: t(`categories.columns.${key}`) }))}
      rows={CONSENT_CATEGORIES.map((category) => ({
        key: category,
        cells: [
          t(`categories.${category}.name`),
          t(category === 'necessary' ? 'categories.required' : 'categories.optional'),
          t(`categories.${category}.kept`),
          t(`categories.${category}.use`),
        ],
      }))}
    />
  );
}
