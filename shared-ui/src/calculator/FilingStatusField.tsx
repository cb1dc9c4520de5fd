import { useTranslation } from 'react-i18next';
import { SelectField } from '../forms/SelectField.tsx';
import { FILING_STATUSES, filingStatusWord } from './filing-status.tsx';

/** The four filing statuses. */
export function FilingStatusField({ name = 'filingStatus' }: { readonly name?: string }) {
  const { t } = useTranslation(['calculator', 'common']);
  return (
    <SelectField
      name={name}
      label={t('filingStatus.label')}
      hint={t('filingStatus.hint')}
      options={FILING_STATUSES.map((status) => ({ value: status, label: t(`common:filingStatus.${filingStatusWord[status]}`) }))}
    />
  );
}
