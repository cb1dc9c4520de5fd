import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Stack } from '@bracketwise/shared-ui/layout';
import { CONSENT_CATEGORIES } from '@bracketwise/shared-ui/runtime';
import { storageInventory, type Retention } from '@bracketwise/shared-ui/storage-inventory';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NameCell } from './NameCell.tsx';

const COLUMNS = ['name', 'purpose', 'kept'] as const;
const DAYS_OF_A_YEAR = 365;

/** Every item the site may store in a browser, one table per category that has any. */
export function ItemsTables() {
  const { t } = useTranslation('cookies');
  const { years } = useFormat();
  const keptFor = (kept: Retention) => (typeof kept === 'string' ? t(`items.kept.${kept}`) : years(kept.days / DAYS_OF_A_YEAR));
  return (
    <Stack>
      {CONSENT_CATEGORIES.map((category) => {
        const items = storageInventory.filter((item) => item.category === category);
        if (items.length === 0) return null;
        return (
          <div key={category} data-category={category}>
            <ArticleTable
              stacked
              caption={t('items.caption', { category: t(`categories.${category}.name`) })}
              columns={COLUMNS.map((key) => ({ key, label: t(`items.columns.${key}`) }))}
              rows={items.map(({ name, place, purpose, kept, setBy }) => ({
                key: `${place}:${name}`,
                cells: [
                  <NameCell key="name" name={<Key>{name}</Key>} note={t(`items.places.${place}`, { setBy: t(`items.setBy.${setBy}`) })} />,
                  t(`items.purposes.${purpose}`),
                  keptFor(kept),
                ],
              }))}
            />
          </div>
        );
      })}
    </Stack>
  );
}

const Key = styled.code`
  overflow-wrap: break-word;
`;
