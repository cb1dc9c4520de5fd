import { ArticleTable } from '@bracketwise/shared-ui/article';
import { CONSENT_CATEGORIES } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';
import { NameCell } from './NameCell.tsx';

const COLUMNS = ['category', 'use', 'kept'] as const;

/** The consent categories, in the order of the preferences dialog. */
export function CategoriesTable() {
  const { t } = useTranslation('cookies');
  return (
    <ArticleTable
      stacked
      caption={t('categories.caption')}
      columns={COLUMNS.map((key) => ({ key, label: t(`categories.columns.${key}`) }))}
      rows={CONSENT_CATEGORIES.map((category) => ({
        key: category,
        cells: [
          <NameCell
            key="name"
            name={t(`categories.${category}.name`)}
            note={t(category === 'necessary' ? 'categories.required' : 'categories.optional')}
          />,
          t(`categories.${category}.use`),
          t(`categories.${category}.kept`),
        ],
      }))}
    />
  );
}
