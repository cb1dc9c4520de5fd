import { HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { TaxYearField } from '@bracketwise/shared-ui/calculator/TaxYearField';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { useStateOptions } from '@bracketwise/shared-ui/forms/options';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useStatusName } from './useStatusName.ts';

/** The four fields needed for an estimate. */
export function FirstAnswers() {
  const { t } = useTranslation(['full-estimate', 'calculator']);
  const nameOf = useStatusName();
  const [{ value: status }] = useField<string>('filingStatus');
  return (
    <>
      <SelectField name="state" label={t('form.state')} placeholder={t('form.statePlaceholder')} options={useStateOptions()} />
      <SelectField
        name="filingStatus"
        label={t('form.filingStatus')}
        hint={status === 'qualifyingSurvivingSpouse' && t('survivingSpouse.hint')}
        options={HOUSEHOLD_FILING_STATUSES.map((value) => ({ value, label: nameOf(value) }))}
      />
      <AmountField name="wages" label={t('form.wages')} hint={t('form.wagesHint')} step={1_000} unreadable="zero" />
      <TaxYearField years={TAX_YEARS} />
    </>
  );
}
