/** The questions about a salary that the pages of states and places ask. Their texts are the page's, under `calculator`. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { AmountField, parseAmount, SelectField } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';

interface PayFieldsProps {
  /** Of the page. */
  readonly namespace: string;
  /** Earliest first. */
  readonly years: readonly number[];
}

export function PayFields({ namespace, years }: PayFieldsProps) {
  const { t } = useTranslation([namespace, 'common']);
  return (
    <>
      <AmountField name="income" label={t('calculator.income')} step={1_000} maximum={INCOME_LIMITS.maximum} unreadable="zero" />
      <SelectField
        name="filingStatus"
        label={t('calculator.filingStatus')}
        options={FILING_STATUSES.map((status) => ({ value: status, label: t(`common:filingStatus.${status}`) }))}
      />
      <SelectField
        name="taxYear"
        label={t('calculator.taxYear')}
        options={years.map((year) => ({ value: String(year), label: String(year) })).toReversed()}
      />
    </>
  );
}

/** The typed income within the limits; zero if it is unreadable. */
export function incomeOf(text: string, locale: Locale): number {
  const read = parseAmount(text, locale);
  return Number.isNaN(read) ? 0 : Math.min(Math.max(read, INCOME_LIMITS.minimum), INCOME_LIMITS.maximum);
}
