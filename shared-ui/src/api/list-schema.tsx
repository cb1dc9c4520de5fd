import { mixed, type Schema } from 'yup';

/** A schema for a non-empty list. Yup's `array` would add its weight to the page's first load. */
export const listOf = <T,>(item: Schema<T>) =>
  mixed<readonly T[]>((value): value is readonly T[] => Array.isArray(value))
    .test((value) => value !== undefined && value.length > 0 && value.every((each) => item.isValidSync(each, { strict: true })))
    .required();
