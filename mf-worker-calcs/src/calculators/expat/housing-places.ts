/** The places with a higher housing limit that the form offers. */
import type { TaxYear } from '@bracketwise/contract/years';
import { housingLimits } from '@bracketwise/tax-engine/law/federal/housing-limits';
import { isoCode } from './agreements.ts';
import { COUNTRIES, type Country } from './specified.ts';

export interface HousingPlace {
  readonly value: string;
  /** ISO 3166. */
  readonly country: string;
  /** As in the IRS Notice, or `ELSEWHERE`. */
  readonly name: string;
  /** Most expenses that count in a full year. US dollars. */
  readonly limit: number;
}

/** Countries that the form names. */
const NAMED: readonly string[] = COUNTRIES.map(isoCode);

/** The places of the country, or of all countries that the form does not name. None in a year without a list. */
export function housingPlaces(country: Country, year: TaxYear): readonly HousingPlace[] {
  return Object.entries(housingLimits[year].value)
    .filter(([code]) => (country === 'other' ? !NAMED.includes(code) : code === isoCode(country)))
    .flatMap(([code, limits]) => Object.entries(limits).map(([name, limit]) => ({ value: `${code}:${name}`, country: code, name, limit })));
}

/** The chosen place, unless it is not in the country or the year any more. The only one of a country needs no choice, such as Singapore. */
export function chosenHousingPlace(values: { country: Country; taxYear: string; housingPlace: string }): HousingPlace | undefined {
  const places = housingPlaces(values.country, Number(values.taxYear) as TaxYear);
  return places.length === 1 ? places[0] : places.find(({ value }) => value === values.housingPlace);
}
