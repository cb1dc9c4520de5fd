import type { Locale } from '@bracketwise/shared-ui/runtime';
import { number, type NumberSchema } from 'yup';
import { parseAmount } from '../forms/amount.ts';

/** Invalid amounts have no message; the field's hint says what to type. */
const REFUSED = 'refused';

/** A required amount. @param locale - for parsing it */
export const requiredAmount = (locale: Locale): NumberSchema<number> =>
  number()
    .transform((_value, text) => parseAmount(String(text), locale))
    .typeError(REFUSED)
    .test('finite', REFUSED, (value) => Number.isFinite(value))
    .required(REFUSED);

/** An amount above zero. */
export const positiveAmount = (locale: Locale): NumberSchema<number> => requiredAmount(locale).moreThan(0, REFUSED);

/** An amount that defaults to zero if it can't be read. */
export const optionalAmount = (locale: Locale) =>
  number()
    .transform((_value, text) => {
      const amount = parseAmount(String(text), locale);
      return Number.isFinite(amount) ? amount : 0;
    })
    .default(0)
    .required(REFUSED);

/** An amount of a form with messages, which adds its limits. Unreadable text counts as zero; the field says so. */
export const readableAmount = (locale: Locale) =>
  number()
    .transform((_value, text) => parseAmount(String(text), locale) || 0)
    .default(0);

/** An optional amount: undefined if blank or unreadable. */
export const amountIfAny = (locale: Locale) =>
  number().transform((_value, text) => {
    const amount = parseAmount(String(text), locale);
    return Number.isFinite(amount) ? amount : undefined;
  });

/** An optional whole number: undefined if unreadable or out of range. */
export const countIfAny = (minimum: number, maximum: number) =>
  number().transform((_value, text) => {
    const count = Number(text);
    return text !== '' && Number.isInteger(count) && count >= minimum && count <= maximum ? count : undefined;
  });

/** A count that defaults to zero if unreadable and is invalid if out of range. */
export const optionalCount = (minimum: number, maximum: number) =>
  number()
    .transform((_value, text) => Number(text) || 0)
    .default(0)
    .min(minimum, REFUSED)
    .max(maximum, REFUSED)
    .required(REFUSED);

/** A number of people: truncated to a whole number; zero if unreadable or negative. */
export const numberOfPeople = () =>
  number()
    .transform((_value, text) => Math.max(0, Number.parseInt(String(text), 10) || 0))
    .default(0)
    .required(REFUSED);
