import { useTranslation } from 'react-i18next';
import { SelectField } from '../forms/SelectField.tsx';
import { FILING_STATUSES, filingStatusWord, type FormFilingStatus } from './filing-status.tsx';

interface FilingStatusFieldProps {
  readonly name?: string;
  /** Those that the filer can choose: all four when left out. */
  readonly statuses?: readonly FormFilingStatus[];
  /** Whether none is chosen at first. */
  readonly open?: boolean;
}

/** The filing statuses. */
export function FilingStatusField({ name = 'filingStatus', statuses = FILING_STATUSES, open = false }: FilingStatusFieldProps) {
  const { t } = useTranslation(['calculator', 'common']);
  return (
    <SelectField
      name={name}
      label={t('form.filingStatus')}
      hint={t('filingStatus.hint')}
      {...(open && { placeholder: t('filingStatus.placeholder') })}
      options={statuses.map((status) => ({ value: status, label: t(`common:filingStatus.${filingStatusWord[status]}`) }))}
    />
  );
}
