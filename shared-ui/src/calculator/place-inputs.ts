/** The place in a form: its fields, and the place of a household that they make. */
import type { Household } from '@bracketwise/contract/household';
import {
  ELSEWHERE,
  HIGHEST_LOCAL_RATE,
  LOCAL_BASES,
  OTHER_PLACE,
  partsOfCode,
  spelledCode,
  STATES_WITH_LOCAL_TAX,
  type LocalBase,
} from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { number, string } from 'yup';
import { parseAmount } from '../forms/amount.ts';

export interface PlaceInputs {
  /** Codes of places; empty for none, or for the same place. */
  readonly locality: string;
  readonly workLocality: string;
  /** In percent; undefined if blank. */
  readonly localRate?: number | undefined;
  /** Empty for earned income. */
  readonly localBase: LocalBase | '';
}

/** The fields that name a place. */
export type FieldOfPlace = 'locality' | 'workLocality';

/** The place of residence before a move, in the state of the field `movedFrom`. */
export const FORMER_PLACE = 'formerLocality';
export type FormerPlace = typeof FORMER_PLACE;

/** The field of a form with the state of the place. */
export const stateFieldOf = (field: FieldOfPlace | FormerPlace): 'state' | 'movedFrom' => (field === FORMER_PLACE ? 'movedFrom' : 'state');

export const PLACE_FIELDS = ['locality', 'workLocality', 'localRate', 'localBase'] as const satisfies readonly (keyof PlaceInputs)[];

export const isPlaceField = (field: string): field is keyof PlaceInputs => PLACE_FIELDS.some((name) => name === field);

/** Whether the state has places that tax income. */
export const mayTaxLocally = (state: unknown): state is StateCode => STATES_WITH_LOCAL_TAX.some((code) => code === state);

/** Initial values of the controls. */
export const PLACE_DRAFT: Readonly<Record<keyof PlaceInputs, string>> = { locality: '', workLocality: '', localRate: '', localBase: '' };

const PERCENT = 100;

/** Whether the text of a place field is valid for that state: empty, one of its places, or the option for another place. */
export const isChoiceOfPlace = (field: FieldOfPlace | FormerPlace, state: string, text: string): boolean =>
  text === '' || text === OPTION_OF[field] || isPlaceIn(state, text);

const OPTION_OF: Readonly<Record<FieldOfPlace | FormerPlace, string | undefined>> = {
  locality: OTHER_PLACE,
  workLocality: ELSEWHERE,
  [FORMER_PLACE]: undefined,
};

const place = (field: FieldOfPlace, refusal: string) =>
  string()
    .default('')
    .test('place', refusal, (text, { parent }) => {
      const { state, locality } = parent as PlaceInputs & { readonly state: string };
      const isAsked = mayTaxLocally(state) && (field === 'locality' || locality !== OTHER_PLACE);
      return !isAsked || isChoiceOfPlace(field, state, text);
    });

/** Messages for text that names no place, and for a rate that is unreadable or out of range. */
interface PlaceRefusals {
  readonly place: string;
  readonly rate: string;
}

/** The fields of a form's schema. */
export const placeSchema = (locale: Locale, refusals: PlaceRefusals = { place: 'refused', rate: 'refused' }) => ({
  locality: place('locality', refusals.place),
  workLocality: place('workLocality', refusals.place),
  localRate: number()
    .transform((_value, text) => {
      const rate = parseAmount(String(text), locale);
      return Number.isFinite(rate) ? rate : undefined;
    })
    .test('rate', refusals.rate, (rate, { parent, originalValue }) => {
      const { locality } = parent as PlaceInputs;
      if (locality !== OTHER_PLACE || String(originalValue ?? '').trim() === '') return true;
      return rate !== undefined && rate >= 0 && rate <= PERCENT * HIGHEST_LOCAL_RATE;
    }),
  localBase: string<LocalBase | ''>()
    .oneOf(['', ...LOCAL_BASES])
    .default(''),
});

/** The places, or the typed rate. A place of the state that was chosen before does not count. */
export function placeOf(
  state: string,
  { locality, workLocality, localRate, localBase }: PlaceInputs,
): Pick<Household, 'locality' | 'workLocality' | 'localRate' | 'localBase'> {
  if (!mayTaxLocally(state)) return {};
  if (locality === OTHER_PLACE)
    return localRate === undefined ? {} : { localRate: localRate / PERCENT, ...(localBase !== '' && { localBase }) };
  const isHere = (code: string) => isPlaceIn(state, code);
  return {
    ...(isHere(locality) && { locality }),
    ...((isHere(workLocality) || (workLocality === ELSEWHERE && isHere(locality))) && { workLocality }),
  };
}

const isPlaceIn = (state: string, code: string) => partsOfCode(spelledCode(code)).state === state;
