import type { Locale } from '@bracketwise/shared-ui/runtime';
import { number, type NumberSchema } from 'yup';
import { parseAmount } from '../forms/amount.ts';

/** Refused amounts have no message of their own: the hint of the field says what it takes. */
const REFUSED = 'refused';

/** An amount that must be a number. @param locale - in which it is read */
export const requiredAmount = (locale: Locale): NumberSchema<number> =>
  number()
    .transform((_value, text) => parseAmount(String(text), locale))
    .typeError(REFUSED)
    .test('finite', REFUSED, (value) => Number.isFinite(value))
    .required(REFUSED);

/** An amount that must be more than zero. */
export const positiveAmount = (locale: Locale): NumberSchema<number> => requiredAmount(locale).moreThan(0, REFUSED);

/** An amount that counts as zero where it is no number. */
export const optionalAmount = (locale: Locale) =>
  number()
    .transform((_value, text) => {
      const amount = parseAmount(String(text), locale);
      return Number.isFinite(amount) ? amount : 0;
    })
    .default(0)
    .required(REFUSED);

/** An amount that may be missing: undefined where it is no number. */
export const amountIfAny = (locale: Locale) =>
  number().transform((_value, text) => {
    const amount = parseAmount(String(text), locale);
    return Number.isFinite(amount) ? amount : undefined;
  });

/** A whole number that may be missing: undefined where it is none within its bounds. */
export const countIfAny = (minimum: number, maximum: number) =>
  number().transform((_value, text) => {
    const count = Number(text);
    return text !== '' && Number.isInteger(count) && count >= minimum && count <= maximum ? count : undefined;
  });

/** A count that is zero where it is no number, and refused beyond its bounds. */
export const optionalCount = (minimum: number, maximum: number) =>
  number()
    .transform((_value, text) => Number(text) || 0)
    .default(0)
    .min(minimum, REFUSED)
    .max(maximum, REFUSED)
    .required(REFUSED);

/** A number of people: whole, its decimals cut off; zero where it is no number or less than zero. */
export const numberOfPeople = () =>
  number()
    .transform((_value, text) => Math.max(0, Number.parseInt(String(text), 10) || 0))
    .default(0)
    .required(REFUSED);
