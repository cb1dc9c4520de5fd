import { TOTALIZATION_COUNTRIES } from '@bracketwise/tax-engine/law/federal/totalization';
import type { Country } from './specified.ts';

/** The specification's code of the United Kingdom is not the ISO code. */
export const hasAgreement = (country: Country): boolean => TOTALIZATION_COUNTRIES.includes(country === 'UK' ? 'GB' : country);

/** Whether a social security agreement with the country is possible: the visitor knows about another country. */
export const mayHaveAgreement = (country: Country): boolean => country === 'other' || hasAgreement(country);
