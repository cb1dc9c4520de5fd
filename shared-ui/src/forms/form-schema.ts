import type { Schema } from 'yup';

/** A form schema whose code loads on first use. */
export interface SchemaOnDemand<Values> {
  readonly validate: (draft: unknown, options?: Parameters<Schema<Values>['validate']>[1]) => Promise<unknown>;
  readonly cast: (draft: unknown) => Promise<Values>;
}

/** If the code fails to load, `validate` reports no errors and `cast` rejects. */
export function formSchemaOnDemand<Values>(load: () => Promise<Schema<Values>>): SchemaOnDemand<Values> {
  return {
    validate: async (draft, options) => {
      const schema = await load().catch(() => undefined);
      return schema?.validate(draft, options);
    },
    cast: async (draft) => (await load()).cast(draft),
  };
}
