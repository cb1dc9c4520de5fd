import type { FieldError } from '@bracketwise/tax-engine';
import type { FastifySchemaValidationError } from 'fastify';
import { PROBLEM_TYPES, Problem } from './problem.ts';

/** How ajv is set up for every route. */
export const AJV_OPTIONS = {
  // One refusal names every bad field. The body limit bounds the work a hostile body can cause.
  allErrors: true,
  // "60000" is a text and not an income; nothing is dropped or changed behind the caller's back.
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: true,
  // A body may be one household or a list of them.
  allowUnionTypes: true,
  // Gives each error the schema it comes from, from which its words are made.
  verbose: true,
} as const;

/** A refusal longer than this helps nobody; only unknown fields can be that many. */
const MOST_ERRORS = 20;
const LONGEST_ECHO = 64;
/** More names than this are left to the OpenAPI document. */
const MOST_NAMES = 10;

/** What we read of a JSON Schema to say in words what it takes. */
interface ValueSchema {
  type?: unknown;
  const?: string | number;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  description?: string;
  properties?: Readonly<Record<string, ValueSchema>>;
}

/** Ajv's error as it is with `verbose`, which Fastify's type does not know. */
type VerboseError = FastifySchemaValidationError & { parentSchema: ValueSchema };

const numberWords = new Intl.NumberFormat('en-US');

/** Ends the sentence "income must be …". */
function expectation({ const: only, enum: allowed, minimum, maximum, maxItems, type, description }: ValueSchema): string {
  if (only !== undefined) return [String(only), description].filter(Boolean).join(': ');
  if (allowed) return `one of ${allowed.join(', ')}`;
  if (minimum !== undefined && maximum !== undefined) {
    return `a ${type === 'integer' ? 'whole ' : ''}number from ${numberWords.format(minimum)} to ${numberWords.format(maximum)}`;
  }
  if (maxItems !== undefined) return `a list of at most ${numberWords.format(maxItems)}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'object') return 'a JSON object';
  return `of type ${String(type)}`;
}

const limitsOf = ({ enum: allowed, minimum, maximum }: ValueSchema): Partial<FieldError> => ({
  ...(allowed && { allowed }),
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
});

/** RFC 6901, written as a URI fragment. Takes what ajv gives: a path that is escaped already, or one name. */
const pointerTo = (escapedPath: string): string => `#${encodeURI(escapedPath)}`;
/** Half a surrogate pair, which JSON can hold, has no place in a URI. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function namesOf(fields: readonly string[]): string {
  if (fields.length === 0) return 'there are no fields';
  return fields.length > MOST_NAMES ? 'the fields are listed in /api/openapi.json' : `the fields are ${fields.join(', ')}`;
}

function fieldError(error: VerboseError): FieldError {
  const { keyword: code, parentSchema, params } = error;
  const fields = Object.keys(parentSchema.properties ?? {});
  if (code === 'required') {
    const field = String(params['missingProperty']);
    const schema = parentSchema.properties?.[field] ?? {};
    return { field, pointer: pointerTo(`/${field}`), code, message: `${field} is required: ${expectation(schema)}`, ...limitsOf(schema) };
  }
  if (code === 'additionalProperties') {
    const field = wellFormed(String(params['additionalProperty']).slice(0, LONGEST_ECHO));
    return { field, pointer: pointerTo(`/${escapeName(field)}`), code, message: `${field} is not known here: ${namesOf(fields)}` };
  }
  if (error.instancePath === '') {
    const expected = parentSchema.description ?? `a JSON object with the fields ${fields.join(', ')}`;
    return { field: 'body', pointer: '#', code, message: `the body must be ${expected}` };
  }
  const field = error.instancePath.slice(1);
  return {
    field,
    pointer: pointerTo(error.instancePath),
    code,
    message: `${field} must be ${expectation(parentSchema)}`,
    ...limitsOf(parentSchema),
  };
}

/**
 * Fastify's `schemaErrorFormatter`: one refusal for all that is wrong with a body or a query.
 * @param dataVar - the part of the request that was validated
 * @param place - in the body of what was validated, as a JSON Pointer
 */
export function invalidRequest(errors: readonly FastifySchemaValidationError[], dataVar: string, place = ''): Problem {
  const byField = new Map<string, FieldError>();
  // A condition of the schema says again that what it asks for is not met.
  const found = errors.filter(({ keyword }) => keyword !== 'if').map((error) => fieldError(error as VerboseError));
  // A known field's mistake must not be crowded out by unknown ones, and a value fails its type before its list of values.
  const unknownLast = (entry: FieldError): number => (entry.code === 'additionalProperties' ? 1 : 0);
  found.sort((a, b) => unknownLast(a) - unknownLast(b));
  for (const { pointer, ...entry } of found) {
    if (byField.has(entry.field)) continue;
    byField.set(
      entry.field,
      dataVar === 'body' && pointer !== undefined ? { ...entry, pointer: pointer.replace('#', `#${place}`) } : entry,
    );
  }
  const named = [...byField.values()].slice(0, MOST_ERRORS);
  return new Problem(400, `Missing, wrong or unknown: ${named.map(({ field }) => field).join(', ')}.`, {
    type: PROBLEM_TYPES.invalidRequest,
    title: 'Invalid request',
    errors: named,
  });
}

/**
 * A query is text. A whole number in it is read as one here, so that its schema can ask for a number while ajv
 * coerces nothing, the bodies included. A name given twice stays a list, which no schema takes.
 */
export function parseQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  if (text === '') return query;
  const parameters = new URLSearchParams(text);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).map((value) => (/^-?\d{1,9}$/.test(value) ? Number(value) : value));
    // Defined, not assigned: the name may be __proto__.
    Object.defineProperty(query, name, { value: values.length === 1 ? values[0] : values, enumerable: true });
  }
  return query;
}
