import { TAX_YEARS } from '@bracketwise/contract/years';
import { TaxYearField } from '@bracketwise/shared-ui/calculator';
import { AmountField, SelectField, useFilingStatusOptions, useStateOptions } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';

/** The four fields needed for an estimate. */
export function FirstAnswers() {
  const { t } = useTranslation(['full-estimate', 'calculator']);
  return (
    <>
      <SelectField name="state" label={t('form.state')} placeholder={t('form.statePlaceholder')} options={useStateOptions()} />
      <SelectField name="filingStatus" label={t('form.filingStatus')} options={useFilingStatusOptions()} />
      <AmountField name="wages" label={t('form.wages')} hint={t('form.wagesHint')} step={1_000} unreadable="zero" />
      <TaxYearField years={TAX_YEARS} />
    </>
  );
}
