import type { Schema } from 'yup';

/** The part of a schema that other libraries can use (https://standardschema.dev). */
export type StandardSchema<T> = Pick<Schema<T>, '~standard'>;

/** A schema whose code loads with the first response it checks. A page's initial responses are in its HTML and need no check. */
export function schemaOnDemand<T>(load: () => Promise<StandardSchema<T>>): StandardSchema<T> {
  return {
    '~standard': { version: 1, vendor: 'bracketwise', validate: async (answer) => (await load())['~standard'].validate(answer) },
  };
}
