/** The fields of a request beside its state, for every form that asks for one. */
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { ESTIMATE_YEARS, FILING_STATUSES } from '@bracketwise/tax-engine/contract';
import { useTranslation } from 'react-i18next';
import { INCOME_STEP } from './form.ts';

const years = ESTIMATE_YEARS.map((year) => ({ value: String(year), label: String(year) })).reverse();

export function IncomeField() {
  const { t } = useTranslation('home');
  return <AmountField name="income" label={t('form.income')} hint={t('form.incomeHint')} step={INCOME_STEP} unreadableAs={0} />;
}

export function FilingStatusField() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <SelectField
      name="filingStatus"
      label={t('form.filingStatus')}
      hint={t('form.filingStatusHint')}
      options={FILING_STATUSES.map((status) => ({ value: status, label: t(`common:filingStatus.${status}`) }))}
    />
  );
}

export function TaxYearField() {
  const { t } = useTranslation('home');
  return <SelectField name="taxYear" label={t('form.taxYear')} options={years} />;
}
