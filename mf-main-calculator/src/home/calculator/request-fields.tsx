/** The fields of a request, shared by all forms that send one. */
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { AmountField, SelectField, useFilingStatusOptions, useStateOptions } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { useStatesQuery } from '@bracketwise/shared-ui/api';
import { INCOME_STEP } from './form.ts';

const years = ESTIMATE_YEARS.map((year) => ({ value: String(year), label: String(year) })).reverse();

/** A select of the states from the API, sorted by name. */
export function StateField() {
  const { t } = useTranslation('home');
  const { data, isFetching, isError, refetch } = useStatesQuery();
  const options = useStateOptions((data ?? []).map(({ code }) => code));
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
  const { t } = useTranslation('home');
  return (
    <SelectField name="filingStatus" label={t('form.filingStatus')} hint={t('form.filingStatusHint')} options={useFilingStatusOptions()} />
  );
}

export function TaxYearField() {
  const { t } = useTranslation('home');
  return <SelectField name="taxYear" label={t('form.taxYear')} options={years} />;
}
