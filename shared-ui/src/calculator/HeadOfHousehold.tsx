import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';

/** Tells a single filer with a child what another filing status would save. @param saving - US dollars; nothing is shown below one dollar */
export function HeadOfHousehold({ saving }: { readonly saving: number }) {
  const { t } = useTranslation('explanation');
  const { money } = useFormat();
  return saving >= 1 && <p data-head-of-household>{t('headOfHousehold', { saving: money(saving) })}</p>;
}
