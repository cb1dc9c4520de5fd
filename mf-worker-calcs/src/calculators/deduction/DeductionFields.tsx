/** Inputs the law needs beyond the amounts paid. */
import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { TaxYearField } from '@bracketwise/shared-ui/calculator';
import { AmountField, CheckboxField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Marked } from '@bracketwise/shared-ui/words';
import { mostAgedOrBlind } from '@bracketwise/tax-engine';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { entriesIn } from './entries.ts';
import { MOST_AGED_OR_BLIND, type DeductionDraft } from './form.ts';
import type { DeductionCategory } from './specified.ts';

export function AdjustedGrossIncomeField() {
  const { t } = useTranslation('deduction');
  return (
    <AmountField
      name="adjustedGrossIncome"
      label={t('form.adjustedGrossIncome')}
      hint={t('form.adjustedGrossIncomeHint')}
      unreadable="blank"
      step={1000}
    />
  );
}

/** Shows only the fields that matter for the entries. */
export function PreciseFields() {
  const { t } = useTranslation('deduction');
  const { count } = useFormat();
  const { values } = useFormikContext<DeductionDraft>();
  const paidFor = (category: DeductionCategory) => (entriesIn(values.entries) ?? []).some((entry) => entry.category === category);
  const most = values.filingStatus ? mostAgedOrBlind(FILING_STATUS_OF[values.filingStatus as SpecifiedFilingStatus]) : MOST_AGED_OR_BLIND;
  return (
    <>
      <TaxYearField years={TAX_YEARS} />
      <SelectField
        name="agedOrBlind"
        label={t('form.agedOrBlind')}
        hint={t('form.agedOrBlindHint')}
        options={Array.from({ length: most + 1 }, (_, times) => ({ value: String(times), label: count(times) }))}
      />
      {paidFor('mortgage') && (
        <AmountField name="mortgageDebt" label={t('form.mortgageDebt')} hint={t('form.mortgageDebtHint')} step={1000} unreadable="blank" />
      )}
      {paidFor('other') && (
        <CheckboxField name="otherAllowed" label={<Marked>{t('form.otherAllowed')}</Marked>} hint={t('form.otherAllowedHint')} />
      )}
    </>
  );
}
