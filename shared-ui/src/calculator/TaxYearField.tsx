import { useTranslation } from 'react-i18next';
import { SelectField } from '../forms/SelectField.tsx';

/** A select of tax years, newest first. */
export function TaxYearField({ years }: { readonly years: readonly number[] }) {
  const { t } = useTranslation('calculator');
  const options = years.map((year) => ({ value: String(year), label: String(year) })).reverse();
  return <SelectField name="taxYear" label={t('form.taxYear')} options={options} />;
}
