/** Generates hostile requests from the API's own OpenAPI document. */
import { HOUSEHOLD_FIELDS, householdField } from '@bracketwise/contract/household';
import fc from 'fast-check';

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;
}

export interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  '\u2028',
  '\ud800',
  '𝟙',
  '..',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  'constructor',
  'toString',
  'ca',
  'CA ',
  '2025',
  '1e999',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
] as const;
/** JSON text, because JavaScript cannot represent some of these numbers. */
const NASTY_NUMBERS = [
  '-0',
  '-0.01',
  '0.1',
  '5e-324',
  '1e9',
  '1000000000',
  '1000000000.01',
  '1e308',
  '1e309',
  '-1e309',
  '2025.5',
  '99999999999999999999999999',
];

const hostileText = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const hostileJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY_NUMBERS),
  hostileText.map((text) => JSON.stringify(text)),
  fc.constantFrom('null', 'true', 'false', '[]', '{}', '[null]', '{"valueOf":1}'),
  fc.json({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 900 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);

/** Some places with a local tax, one of a state, and their last years with confirmed figures. */
const PLACES: Readonly<Record<string, { readonly state: string; readonly to: number }>> = {
  NYC: { state: 'NY', to: 2026 },
  'MD:HOWARD': { state: 'MD', to: 2026 },
  'IN:MARION': { state: 'IN', to: 2026 },
  'KY:LOUISVILLE': { state: 'KY', to: 2026 },
};
const PLACE_FIELDS = ['locality', 'workLocality', 'localRate'] as const;

/** Whether a household's places are in its state and year, and a typed rate comes with a state and without places. The schema can't say this. */
export function placesFit(household: Readonly<Record<string, unknown>>): boolean {
  const { state, taxYear, locality, workLocality, localRate } = household;
  const fits = (code: unknown) => {
    const place = typeof code === 'string' && Object.hasOwn(PLACES, code) ? PLACES[code] : undefined;
    return code === undefined || (place?.state === state && Number(taxYear) <= (place?.to ?? 0));
  };
  if (localRate !== undefined && (state === undefined || locality !== undefined || workLocality !== undefined)) return false;
  return fits(locality) && (workLocality === 'ELSEWHERE' || fits(workLocality));
}

/** Days of which random parts of a year have some. */
const DAYS = ['2025-01-01', '2025-06-30', '2025-07-01', '2025-12-31'] as const;
const STATE_FIELDS = ['stateParts', 'workStates'] as const;

interface StatePart {
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly locality?: string;
  readonly wages?: number;
  readonly spouseWages?: number;
}
interface WorkState {
  readonly state: string;
  readonly wages?: number;
  readonly ofSpouse?: boolean;
  readonly days?: number;
  readonly fromHome?: boolean;
  readonly rentalIncome?: number;
  readonly selfEmploymentProfit?: number;
}

/** Whether a household has one state all year, or its states fit each other, its wages and its dates. The schema can't say this. */
export function statesFit(household: Readonly<Record<string, unknown>>): boolean {
  const parts = (household['stateParts'] ?? []) as readonly StatePart[];
  const work = (household['workStates'] ?? []) as readonly WorkState[];
  if (parts.length + work.length === 0) return true;
  if (parts.length > 0 && work.length > 0) return false;
  if (PLACE_FIELDS.some((name) => household[name] !== undefined)) return false;
  const { state, taxYear, filingStatus } = household;
  const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
  const sum = (amounts: readonly unknown[]) => amounts.reduce<number>((total, amount) => total + cents(amount), 0);
  const pay = ['wages', 'spouseWages'] as const;
  if (work.length > 0)
    return (
      state !== undefined &&
      work.every(
        ({ state: place, ofSpouse, days, fromHome }) =>
          place !== state && (ofSpouse !== true || filingStatus === 'marriedJoint') && (days === undefined || fromHome !== true),
      ) &&
      pay.every(
        (name) =>
          sum(work.filter(({ ofSpouse }) => (ofSpouse === true) === (name === 'spouseWages')).map(({ wages }) => wages)) <=
          cents(household[name]),
      ) &&
      sum(work.map(({ rentalIncome }) => rentalIncome)) <= Math.max(0, cents(household['rentalIncome'])) &&
      (['selfEmploymentProfit', 'spouseSelfEmploymentProfit'] as const).every(
        (name) =>
          sum(
            work
              .filter(({ ofSpouse }) => (ofSpouse === true) === (name === 'spouseSelfEmploymentProfit'))
              .map(({ selfEmploymentProfit }) => selfEmploymentProfit),
          ) <= Math.max(0, cents(household[name])),
      )
    );
  const day = (date: string) => Date.parse(date) / 86_400_000;
  return (
    parts.at(0)?.from === `${String(taxYear)}-01-01` &&
    parts.at(-1)?.to === `${String(taxYear)}-12-31` &&
    parts.at(-1)?.state === state &&
    // A county of January 1 or of the last day may be missing.
    parts.every(({ locality }) => locality === undefined) &&
    parts.every(({ from, to }, index) => from <= to && (index === 0 || day(from) === day(parts[index - 1]?.to ?? '') + 1)) &&
    pay.every((name) => {
      const given = parts.flatMap((part) => part[name] ?? []);
      return given.length === 0 || (given.length === parts.length && sum(given) === cents(household[name]));
    })
  );
}

/** The members of a household without places and states that don't fit. */
function withFittingPlaces(fields: readonly string[]): readonly string[] {
  const without = (names: readonly string[]) => fields.filter((text) => !names.some((name) => text.startsWith(`"${name}"`)));
  try {
    const household = JSON.parse(asObject(fields)) as Record<string, unknown>;
    const unfit = [...(placesFit(household) ? [] : PLACE_FIELDS), ...(statesFit(household) ? [] : STATE_FIELDS)];
    return unfit.length === 0 ? fields : without(unfit);
  } catch {
    // A hostile member is no JSON of ours.
  }
  return without([...PLACE_FIELDS, ...STATE_FIELDS]);
}

/** Generates JSON values that match the schema. */
function valid({ type, enum: allowed, minimum = 0, maximum = 1, items = {}, properties = {}, pattern }: Schema): fc.Arbitrary<string> {
  if (allowed) return fc.constantFrom(...allowed).map((value) => JSON.stringify(value));
  if (type === 'boolean') return fc.boolean().map(String);
  if (pattern !== undefined) return fc.constantFrom(...DAYS).map((date) => JSON.stringify(date));
  // Places are the only other texts without a list.
  if (type === 'string') return fc.constantFrom(...Object.keys(PLACES), 'ELSEWHERE').map((code) => JSON.stringify(code));
  if (type === 'array') return fc.array(valid(items), { maxLength: 6 }).map((values) => `[${values.join(',')}]`);
  if (type === 'object') {
    const members = Object.entries(properties).map(([name, schema]) => valid(schema).map((json) => `${JSON.stringify(name)}:${json}`));
    return fc.tuple(...members).map((texts) => `{${texts.join(',')}}`);
  }
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum }).map(String);
  return fc.oneof(fc.constantFrom(minimum, maximum), fc.double({ min: minimum, max: maximum, noNaN: true })).map(String);
}

