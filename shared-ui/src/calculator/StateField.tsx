import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../forms/draft.ts';
import { useStateOptions } from '../forms/options.ts';
import { SelectField } from '../forms/SelectField.tsx';

interface StateFieldProps {
  /** Value of the "no state" option. Without it there is no such option. */
  readonly none?: '' | 'other';
  readonly hint?: string;
}

/** A select of the 50 states and the District of Columbia, sorted by name. */
export function StateField({ none, hint }: StateFieldProps) {
  const { t } = useTranslation('calculator');
  const { initialValues } = useFormikContext<Draft>();
  const states = useStateOptions();
  const options = none === undefined ? states : [...states, { value: none, label: t('state.none') }];
  // Where blank means "no state", it is one of the options.
  const placeholder = initialValues['state'] === '' && none !== '' ? t('state.placeholder') : undefined;
  return <SelectField name="state" label={t('form.state')} hint={hint ?? t('state.hint')} options={options} placeholder={placeholder} />;
}
