import { ELSEWHERE, OTHER_PLACE, STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.tsx';
import type { SheetRow } from '../sharing/PrintSheet.tsx';
import type { PlacesOfState, PlacesProps } from './PlaceFields.tsx';
import type { PlaceInputs } from './place-inputs.tsx';
import { useLoaded } from './useLoaded.tsx';

interface InPlace extends PlaceInputs {
  readonly state: string;
  readonly taxYear: string | number;
}

type Places = ReturnType<PlacesOfState<string>>;

type PlaceRows = Readonly<Record<keyof PlaceInputs, readonly SheetRow[]>>;

/** The rows of the place in a print sheet, by field; none for fields that don't count. */
export function usePlaceRows<Income extends string>({ load, income }: PlacesProps<Income>, inputs: InPlace): PlaceRows {
  const { value: placesOf } = useLoaded(hasLocalTax(inputs.state) ? inputs.state : '', load);
  return useRowsAmong(placesOf?.(Number(inputs.taxYear) as TaxYear, income), inputs);
}

/** The same for a page that has the state's places. */
export function useRowsAmong(places: Places = [], { state, locality, workLocality, localRate, localBase }: InPlace): PlaceRows {
  const { t } = useTranslation('calculator');
  const { percent } = useFormat();
  const isOther = locality === OTHER_PLACE && hasLocalTax(state);
  const nameOf = (code: string) => places.find((place) => place.code === code)?.name;
  const row = (field: keyof PlaceInputs, text: string | undefined) => (text === undefined ? [] : [{ label: t(`form.${field}`), text }]);
  return {
    locality: row('locality', isOther ? t('place.other') : nameOf(locality)),
    workLocality: row('workLocality', workLocality === ELSEWHERE && nameOf(locality) ? t('place.elsewhere') : nameOf(workLocality)),
    localRate: row('localRate', isOther && localRate !== undefined ? percent(localRate) : undefined),
    localBase: row('localBase', isOther && localRate !== undefined ? t(`place.bases.${localBase || 'earnedIncome'}`) : undefined),
  };
}

const hasLocalTax = (state: string): state is StateCode => STATES_WITH_LOCAL_TAX.some((code) => code === state);