const HOSTILE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'income ', 'INCOME', '', '$ref', 'a'.repeat(500)];

/**
 * Generates bodies for an object schema: valid ones; ones with missing, duplicate, hostile or unknown fields; other JSON; and broken JSON.
 */
export function bodies({ properties = {} }: Schema): fc.Arbitrary<string> {
  const field = (name: string, value: fc.Arbitrary<string>) => value.map((json) => `${JSON.stringify(name)}:${json}`);
  const asWanted = fc.tuple(...Object.entries(properties).map(([name, schema]) => field(name, valid(schema))));
  const spoilt = fc
    .tuple(
      ...Object.entries(properties).map(([name, schema]) =>
        fc.oneof({ weight: 5, arbitrary: field(name, valid(schema)) }, { weight: 2, arbitrary: field(name, hostileJson) }, fc.constant('')),
      ),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant('') },
        fc
          .tuple(fc.constantFrom(...HOSTILE_NAMES, ...Object.keys(properties)), hostileJson)
          .map(([name, json]) => `${JSON.stringify(name)}:${json}`),
      ),
    )
    .map((fields) => fields.filter((text) => text !== ''));
  const object = fc.oneof(asWanted, { weight: 4, arbitrary: spoilt }).map((fields) => `{${fields.join(',')}}`);
  const broken = fc.tuple(object, fc.nat(60)).map(([json, at]) => json.slice(0, at));
  return fc.oneof({ weight: 6, arbitrary: object }, hostileJson, broken, fc.string({ maxLength: 60 }));
}

