import type { Schema } from 'yup';

/** A schema that its library shares with others (https://standardschema.dev). */
type StandardSchema<T> = Pick<Schema<T>, '~standard'>;

/** A schema whose code comes with the first answer that it checks: the answers that a page starts with are in its HTML. */
export function schemaOnDemand<T>(load: () => Promise<StandardSchema<T>>): StandardSchema<T> {
  return {
    '~standard': { version: 1, vendor: 'bracketwise', validate: async (answer) => (await load())['~standard'].validate(answer) },
  };
}
