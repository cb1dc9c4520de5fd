import type { Schema } from '../http/schema-parts.ts';

/**
 * A schema whose references, `Job#`, point to definitions within it.
 * @param shared - the schemas that it may refer to, by `$id`
 * @param brief - what takes the place of the long ones among them
 */
export function selfContained(schema: Schema, shared: readonly Schema[], brief: Readonly<Record<string, Schema>>): Schema {
  const definitions: Record<string, unknown> = {};
  const define = (id: string): string => {
    if (!Object.hasOwn(definitions, id)) {
      definitions[id] = true;
      definitions[id] = within(brief[id] ?? shared.find(({ $id }) => $id === id));
    }
    return `#/$defs/${id}`;
  };
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        if (key === '$id') return [];
        return [[key, key === '$ref' && typeof inner === 'string' ? define(inner.slice(0, -1)) : within(inner)]];
      }),
    );
  };
  const root = within(schema) as Schema;
  return Object.keys(definitions).length > 0 ? { ...root, $defs: definitions } : root;
}
