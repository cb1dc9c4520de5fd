import type { Schema } from 'yup';

/** What a form asks of its schema, for one whose code comes when it is first asked. */
export interface SchemaOnDemand<Values> {
  readonly validate: (draft: unknown, options?: Parameters<Schema<Values>['validate']>[1]) => Promise<unknown>;
  readonly cast: (draft: unknown) => Promise<Values>;
}

/** While the code can't be had, `validate` refuses nothing, and `cast` rejects. */
export function formSchemaOnDemand<Values>(load: () => Promise<Schema<Values>>): SchemaOnDemand<Values> {
  return {
    validate: async (draft, options) => {
      const schema = await load().catch(() => undefined);
      return schema?.validate(draft, options);
    },
    cast: async (draft) => (await load()).cast(draft),
  };
}
