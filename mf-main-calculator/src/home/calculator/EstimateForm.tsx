import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { CalculatorForm } from '@bracketwise/shared-ui/forms/CalculatorForm';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { SubmitButton } from '@bracketwise/shared-ui/forms/SubmitButton';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { ESTIMATE_YEARS, FILING_STATUSES, INCOME_LIMITS } from '@bracketwise/tax-engine/contract';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { INCOME_STEP, emptyDraft, estimateSchema } from './form.ts';
import { StateField } from './StateField.tsx';
import type { Estimation } from './useEstimation.ts';

const years = ESTIMATE_YEARS.map((year) => ({ value: String(year), label: String(year) })).reverse();

export function EstimateForm({ onCalculate }: { readonly onCalculate: Estimation['calculate'] }) {
  const { t } = useTranslation(['home', 'common']);
  const { locale, money } = useFormat();
  const schema = useMemo(() => estimateSchema(locale), [locale]);
  const titleId = useId();
  return (
    <Card>
      <Stack $gap="l">
        <h2 id={titleId}>{t('form.title')}</h2>
        <CalculatorForm
          labelledBy={titleId}
          initialDraft={emptyDraft}
          schema={schema}
          messageOf={(key) => t(key, { maximum: money(INCOME_LIMITS.maximum) })}
          onSubmit={onCalculate}
        >
          <StateField />
          <AmountField name="income" label={t('form.income')} hint={t('form.incomeHint')} step={INCOME_STEP} unreadableAs={0} />
          <SelectField
            name="filingStatus"
            label={t('form.filingStatus')}
            hint={t('form.filingStatusHint')}
            options={FILING_STATUSES.map((status) => ({ value: status, label: t(`common:filingStatus.${status}`) }))}
          />
          <SelectField name="taxYear" label={t('form.taxYear')} options={years} />
          <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} />
        </CalculatorForm>
      </Stack>
    </Card>
  );
}
