import { SPECIFIED_FILING_STATUSES, FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../forms/SelectField.tsx';

interface FilingStatusFieldProps {
  readonly name?: string;
  /** The statuses on offer. Default: all four. */
  readonly statuses?: readonly SpecifiedFilingStatus[];
  /** Starts with no status selected. */
  readonly open?: boolean;
}

export function FilingStatusField({ name = 'filingStatus', statuses = SPECIFIED_FILING_STATUSES, open = false }: FilingStatusFieldProps) {
  const { t } = useTranslation(['calculator', 'common']);
  return (
    <SelectField
      name={name}
      label={t('form.filingStatus')}
      hint={t('filingStatus.hint')}
      {...(open && { placeholder: t('filingStatus.placeholder') })}
      options={statuses.map((status) => ({ value: status, label: t(`common:filingStatus.${FILING_STATUS_OF[status]}`) }))}
    />
  );
}
