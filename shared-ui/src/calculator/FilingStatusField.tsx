import { useTranslation } from 'react-i18next';
import { SelectField } from '../forms/SelectField.tsx';
import { FILING_STATUSES, filingStatusWord, type FormFilingStatus } from './filing-status.tsx';

interface FilingStatusFieldProps {
  readonly name?: string;
  /** The statuses on offer. Default: all four. */
  readonly statuses?: readonly FormFilingStatus[];
  /** Starts with no status selected. */
  readonly open?: boolean;
}

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