/** Only joint returns may have amounts of the spouse. */
const isJoint = (fields: readonly string[]): boolean => fields.includes('"filingStatus":"marriedJoint"');
const asObject = (fields: readonly string[]): string => `{${fields.filter((text) => text !== '').join(',')}}`;
/** Longer ones would be above the limit of a body, and so refused unread: a household has up to 5 KB. */
const LONG_LIST = { minLength: 8, maxLength: 20 };

const pensionOf = new Map<string, string | undefined>(HOUSEHOLD_FIELDS.map((name) => [name, householdField(name).partOf]));
const OF_SPOUSE: readonly string[] = HOUSEHOLD_FIELDS.filter((name) => householdField(name).of === 'spouse');

interface Given {
  readonly name: string;
  /** The JSON member; empty for none. */
  readonly text: string;
}

/** Whether a field is no part of a pension, or at most all of it. */
function fitsItsPension({ name, text }: Given, given: readonly Given[]): boolean {
  const whole = given.find((other) => other.name === pensionOf.get(name));
  const amount = (json: string) => Number(json.slice(json.indexOf(':') + 1));
  return whole === undefined || text === '' || (whole.text !== '' && amount(text) <= amount(whole.text));
}

/** Generates long lists of valid households, each with most of the fields. */
export function validLists({ properties = {}, required = [] }: Schema): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = valid(schema).map((json) => ({ name, text: `${JSON.stringify(name)}:${json}` }));
    return required.includes(name) ? field : fc.oneof({ weight: 2, arbitrary: field }, fc.constant({ name, text: '' }));
  });
  const household = fc.tuple(...fields).map((given) => {
    const joint = isJoint(given.map(({ text }) => text));
    const fitting = given.filter((field) => (joint || !OF_SPOUSE.includes(field.name)) && fitsItsPension(field, given));
    return asObject(withFittingPlaces(fitting.map(({ text }) => text)));
  });
  return fc.array(household, LONG_LIST).map((items) => `[${items.join(',')}]`);
}

/** Generates long lists of households that each have hostile, missing or unknown fields. */
export function hostileLists({ properties = {} }: Schema): fc.Arbitrary<string> {
  const field = (name: string, json: fc.Arbitrary<string>) => json.map((text) => `${JSON.stringify(name)}:${text}`);
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc.oneof({ weight: 8, arbitrary: field(name, valid(schema)) }, field(name, hostileJson), { weight: 4, arbitrary: fc.constant('') }),
  );
  const unknown = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.constantFrom(...HOSTILE_NAMES).chain((name) => field(name, hostileJson)),
  );
  const household = fc.tuple(...fields, unknown).map(asObject);
  return fc.array(household, LONG_LIST).map((items) => `[${items.join(',')}]`);
}

/**
 * Generates single households and lists. Most have some valid fields; a few have a hostile value or contain an item that is not a
 * household.
 */
