import { ELSEWHERE, OTHER_PLACE } from '@bracketwise/contract/localities';
import type { TaxYear } from '@bracketwise/contract/years';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import type { SheetRow } from '../sharing/PrintSheet.tsx';
import type { PlacesOfState, PlacesProps } from './PlaceFields.tsx';
import { mayTaxLocally, type PlaceInputs } from './place-inputs.ts';
import { useLoaded } from './useLoaded.ts';

interface InPlace extends PlaceInputs {
  readonly state: string;
  readonly taxYear: string | number;
}

type Places = ReturnType<PlacesOfState<string>>;

type PlaceRows = Readonly<Record<keyof PlaceInputs, readonly SheetRow[]>>;

/** The rows of the place in a print sheet, by field; none for fields that don't count. */
export function usePlaceRows<Income extends string>({ load, income }: PlacesProps<Income>, inputs: InPlace): PlaceRows {
  const { value: placesOf } = useLoaded(mayTaxLocally(inputs.state) ? inputs.state : '', load);
  return useRowsAmong(placesOf?.(Number(inputs.taxYear) as TaxYear, income), inputs);
}

/** The same for a page that has the state's places. */
export function useRowsAmong(places: Places = [], { state, locality, workLocality, localRate, localBase }: InPlace): PlaceRows {
  const { t } = useTranslation('calculator');
  const { percent } = useFormat();
  const isOther = locality === OTHER_PLACE && mayTaxLocally(state);
  const nameOf = (code: string) => places.find((place) => place.code === code)?.name;
  const row = (field: keyof PlaceInputs, text: string | undefined) => (text === undefined ? [] : [{ label: t(`form.${field}`), text }]);
  return {
    locality: row('locality', isOther ? t('place.other') : nameOf(locality)),
    workLocality: isOther
      ? []
      : row('workLocality', workLocality === ELSEWHERE && nameOf(locality) ? t('place.elsewhere') : nameOf(workLocality)),
    localRate:
      isOther && localRate !== undefined
        ? [...row('localRate', percent(localRate)), ...row('localBase', t(`place.bases.${localBase || 'earnedIncome'}`))]
        : [],
    localBase: [], // With the rate, because the usual base is an empty field.
  };
}
