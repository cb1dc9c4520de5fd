import { useTranslation } from 'react-i18next';
import { alphabetically } from '../format/alphabetically.tsx';
import { SelectField } from '../forms/SelectField.tsx';

interface StateChoiceProps {
  readonly required?: boolean;
  readonly hint?: string;
}

/** A state for the official panel, of the states and the District of Columbia by name; none at first unless one is required. */
export function StateChoice({ required = false, hint }: StateChoiceProps) {
  const { t } = useTranslation(['calculator', 'common']);
  const names = t('common:states', { returnObjects: true }) as unknown as Record<string, string>;
  const options = Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => alphabetically(a.label, b.label));
  return (
    <SelectField
      name="state"
      label={t('state.label')}
      hint={hint}
      options={options}
      {...(!required && { placeholder: t('state.placeholder') })}
    />
  );
}
