import type { TaxYear } from '@bracketwise/contract/years';
import { alphabetically, useFormat } from '@bracketwise/shared-ui/format';
import { useFormikContext } from 'formik';
import { housingPlaces } from './housing-places.ts';
import { HousingPlaceSelect } from './HousingPlaceSelect.tsx';
import type { Country } from './specified.ts';
import { useHousingPlaceNames } from './useHousingPlaceNames.ts';

/** The cities of the country and year. Where the year's list lacks one, its limit can be typed. */
export function HousingPlaceField() {
  const { money } = useFormat();
  const { values } = useFormikContext<Record<string, string>>();
  const country = values.country as Country;
  const nameOf = useHousingPlaceNames(country);
  const places = housingPlaces(country, Number(values.taxYear) as TaxYear)
    .map((place) => ({ value: place.value, name: nameOf(place), limit: place.limit }))
    .sort((one, other) => alphabetically(one.name, other.name));
  return <HousingPlaceSelect options={places.map(({ value, name, limit }) => ({ value, label: `${name} · ${money(limit)}` }))} />;
}
