import { PlaceFieldOnDemand, useClearedPlace, usePlaceRows } from '@bracketwise/shared-ui/calculator';
import {
  AmountField,
  boxLook,
  CheckboxField,
  DateField,
  type Draft,
  GainField,
  NumberField,
  parseAmount,
  SelectField,
  TextField,
  useFilingStatusOptions,
  useFormFrame,
  useStateOptions,
} from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed, Muted } from '@bracketwise/shared-ui/layout';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { ASSUMED_AGES } from '@bracketwise/tax-engine';
import { MONTHS_IN_YEAR, MOST_DAYS_IN_YEAR, MOST_DEPENDENTS } from '@bracketwise/contract/household';
import { LOCAL_BASES, type LocalBase } from '@bracketwise/contract/localities';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  AMOUNTS_IF_ANY,
  CHOICES,
  DAYS,
  declared,
  DOLLARS,
  emptyDraft,
  fieldsOf,
  GAINS,
  isChosen,
  isOffered,
  OTHER_STATES,
  PAYCHECKS,
  PEOPLE,
  STATUSES_IF_ANY,
  STUDENTS,
  type Amount,
  type Choice as ChoiceName,
} from './choices.ts';
import { agesIn } from './household-draft.ts';
import { loadPlaces } from './load-places.ts';

/** How much the fields of each choice change all taxes together, in US dollars. */
export type Effects = Readonly<Partial<Record<ChoiceName, number>>>;

interface WhatElseProps {
  /** Undefined while there is no answer. */
  readonly effects: Effects | undefined;
}

/** The further choices, two in a row, and how many are filled in. The fields of a chosen one open below its row and say how much they change. */
export function WhatElse({ effects }: WhatElseProps) {
  const { t } = useTranslation('full-estimate');
  const { values, handleChange } = useFormikContext<Draft>();
  const [pressed, setPressed] = useState('');
  useClearedPlace();
  const chosen = CHOICES.filter((choice) => isChosen(choice, values));
  const filled = chosen.filter((choice) => fieldsOf(choice, values).some((field) => values[field] !== emptyDraft[field]));
  return (
    <Choices>
      <legend>{t('choices.legend')}</legend>
      {inPairs(CHOICES.filter((choice) => isOffered(choice, values))).flatMap((pair) => [
        ...pair.map((choice) => (
          <Chip key={choice}>
            <input
              type="checkbox"
              name={choice}
              checked={values[choice] === true}
              onChange={(event) => {
                setPressed(choice);
                handleChange(event);
              }}
            />
            {t(`choices.${choice}`, ASSUMED_AGES)}
          </Chip>
        )),
        ...pair
          .filter((choice) => chosen.includes(choice))
          .map((choice) => <Answers key={`${choice}.answers`} choice={choice} pressed={pressed === choice} effect={effects?.[choice]} />),
      ])}
      {chosen.length > 0 && <Muted>{t('choices.filled', { filled: filled.length, chosen: chosen.length })}</Muted>}
    </Choices>
  );
}

const inPairs = <T,>(all: readonly T[]): readonly (readonly T[])[] =>
  all.flatMap((_, index) => (index % 2 === 0 ? [all.slice(index, index + 2)] : []));

interface AnswersProps {
  readonly choice: ChoiceName;
  /** Whether the visitor has just chosen it. */
  readonly pressed: boolean;
  readonly effect: number | undefined;
}

/** The fields of a choice. What a link or an earlier visit filled in is closed at first and says what it holds. */
function Answers({ choice, pressed, effect }: AnswersProps) {
  const { t } = useTranslation('full-estimate');
  const { values } = useFormikContext<Draft>();
  const { isRefused } = useFormFrame();
  const { moneyDifference } = useFormat();
  const fields = fieldsOf(choice, values);
  const held = useHeld(fields, values);
  // The name of a place loads later.
  const [open, setOpen] = useState(pressed || (held === '' && !fields.some((field) => isPlaceCode(field) && values[field])));
  if (!open && fields.some(isRefused)) setOpen(true);
  const name = t(`choices.${choice}`, ASSUMED_AGES);
  return (
    <Panel data-choice={choice}>
      <Disclosed
        open={open}
        onToggle={setOpen}
        summary={
          <Summary>
            <strong>{name}</strong>
            {!open && <span>{held}</span>}
          </Summary>
        }
      >
        <Fields role="group" aria-label={name}>
          {fields.map((field) => (
            <Field key={field} name={field} />
          ))}
          {effect !== undefined && <Muted>{t('effects.onTax', { amount: moneyDifference(effect) })}</Muted>}
        </Fields>
      </Disclosed>
    </Panel>
  );
}

