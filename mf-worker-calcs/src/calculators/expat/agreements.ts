import { TOTALIZATION_COUNTRIES } from '@bracketwise/tax-engine/law/federal/totalization';
import type { Country } from './specified.ts';

/** ISO 3166: the specification's code of the United Kingdom is another one. */
export const isoCode = (country: Country): string => (country === 'UK' ? 'GB' : country);

export const hasAgreement = (country: Country): boolean => TOTALIZATION_COUNTRIES.includes(isoCode(country));

/** Whether a social security agreement with the country is possible: the visitor knows about another country. */
export const mayHaveAgreement = (country: Country): boolean => country === 'other' || hasAgreement(country);
