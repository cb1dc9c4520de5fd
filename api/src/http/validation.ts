import { PROBLEM_TYPES, type FieldError } from '@bracketwise/contract/problem';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import type { FastifySchemaValidationError } from 'fastify';
import { Problem } from './problem.ts';

/** Ajv options for every route. */
export const AJV_OPTIONS = {
  // Report every invalid field at once. The body limit bounds the work.
  allErrors: true,
  // "60000" is a string, not an income. Never drop or convert values silently.
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: true,
  // A body may be one household or a list of them.
  allowUnionTypes: true,
  // Adds each error's schema, from which the messages are built.
  verbose: true,
} as const;

/** Keeps responses short; only unknown fields can be this many. */
const MOST_ERRORS = 20;
const LONGEST_ECHO = 64;
/** If there are more fields, the message points to the OpenAPI document instead. */
const MOST_NAMES = 10;

/** The parts of a JSON Schema that the messages use. */
interface ValueSchema {
  type?: unknown;
  const?: string | number;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
  description?: string;
  properties?: Readonly<Record<string, ValueSchema>>;
}

/** Ajv's error with the `verbose` option, which Fastify's type does not cover. */
type VerboseError = FastifySchemaValidationError & { parentSchema: ValueSchema; data: unknown };

const numberWords = new Intl.NumberFormat('en-US');

/** The end of the sentence "income must be …". */
function expectation({ const: only, enum: allowed, minimum, maximum, maxItems, pattern, type, description }: ValueSchema): string {
  if (only !== undefined) return [String(only), description].filter(Boolean).join(': ');
  if (allowed) return `one of ${allowed.join(', ')}`;
  if (minimum !== undefined && maximum !== undefined) {
    return `a ${type === 'integer' ? 'whole ' : ''}number from ${numberWords.format(minimum)} to ${numberWords.format(maximum)}`;
  }
  if (maxItems !== undefined) return `a list of at most ${numberWords.format(maxItems)}`;
  // The only pattern is that of dates.
  if (pattern !== undefined) return `a date such as ${CURRENT_TAX_YEAR}-07-01`;
  if (type === 'boolean') return 'true or false';
  if (type === 'object') return 'a JSON object';
  return `of type ${String(type)}`;
}

const limitsOf = ({ enum: allowed, minimum, maximum }: ValueSchema): Partial<FieldError> => ({
  ...(allowed && { allowed }),
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
});

/**
 * A JSON Pointer (RFC 6901) as a URI fragment.
 * @param escapedPath - escaped already, as ajv gives it
 */
const pointerTo = (escapedPath: string): string => `#${encodeURI(escapedPath)}`;
/** Replaces lone surrogates: JSON allows them, but `encodeURI` throws. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
/** A place in the body as code writes it: `students[0].expenses`. */
const pathOf = (instancePath: string): string =>
  instancePath
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/gu, '[$1]')
    .replace(/\/(?=\D)/gu, '.');
const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function namesOf(fields: readonly string[]): string {
  if (fields.length === 0) return 'there are no fields';
  return fields.length > MOST_NAMES ? 'the fields are listed in /api/openapi.json' : `the fields are ${fields.join(', ')}`;
}

/** The name of a field of the value that the error is about. */
const within = ({ instancePath }: VerboseError, name: string): string => (instancePath === '' ? name : pathOf(`${instancePath}/${name}`));

function fieldError(error: VerboseError): FieldError {
  const { keyword: code, parentSchema, params } = error;
  const fields = Object.keys(parentSchema.properties ?? {});
  if (code === 'required') {
    const name = String(params['missingProperty']);
    const field = within(error, name);
    const schema = parentSchema.properties?.[name] ?? {};
    return {
      field,
      pointer: pointerTo(`${error.instancePath}/${name}`),
      code,
      message: `${field} is required: ${expectation(schema)}`,
      ...limitsOf(schema),
    };
  }
  if (code === 'additionalProperties') {
    const name = wellFormed(String(params['additionalProperty']).slice(0, LONGEST_ECHO));
    const field = within(error, name);
    return {
      field,
      pointer: pointerTo(`${error.instancePath}/${escapeName(name)}`),
      code,
      message: `${field} is not known here: ${namesOf(fields)}`,
    };
  }
  if (error.instancePath === '') {
    const expected = parentSchema.description ?? `a JSON object with the fields ${fields.join(', ')}`;
    return { field: 'body', pointer: '#', code, message: `the body must be ${expected}` };
  }
  const field = pathOf(error.instancePath);
  return {
    field,
    pointer: pointerTo(error.instancePath),
    code,
    message: `${field} must be ${expectation(parentSchema)}`,
    ...limitsOf(parentSchema),
  };
}

/** A path parameter with an unknown value makes the whole address unknown. */
function unknownAddress(errors: readonly VerboseError[]): Problem {
  const sentences = errors.map((error) => `${fieldError(error).message}, not ${wellFormed(String(error.data).slice(0, LONGEST_ECHO))}`);
  return new Problem(404, `There is nothing at this address: ${sentences.join('; ')}.`);
}

/**
 * Fastify's `schemaErrorFormatter`: one Problem for all errors in a path, body or query.
 * @param dataVar - the validated part of the request
 * @param place - JSON Pointer of the validated value in the body
 */
export function invalidRequest(errors: readonly FastifySchemaValidationError[], dataVar: string, place = ''): Problem {
  if (dataVar === 'params') return unknownAddress(errors as readonly VerboseError[]);
  const byField = new Map<string, FieldError>();
  // `if` errors only repeat the errors of their branches.
  const found = errors.filter(({ keyword }) => keyword !== 'if').map((error) => fieldError(error as VerboseError));
  // Known fields go first, so unknown ones cannot crowd them out. The sort is stable: a value's type error stays before its enum error.
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
 * Parses a query string. Integers become numbers, so schemas can require a number although ajv never coerces. A repeated name becomes a
 * list, which every schema rejects.
 */
export function parseQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  if (text === '') return query;
  const parameters = new URLSearchParams(text);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).map((value) => (/^-?\d{1,9}$/.test(value) ? Number(value) : value));
    // Not a plain assignment, because the name may be __proto__.
    Object.defineProperty(query, name, { value: values.length === 1 ? values[0] : values, enumerable: true });
  }
  return query;
}
