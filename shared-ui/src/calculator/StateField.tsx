import { useTranslation } from 'react-i18next';
import { alphabetically } from '../format/alphabetically.tsx';
import { SelectField } from '../forms/SelectField.tsx';

interface StateFieldProps {
  /** Value of the "no state" option. Without it there is no such option. */
  readonly none?: '' | 'other';
  readonly hint?: string;
}

/** A select of the 50 states and the District of Columbia, sorted by name. */
export function StateField({ none, hint }: StateFieldProps) {
  const { t } = useTranslation(['calculator', 'common']);
  const names = t('common:states', { returnObjects: true }) as unknown as Record<string, string>;
  const states = Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => alphabetically(a.label, b.label));
  const options = none === undefined ? states : [...states, { value: none, label: t('state.none') }];
  return <SelectField name="state" label={t('form.state')} hint={hint ?? t('state.hint')} options={options} />;
}
