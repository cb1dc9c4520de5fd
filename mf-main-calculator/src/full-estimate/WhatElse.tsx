import { PlaceFieldOnDemand } from '@bracketwise/shared-ui/calculator/place-fields-on-demand';
import { useClearedPlace } from '@bracketwise/shared-ui/calculator/useClearedPlace';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { GainField } from '@bracketwise/shared-ui/forms/GainField';
import { CheckboxField } from '@bracketwise/shared-ui/forms/CheckboxField';
import type { Draft } from '@bracketwise/shared-ui/forms/draft';
import { NumberField } from '@bracketwise/shared-ui/forms/NumberField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { TextField } from '@bracketwise/shared-ui/forms/TextField';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { ASSUMED_AGES } from '@bracketwise/tax-engine';
import { LOCAL_BASES } from '@bracketwise/contract/localities';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  AMOUNTS_IF_ANY,
  CHOICES,
  emptyDraft,
  fieldsOf,
  GAINS,
  isChosen,
  isOffered,
  PAYCHECKS,
  type Amount,
  type Choice as ChoiceName,
} from './choices.ts';
import { loadPlaces } from './load-places.ts';

/** How much the fields of each choice change all taxes together, in US dollars. */
export type Effects = Readonly<Partial<Record<ChoiceName, number>>>;

interface WhatElseProps {
  /** Undefined while there is no answer. */
  readonly effects: Effects | undefined;
}

/** The further choices. Each opens its fields below it and says how much they change. */
export function WhatElse({ effects }: WhatElseProps) {
  const { t } = useTranslation('full-estimate');
  const { values, handleChange } = useFormikContext<Draft>();
  const { moneyDifference } = useFormat();
  useClearedPlace();
  return (
    <Choices>
      <legend>{t('choices.legend')}</legend>
      {CHOICES.filter((choice) => isOffered(choice, values)).map((choice) => {
        const chosen = isChosen(choice, values);
        const effect = effects?.[choice];
        const name = t(`choices.${choice}`, ASSUMED_AGES);
        return (
          <Choice key={choice} data-choice={choice}>
            <label>
              <input type="checkbox" name={choice} checked={values[choice] === true} onChange={handleChange} />
              {name}
            </label>
            {chosen && (
              <Fields role="group" aria-label={name}>
                {fieldsOf(choice, values).map((field) => (
                  <Field key={field} name={field} />
                ))}
                {effect !== undefined && <Effect>{t('effects.onTax', { amount: moneyDifference(effect) })}</Effect>}
              </Fields>
            )}
          </Choice>
        );
      })}
    </Choices>
  );
}

const BLANK_MEANS_MORE: ReadonlySet<string> = new Set(AMOUNTS_IF_ANY);

function Field({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation(['full-estimate', 'calculator']);
  if (name === 'locality' || name === 'workLocality') return <PlaceFieldOnDemand name={name} load={loadPlaces} income="pay" />;
  if (name === 'localRate') return <TextField name={name} label={t(`calculator:form.${name}`)} hint={t('calculator:place.rateHint')} />;
  if (name === 'localBase')
    return (
      <SelectField
        name={name}
        label={t(`calculator:form.${name}`)}
        options={LOCAL_BASES.map((value) => ({ value, label: t(`calculator:place.bases.${value}`) }))}
      />
    );
  const field = { name, label: t(`form.${name}`), ...(i18n.exists(`full-estimate:hints.${name}`) && { hint: t(`hints.${name}`) }) };
  if (typeof emptyDraft[name] === 'boolean') return <CheckboxField {...field} />;
  if (name === 'dependentAges') return <TextField {...field} />;
  if (name === 'paychecksLeft') return <NumberField {...field} maximum={Number(PAYCHECKS[0])} />;
  if (name === 'paychecksInYear')
    return <SelectField {...field} options={PAYCHECKS.map((value) => ({ value, label: t(`paychecks.${value}`) }))} />;
  if (name === 'age' || name === 'spouseAge') return <NumberField {...field} maximum={130} />;
  if (GAINS.includes(name as Amount)) return <GainField {...field} unreadable="zero" />;
  return <AmountField {...field} unreadable={BLANK_MEANS_MORE.has(name) ? 'blank' : 'zero'} />;
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${space.s};
    padding: 0;
    font-weight: 600;
  }
`;

/** A native checkbox with a large clickable label. */
const Choice = styled.div`
  border: 1px solid ${color('line')};
  border-block-end-width: 0;

  &:first-of-type {
    border-start-start-radius: ${radius.s};
    border-start-end-radius: ${radius.s};
  }
  &:last-of-type {
    border-block-end-width: 1px;
    border-end-start-radius: ${radius.s};
    border-end-end-radius: ${radius.s};
  }
  &:has(> label > :checked) {
    background: ${color('sunken')};
  }
  > label {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding: ${space.xs} 0.75rem;
    line-height: 1.2;
    cursor: pointer;
  }
  > label:hover {
    color: ${color('accent')};
  }
  > label:has(:checked) {
    font-weight: 600;
  }
  > label > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color('accent')};
    cursor: pointer;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.xs} 0.75rem ${space.m};
`;

const Effect = styled.p`
  font-size: ${fontSize.s};
  font-variant-numeric: tabular-nums;
  color: ${color('muted')};
`;
