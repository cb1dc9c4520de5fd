import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { useTranslation } from 'react-i18next';
import { useStatesQuery } from '../../api/states.ts';

/** The states that the API knows, by name in the page's language. */
export function StateField() {
  const { t } = useTranslation(['home', 'common']);
  const { locale } = useFormat();
  const { data, isFetching, isError, refetch } = useStatesQuery();
  const options = (data ?? [])
    .map(({ code, name }) => ({ value: code, label: t(`common:states.${code}`, { defaultValue: name }) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
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
