import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { CheckboxField } from '@bracketwise/shared-ui/forms/CheckboxField';
import type { Draft } from '@bracketwise/shared-ui/forms/CalculatorForm';
import { NumberField } from '@bracketwise/shared-ui/forms/NumberField';
import { TextField } from '@bracketwise/shared-ui/forms/TextField';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CHOICES, emptyDraft, fieldsOf, GAINS, isChosen, isOffered, type Amount, type Choice } from './choices.ts';

/** What the fields of a choice change in all taxes together, US dollars. */
export type Effects = Readonly<Partial<Record<Choice, number>>>;

interface WhatElseProps {
  /** Undefined while there is no answer yet. */
  readonly effects: Effects | undefined;
}

/** A row of choices; each opens its few fields and says what they change. */
export function WhatElse({ effects }: WhatElseProps) {
  const { t } = useTranslation('full-estimate');
  const { values, handleChange } = useFormikContext<Draft>();
  const { moneyDifference } = useFormat();
  const offered = CHOICES.filter((choice) => isOffered(choice, values));
  return (
    <>
      <Choices>
        <legend>{t('choices.legend')}</legend>
        {offered.map((choice) => (
          <label key={choice}>
            <input type="checkbox" name={choice} checked={values[choice] === true} onChange={handleChange} />
            {t(`choices.${choice}`)}
          </label>
        ))}
      </Choices>
      {offered
        .filter((choice) => isChosen(choice, values))
        .map((choice) => {
          const effect = effects?.[choice];
          return (
            <Group key={choice} data-choice={choice}>
              <legend>{t(`choices.${choice}`)}</legend>
              {fieldsOf(choice, values).map((field) => (
                <Field key={field} name={field} />
              ))}
              {effect !== undefined && <Effect>{t('effects.onTax', { amount: moneyDifference(effect) })}</Effect>}
            </Group>
          );
        })}
    </>
  );
}

/** Fields whose hint says more than their label. */
const HINTED: ReadonlySet<string> = new Set([
  'dependentAges',
  'spouseWages',
  'selfEmploymentProfit',
  'specifiedService',
  'ordinaryDividends',
  'qualifiedDividends',
  'shortTermGain',
  'longTermGain',
  'pensionIncome',
  'socialSecurityBenefits',
  'iraDeduction',
  'hsaDeduction',
  'mortgageDebt',
  'stateIncomeTaxPaid',
  'medicalExpenses',
  'dependentCareExpenses',
  'qualifiedTips',
  'qualifiedOvertime',
  'carLoanInterest',
  'federalWithheld',
]);

const BLANK_MEANS_MORE: ReadonlySet<string> = new Set(['mortgageDebt', 'stateIncomeTaxPaid']);

function Field({ name }: { readonly name: string }) {
  const { t } = useTranslation('full-estimate');
  const field = { name, label: t(`form.${name}`), ...(HINTED.has(name) && { hint: t(`hints.${name}`) }) };
  if (typeof emptyDraft[name] === 'boolean') return <CheckboxField {...field} />;
  if (name === 'dependentAges') return <TextField {...field} />;
  if (name === 'age' || name === 'spouseAge') return <NumberField {...field} maximum={130} />;
  return (
    <AmountField
      {...field}
      unreadable={BLANK_MEANS_MORE.has(name) ? 'blank' : 'zero'}
      minimum={GAINS.includes(name as Amount) ? -Infinity : 0}
    />
  );
}

/** Native checkboxes in labels that are easy to hit. */
const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space.s};
    padding: 0;
    font-weight: 600;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    min-height: 2.75rem;
    padding: ${space.xs} 0.75rem;
    font-size: ${fontSize.s};
    line-height: 1.2;
    border: 1px solid ${color('control')};
    border-radius: ${radius.s};
    cursor: pointer;
  }
  label:hover {
    border-color: ${color('text')};
  }
  label:has(:checked) {
    background: ${color('accentSoft')};
    border-color: ${color('accent')};
  }
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color('accent')};
    cursor: pointer;
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  margin: 0;
  padding: 0 0 0 ${space.m};
  border: 0;
  border-inline-start: 3px solid ${color('accent')};

  legend {
    padding: 0;
    margin-block-end: ${space.s};
    font-weight: 600;
    color: ${color('accent')};
  }
`;

const Effect = styled.p`
  font-size: ${fontSize.s};
  font-variant-numeric: tabular-nums;
  color: ${color('muted')};
`;
