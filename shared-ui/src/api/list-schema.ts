import { mixed, type Schema } from 'yup';

/** A schema for a list that is not empty, unless `least` is 0. Yup's `array` would add its weight to the page's first load. */
export const listOf = <T>(item: Schema<T>, least: 0 | 1 = 1) =>
  mixed<readonly T[]>((value): value is readonly T[] => Array.isArray(value))
    .test((value) => value !== undefined && value.length >= least && value.every((each) => item.isValidSync(each, { strict: true })))
    .required();
