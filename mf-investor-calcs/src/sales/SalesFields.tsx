import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import type { Lot } from '@bracketwise/tax-engine';
import { useField } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lotsIn } from './lots-in-form.ts';
import { salesWords } from './words.ts';

const list = deferredSection<{ readonly kind: Lot['kind'] }>({
  namespace: 'sales',
  words: salesWords,
  load: async () => (await import(/* webpackChunkName: "sales" */ './SalesList.tsx')).SalesList,
});

/** The list of sales, which loads when the visitor opens it or comes with one. @param kind - of new rows */
export function SalesFields({ kind }: { readonly kind: Lot['kind'] }) {
  const { t } = useTranslation('investments');
  const [{ value }] = useField<string>('sales');
  const [chosen, choose] = useState<boolean>();
  const isOpen = chosen ?? value !== '';
  return (
    <Disclosed summary={value === '' ? t('list.open') : t('list.filled', { number: lotsIn(value).length })} open={isOpen} onToggle={choose}>
      {isOpen && <list.Section kind={kind} />}
    </Disclosed>
  );
}