/** What the fields hold, in one line: "2 dependents", "Child care costs $6,000". */
function useHeld(fields: readonly string[], values: Draft): string {
  const { t } = useTranslation(['full-estimate', 'common']);
  const { money, locale, date } = useFormat();
  const places = useHeldPlaces(fields, values);
  const amountOf = (field: string) => parseAmount(String(values[field]), locale) || 0;
  const ofStudents = () => {
    const amounts = STUDENTS.flatMap(({ expenses }) => (fields.includes(expenses) && amountOf(expenses) > 0 ? [amountOf(expenses)] : []));
    const sum = money(amounts.reduce((total, amount) => total + amount, 0));
    return amounts.length > 0 && t(amounts.length === 1 ? 'held.student' : 'held.students', { number: amounts.length, amount: sum });
  };
  const textOf = (field: string, value: string | boolean | undefined): string | false | undefined => {
    if (SELECTS.has(field) || isPlaceCode(field)) return undefined;
    if (declared(field)?.byDefault) return value === false && t(`held.${field}`);
    if (typeof value === 'boolean' || !value) return value && t(`form.${field}`);
    if (field === 'dependentAges') {
      const number = agesIn(value)?.length;
      return number ? t(number === 1 ? 'held.dependent' : 'held.dependents', { number }) : undefined;
    }
    if (NAMES_OF_STATES.has(field)) return t('held.value', { label: t(`form.${field}`), value: t(`common:states.${value}`) });
    if (field === 'movedOn') return t('held.value', { label: t(`form.${field}`), value: date(new Date(value)) });
    const amount = DOLLARS.includes(field) ? parseAmount(value, locale) : undefined;
    if (amount === undefined) return t('held.value', { label: t(`form.${field}`), value });
    return amount !== 0 && Number.isFinite(amount) && `${t(`form.${field}`)} ${money(amount)}`;
  };
  return [
    ofStudents(),
    ...fields.filter((field) => !OF_STUDENTS.has(field) && field !== 'localRate').map((field) => textOf(field, values[field])),
    ...places,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Their words alone say little. */
const SELECTS: ReadonlySet<string> = new Set(['paychecksInYear', 'localBase', ...STATUSES_IF_ANY]);
/** The names of the places, or the typed rate. */
function useHeldPlaces(fields: readonly string[], values: Draft): readonly string[] {
  const { locale } = useFormat();
  const text = (field: string) => String(values[field] ?? '');
  const rate = parseAmount(text('localRate'), locale);
  const { locality, workLocality, localRate } = usePlaceRows(
    { load: loadPlaces, income: 'pay' },
    {
      state: fields.includes('locality') ? text('state') : '',
      taxYear: text('taxYear'),
      locality: text('locality'),
      workLocality: text('workLocality'),
      localRate: Number.isFinite(rate) ? rate : undefined,
      localBase: text('localBase') as LocalBase,
    },
  );
  return [...locality, ...workLocality, ...localRate].map((row) => row.text);
}

const OF_STUDENTS: ReadonlySet<string> = new Set(STUDENTS.flatMap(({ expenses, firstFourYears }) => [expenses, firstFourYears]));

const isPlaceCode = (field: string) => field === 'locality' || field === 'workLocality' || field === 'formerLocality';

const NAMES_OF_STATES: ReadonlySet<string> = new Set(OTHER_STATES);
const NUMBERS_OF_PEOPLE: ReadonlySet<string> = new Set(PEOPLE);
const NUMBERS_OF_DAYS: ReadonlySet<string> = new Set(DAYS);
const BLANK_MEANS_MORE: ReadonlySet<string> = new Set(AMOUNTS_IF_ANY);

function Field({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation(['full-estimate', 'calculator']);
  const statuses = useFilingStatusOptions();
  const states = useStateOptions();
  if (isPlaceCode(name))
    return (
      <PlaceFieldOnDemand
        name={name}
        {...(name === 'formerLocality' && { label: t('form.formerLocality') })}
        load={loadPlaces}
        income="pay"
      />
    );
  if (name === 'localRate')
    return <TextField name={name} label={t(`calculator:form.${name}`)} hint={t('calculator:place.rateHint')} keypad="decimal" />;
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
  if (NAMES_OF_STATES.has(name)) return <SelectField {...field} placeholder={t('form.otherStatePlaceholder')} options={states} />;
  if (name === 'movedOn') return <DateField {...field} />;
  if (name === 'dependentAges') return <TextField {...field} />;
  if (NUMBERS_OF_PEOPLE.has(name)) return <NumberField {...field} maximum={MOST_DEPENDENTS} />;
  if (NUMBERS_OF_DAYS.has(name)) return <NumberField {...field} maximum={MOST_DAYS_IN_YEAR} />;
  if (name === 'parentsFilingStatus') return <SelectField {...field} options={statuses} />;
  if (name === 'paychecksLeft') return <NumberField {...field} maximum={Number(PAYCHECKS[0])} />;
  if (name === 'paychecksInYear')
    return <SelectField {...field} options={PAYCHECKS.map((value) => ({ value, label: t(`paychecks.${value}`) }))} />;
  if (name === 'age' || name === 'spouseAge') return <NumberField {...field} maximum={130} />;
  if (name === 'marketplaceMonths') return <NumberField {...field} maximum={MONTHS_IN_YEAR} />;
  if (GAINS.includes(name as Amount)) return <GainField {...field} unreadable="zero" />;
  return <AmountField {...field} unreadable={BLANK_MEANS_MORE.has(name) ? 'blank' : 'zero'} />;
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${space.s};
    padding: 0;
    font-weight: 600;
  }

  /* The longest words don't fit in half of such a screen. */
  @media (max-width: 22.25rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A native checkbox with a large clickable label. */
const Chip = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  min-height: 3rem;
  padding: ${space.xs} 0.375rem;
  font-size: ${fontSize.s};
  line-height: 1.2;
  overflow-wrap: anywhere;
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  cursor: pointer;

  &:has(:checked) {
    font-weight: 600;
    background: ${color('sunken')};
    border-color: ${color('accent')};
  }
  &:hover {
    color: ${color('accent')};
  }
  > input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    ${boxLook}
    cursor: pointer;
  }
`;

const Panel = styled.div`
  grid-column: 1 / -1;
  padding-inline: 0.75rem;
  background: ${color('sunken')};
  border-radius: ${radius.s};
`;

const Summary = styled.span`
  color: ${color('text')};

  > span {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${fontSize.s};
    color: ${color('muted')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
`;
