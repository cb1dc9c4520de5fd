import { FilingStatusField } from '@bracketwise/shared-ui/calculator/FilingStatusField';
import { StateChoice } from '@bracketwise/shared-ui/calculator/StateChoice';
import { ChoicesForm, type useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import type { Draft } from '@bracketwise/shared-ui/forms/CalculatorForm';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../states/form-states.ts';

interface PanelChoicesProps<D extends Draft> {
  readonly choices: ReturnType<typeof useChoices<D>>;
  /** The state of the form; where it is another one than it offers, the panel asks. */
  readonly state: FormState;
  /** Whether a first option leaves it to the kind of work if the business is a specified service. */
  readonly serviceByWork?: boolean;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** What the law needs to know and the form does not ask. */
export function PanelChoices<D extends Draft>({ choices, state, serviceByWork = false, children }: PanelChoicesProps<D>) {
  const { t } = useTranslation(['self-employment', 'calculator']);
  return (
    <ChoicesForm label={t('calculator:official.choices')} choices={choices}>
      <FilingStatusField />
      {state === 'other' && <StateChoice />}
      <SelectField
        name="specifiedService"
        label={t('service.label')}
        hint={t('service.hint')}
        {...(serviceByWork && { placeholder: t('service.byWork') })}
        options={[
          { value: 'no', label: t('service.no') },
          { value: 'yes', label: t('service.yes') },
        ]}
      />
      {children}
    </ChoicesForm>
  );
}
