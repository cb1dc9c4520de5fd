import { mixed, type Schema } from 'yup';

/** A list of such items, at least one. Not `array`, which the first visit of a page would have to carry for this alone. */
export const listOf = <T,>(item: Schema<T>) =>
  mixed<readonly T[]>((value): value is readonly T[] => Array.isArray(value))
    .test((value) => value !== undefined && value.length > 0 && value.every((each) => item.isValidSync(each, { strict: true })))
    .required();
