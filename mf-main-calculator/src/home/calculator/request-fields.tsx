/** The fields of a request, shared by all forms that send one. */
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { alphabetically } from '@bracketwise/shared-ui/format/alphabetically';
import { useTranslation } from 'react-i18next';
import { useStatesQuery } from '@bracketwise/shared-ui/api/states';
import { INCOME_STEP } from './form.ts';

const years = ESTIMATE_YEARS.map((year) => ({ value: String(year), label: String(year) })).reverse();

/** A select of the states from the API, sorted by name. */
export function StateField() {
  const { t } = useTranslation(['home', 'common']);
  const { data, isFetching, isError, refetch } = useStatesQuery();
  const options = (data ?? [])
    .map(({ code, name }) => ({ value: code, label: t(`common:states.${code}`, { defaultValue: name }) }))
    .sort((a, b) => alphabetically(a.label, b.label));
  const failed = isError && !isFetching;
  return (
    <>
      <SelectField
        name="state"
        label={t('form.state')}
        placeholder={data || failed ? t('form.statePlaceholder') : t('form.statesLoading')}
        options={options}
      />
      {failed && <RetryNotice message={t('form.statesFailed')} onRetry={() => void refetch()} />}
    </>
  );
}

export function IncomeField() {
  const { t } = useTranslation('home');
  return <AmountField name="income" label={t('form.income')} hint={t('form.incomeHint')} step={INCOME_STEP} unreadable="zero" />;
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
