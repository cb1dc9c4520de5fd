import type { TaxYear } from '@bracketwise/contract/years';
import { SelectField } from '@bracketwise/shared-ui/forms';
import { alphabetically, useFormat } from '@bracketwise/shared-ui/format';
import { housingLimits } from '@bracketwise/tax-engine/law/federal/housing-limits';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Sentence } from '../../cross-border/Sentence.tsx';
import { housingPlaces } from './housing-places.ts';
import type { Country } from './specified.ts';
import { useHousingPlaceNames } from './useHousingPlaceNames.ts';

/** Asks for an expensive city. Where the year's list lacks it, the limit can be typed. */
export function HousingPlaceField() {
  const { t } = useTranslation('expatResults');
  const { money } = useFormat();
  const { values } = useFormikContext<Record<string, string>>();
  const country = values.country as Country;
  const year = Number(values.taxYear) as TaxYear;
  const nameOf = useHousingPlaceNames(country);
  const options = housingPlaces(country, year)
    .map((place) => ({ value: place.value, name: nameOf(place), limit: place.limit }))
    .sort((one, other) => alphabetically(one.name, other.name));
  if (options.length === 0) return null;
  return (
    <SelectField
      name="housingPlace"
      label={t('housing.place')}
      hint={<Sentence page="expatResults" of="housing.placeHint" figures={{ year: String(year), source: housingLimits[year].source }} />}
      placeholder={options.length > 1 ? t('housing.notListed') : undefined}
      options={options.map(({ value, name, limit }) => ({ value, label: `${name} · ${money(limit)}` }))}
    />
  );
}
