import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { STATE_CODES } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { TaxYearField } from '@bracketwise/shared-ui/calculator/TaxYearField';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { alphabetically } from '@bracketwise/shared-ui/format/alphabetically';
import { useTranslation } from 'react-i18next';

/** The four fields needed for an estimate. */
export function FirstAnswers() {
  const { t } = useTranslation(['full-estimate', 'calculator', 'common']);
  const states = STATE_CODES.map((code) => ({ value: code, label: t(`common:states.${code}`) })).sort((a, b) =>
    alphabetically(a.label, b.label),
  );
  return (
    <>
      <SelectField name="state" label={t('form.state')} placeholder={t('form.statePlaceholder')} options={states} />
      <SelectField
        name="filingStatus"
        label={t('form.filingStatus')}
        options={FILING_STATUSES.map((status) => ({ value: status, label: t(`common:filingStatus.${status}`) }))}
      />
      <AmountField name="wages" label={t('form.wages')} hint={t('form.wagesHint')} step={1_000} unreadable="zero" />
      <TaxYearField years={TAX_YEARS} />
    </>
  );
}
