import { useTranslation } from 'react-i18next';
import { SelectField } from '../forms/SelectField.tsx';

/** A tax year for the official panel, the newest first. */
export function YearChoice({ years }: { readonly years: readonly number[] }) {
  const { t } = useTranslation('calculator');
  const options = years.map((year) => ({ value: String(year), label: String(year) })).reverse();
  return <SelectField name="taxYear" label={t('taxYear')} options={options} />;
}
