import type { TaxYear } from '@bracketwise/contract/years';
import { SelectField } from '@bracketwise/shared-ui/forms';
import { alphabetically, useFormat } from '@bracketwise/shared-ui/format';
import { ELSEWHERE, housingLimits, NOT_ELSEWHERE } from '@bracketwise/tax-engine/law/federal/housing-limits';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../cross-border/country-name.ts';
import { Sentence } from '../../cross-border/Sentence.tsx';
import { type HousingPlace, housingPlaces } from './housing-places.ts';
import type { Country } from './specified.ts';

/** Asks for an expensive city. Without the year's Notice, only the limit can be typed. */
export function HousingPlaceField() {
  const { t } = useTranslation('expatResults');
  const { locale, money } = useFormat();
  const { values } = useFormikContext<Record<string, string>>();
  const country = values.country as Country;
  const year = Number(values.taxYear) as TaxYear;
  const nameOf = ({ country: code, name }: HousingPlace) => {
    const within = country === 'other' ? countryName(locale, code) : '';
    if (name === ELSEWHERE) {
      const others = { country: within, except: (NOT_ELSEWHERE[code] ?? []).join(', ') };
      return t(others.except === '' ? 'housing.elsewhere' : 'housing.elsewhereExcept', others);
    }
    return within === '' || within === name ? name : `${within}: ${name}`;
  };
  const options = housingPlaces(country, year)
    .map((place) => ({ value: place.value, name: nameOf(place), limit: place.limit }))
    .sort((one, other) => alphabetically(one.name, other.name));
  if (options.length === 0) return null;
  return (
    <SelectField
      name="housingPlace"
      label={t('housing.place')}
      hint={<Sentence page="expatResults" of="housing.placeHint" figures={{ source: housingLimits[year].source }} />}
      placeholder={t('housing.notListed')}
      options={options.map(({ value, name, limit }) => ({ value, label: `${name} · ${money(limit)}` }))}
    />
  );
}
