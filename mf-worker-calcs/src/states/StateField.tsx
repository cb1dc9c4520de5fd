import { useCalculatorFrame } from '@bracketwise/shared-ui/calculator/Calculator';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { useTranslation } from 'react-i18next';
import { FORM_STATES, type FormState } from './form-states.ts';

/** The states that a form offers; `form.state`, `form.stateHint` and `options.state.other` of the calculator's words go with it. */
export function StateField({ states = FORM_STATES }: { readonly states?: readonly FormState[] }) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'common']);
  return (
    <SelectField
      name="state"
      label={t('form.state')}
      hint={t('form.stateHint')}
      options={states.map((state) => ({
        value: state,
        label: state === 'other' ? t('options.state.other') : t(`common:states.${state}`),
      }))}
    />
  );
}
