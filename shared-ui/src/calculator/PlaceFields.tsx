/** The fields for the place where the visitor lives and works, in a state whose places tax income. */
import { ELSEWHERE, OTHER_PLACE, type LocalBase } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNotice } from '../feedback/RetryNotice.tsx';
import type { Draft } from '../forms/draft.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { FORMER_PLACE, isChoiceOfPlace, mayTaxLocally, stateFieldOf, type FieldOfPlace, type FormerPlace } from './place-inputs.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { useClearedPlace } from './useClearedPlace.ts';
import { useLoaded } from './useLoaded.ts';

/** The places with confirmed figures of a year for a kind of income. */
export type PlacesOfState<Income extends string> = (
  year: TaxYear,
  income: Income,
) => readonly { readonly code: string; readonly name: string }[];

export interface PlacesProps<Income extends string> {
  /** Loads the places of a state; must be a stable function. */
  readonly load: (state: StateCode) => Promise<PlacesOfState<Income>>;
  /** The income that the places must tax. */
  readonly income: Income;
}

interface PlaceFieldsProps<Income extends string> extends PlacesProps<Income> {
  /** What a typed rate can apply to. */
  readonly bases?: readonly LocalBase[];
  /** Whether to ask for the place of work, too. */
  readonly work?: boolean;
}

const BASES: readonly LocalBase[] = ['earnedIncome', 'pay', 'stateTaxableIncome', 'stateTax'];

/** Goes below the field of the state. Shows nothing in states without local taxes. */
export function PlaceFields<Income extends string>({ bases = BASES, work = false, ...places }: PlaceFieldsProps<Income>) {
  const { values } = useFormikContext<Draft>();
  useClearedPlace();
  if (!mayTaxLocally(values['state'])) return null;
  return (
    <>
      <PlaceField name="locality" {...places} />
      {values['locality'] === OTHER_PLACE ? <RateFields bases={bases} /> : work && <PlaceField name="workLocality" {...places} />}
    </>
  );
}

/** The field for the place of work alone, where the visitor does not type a rate. */
export function WorkPlaceField<Income extends string>(places: PlacesProps<Income>) {
  const { values } = useFormikContext<Draft>();
  if (!mayTaxLocally(values['state']) || values['locality'] === OTHER_PLACE) return null;
  return <PlaceField name="workLocality" {...places} />;
}

interface PlaceFieldProps<Income extends string> extends PlacesProps<Income> {
  readonly name: FieldOfPlace | FormerPlace;
  readonly label?: string;
}

/** The most places that a visitor chooses from a list. Among more, the visitor searches by name. */
const MOST_IN_LIST = 12;

/** A choice among the places of the chosen state. For the place of residence also another one, whose rate the visitor types. */
/** Of a form that asks for a place in the state before a move, the field of that state gives the places. */
export function PlaceField<Income extends string>({ name, label, load, income }: PlaceFieldProps<Income>) {
  const { t } = useTranslation('calculator');
  const { values, setFieldValue } = useFormikContext<Draft>();
  const state = values[stateFieldOf(name)] as StateCode | '';
  const { value: placesOf, failed, retry } = useLoaded(state, load);
  const known = (placesOf?.(Number(values['taxYear']) as TaxYear, income) ?? []).map((place) => ({ value: place.code, label: place.name }));
  const isSearch = name !== FORMER_PLACE && known.length > MOST_IN_LIST;
  // A list can't show text that was typed for another year, so nobody could correct it.
  const text = String(values[name] ?? '');
  const isLost = placesOf !== undefined && !isSearch && !isChoiceOfPlace(name, state, text);
  useEffect(() => {
    if (isLost) void setFieldValue(name, '');
  });
  if (failed) return <RetryNotice message={t('place.failed')} onRetry={retry} />;
  const others = {
    locality: [...known, { value: OTHER_PLACE, label: t('place.other') }],
    workLocality: [{ value: ELSEWHERE, label: t('place.elsewhere') }, ...known],
    [FORMER_PLACE]: known,
  };
  const options = others[name];
  const placeholder = t(name === 'workLocality' ? 'place.home' : 'place.none');
  const field = { name, label: label ?? t(`form.${name}`), placeholder, options };
  return isSearch ? <PlaceSearch {...field} name={name} /> : <SelectField {...field} />;
}

/** The base of an empty field. */
const USUAL_BASE = 'earnedIncome' satisfies LocalBase;

/** The rate that the visitor types, and what it applies to. */
function RateFields({ bases }: { readonly bases: readonly LocalBase[] }) {
  const { t } = useTranslation('calculator');
  const nameOf = (base: LocalBase) => t(`place.bases.${base}`);
  const options = bases.filter((base) => base !== USUAL_BASE).map((value) => ({ value, label: nameOf(value) }));
  const usual = bases.includes(USUAL_BASE) && { placeholder: nameOf(USUAL_BASE) };
  return (
    <>
      <TextField name="localRate" label={t('form.localRate')} hint={t('place.rateHint')} />
      <SelectField name="localBase" label={t('form.localBase')} {...usual} options={options} />
    </>
  );
}