export function households({ properties = {}, required = [] }: Schema): fc.Arbitrary<string> {
  const field = (name: string, schema: Schema) => {
    const given = fc
      .oneof({ weight: 150, arbitrary: valid(schema) }, { weight: 1, arbitrary: hostileJson })
      .map((json) => `${JSON.stringify(name)}:${json}`);
    return fc.oneof({ weight: required.includes(name) ? 100 : 1, arbitrary: given }, { weight: 3, arbitrary: fc.constant('') });
  };
  // Most households should be valid.
  const household = fc
    .tuple(fc.nat(5), ...Object.entries(properties).map(([name, schema]) => field(name, schema)))
    .map(([dice, ...fields]) => {
      const ofOne = dice > 0 && !isJoint(fields);
      return asObject(withFittingPlaces(fields.filter((text) => !(ofOne && OF_SPOUSE.some((name) => text.startsWith(`"${name}"`))))));
    });
  const item = fc.oneof({ weight: 200, arbitrary: household }, { weight: 1, arbitrary: hostileJson });
  const list = fc.oneof(
    { weight: 9, arbitrary: fc.array(item, { maxLength: 8 }) },
    fc.tuple(item, fc.constantFrom(100, 101)).map(([text, length]) => Array.from({ length }, () => text)),
  );
  return fc.oneof(
    { weight: 2, arbitrary: household },
    list.map((items) => `[${items.join(',')}]`),
  );
}

// Without line breaks, which would start another header or request.
const headerText = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS.filter((text) => text !== '\u2028' && text !== '𝟙' && text !== '\ud800')),
  fc.string({
    unit: fc
      .integer({ min: 1, max: 255 })
      .filter((code) => code !== 10 && code !== 13)
      .map(String.fromCharCode),
    maxLength: 60,
  }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'x'.repeat(length)),
);
const header: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'accept',
      'accept-encoding',
      'accept-language',
      'content-encoding',
      'cookie',
      'forwarded',
      'host',
      'if-none-match',
      'origin',
      'range',
      'te',
      'trailer',
      'transfer-encoding',
      'upgrade',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-http-method-override',
      'x-request-id',
    ),
    headerText,
  ),
  fc.tuple(
    fc.constantFrom('content-type'),
    fc.oneof(
      fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'application/xml', 'application/json;;'),
      headerText,
    ),
  ),
  fc.tuple(fc.stringMatching(/^[a-z_-]{1,20}$/), headerText),
);

const encodedText = hostileText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')));

/** Generates addresses of a path: its parameters get valid and hostile values, and sometimes stay in braces. */
function addresses(pattern: string, operations: OpenApi['paths'][string]): fc.Arbitrary<string> {
  const parameters = Object.values(operations).flatMap((operation) => operation.parameters ?? []);
  const segments = pattern.split('/').map((part) => {
    const { schema } = parameters.find((parameter) => parameter.in === 'path' && part === `{${parameter.name}}`) ?? {};
    if (!schema) return fc.constant(part);
    const known = valid(schema).map((json) => encodeURIComponent(String(JSON.parse(json))));
    return fc.oneof({ weight: 3, arbitrary: known }, encodedText, fc.webSegment(), fc.constantFrom(part, 'a'.repeat(200)));
  });
  return fc.tuple(...segments).map((parts) => parts.join('/'));
}

/** Generates any request: known and unknown paths, any method, hostile headers, any body. */
export function requests(api: OpenApi): fc.Arbitrary<RawRequest> {
  const segment = fc.oneof(fc.constantFrom('api', 'docs', 'health', '.', '..', '%2e%2e', '%', '%zz', '', '~'), fc.webSegment());
  const path = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...Object.entries(api.paths)).chain(([pattern, operations]) => addresses(pattern, operations)),
    },
    fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
  );
  const parameters = Object.values(api.paths).flatMap((operations) => Object.values(operations).flatMap(({ parameters: all = [] }) => all));
  const queryValue = fc.oneof(encodedText, fc.webQueryParameters());
  const query = fc
    .array(fc.tuple(fc.constantFrom(...parameters.map(({ name }) => name), '__proto__', 'year[]', ''), queryValue), { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));
  const body = fc.oneof(
    fc.constant(Buffer.alloc(0)),
    ...Object.values(api.components.schemas).map((schema) => bodies(schema).map((text) => Buffer.from(text))),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(4096, 4097, 100_000).map((length) => Buffer.alloc(length, '[')),
  );
  return fc.record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
    path: fc.tuple(path, query).map((parts) => parts.join('')),
    headers: fc
      .tuple(fc.constantFrom([], [['content-type', 'application/json']] as const), fc.array(header, { maxLength: 4 }))
      .map((all) => all.flat()),
    body,
  });
}
