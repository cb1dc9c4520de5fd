/** Helpers for the routes' JSON Schemas. */
import { PROBLEM_MEDIA_TYPE } from '@bracketwise/contract/problem';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { EXPLANATION_SECTIONS, type ExplanationLine } from '@bracketwise/contract/lines';

export type Schema = Readonly<Record<string, unknown>>;
/** One schema for each field of T, so a new field does not compile until it is described here. */
export type Fields<T> = { readonly [Field in keyof T]-?: Schema };

/** An object schema with exactly these fields. All are required except those listed as optional. */
export const object = <T>(
  properties: Fields<T>,
  { optional = [], ...rest }: { optional?: readonly (keyof T)[] } & Schema = {},
): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((field) => !optional.includes(field as keyof T)),
  properties,
  ...rest,
});

export const text = (description: string): Schema => ({ type: 'string', description });
export const number = (description: string): Schema => ({ type: 'number', description });
export const flag = (description: string): Schema => ({ type: 'boolean', description });
export const list = (items: Schema, description: string): Schema => ({ type: 'array', items, description });
export const ref = (id: string): Schema => ({ $ref: `${id}#` });

export const usd = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
export const inDollars = (description: string): string => `${description}, US dollars`;
export const dollars = (description: string): Schema => number(inDollars(description));
export const percentage = (description: string): Schema => number(`${description}, as a percentage: 15 for 15 %`);
export const fraction = (description: string): Schema => number(`${description}, as a fraction: 0.15 for 15%`);
export const byStatus = (value: (label: string) => Schema): Fields<Record<FilingStatus, unknown>> => ({
  single: value('Single'),
  marriedJoint: value('Married filing jointly'),
  marriedSeparate: value('Married filing separately'),
  headOfHousehold: value('Head of household'),
});

/** A worksheet line that may have only these labels. */
export const explanationLine = (id: string, labels: readonly string[]): Schema =>
  object<ExplanationLine>(
    {
      section: { type: 'string', enum: EXPLANATION_SECTIONS, description: 'Section of the result that the line belongs to' },
      label: { type: 'string', enum: labels, description: 'Name of the line' },
      amount: dollars('The amount on this line: an income, a deduction (negative) or the part of the income in a bracket'),
      tax: dollars('Tax that the line adds; negative if the line reduces the tax'),
      rate: number('Rate applied to the amount, as a fraction'),
      from: dollars('Lower limit of the bracket'),
      to: dollars('Upper limit of the bracket; absent for the last one'),
      source: text('Statute, form line or publication that the figures come from'),
    },
    { $id: id, optional: ['tax', 'rate', 'from', 'to'] },
  );

export const json = (schema: Schema, description: string): Schema => ({ description, content: { 'application/json': { schema } } });
export const refusal = (description: string): Schema => ({ description, content: { [PROBLEM_MEDIA_TYPE]: { schema: ref('Problem') } } });
export const FOREIGN = refusal('The request comes from a page of another site');
export const FAULT = { 500: refusal('Internal error') };
/** The refusals of a calculation. @param counted - what the limit per address counts */
export const refusalsOf = (counted: string) => ({
  400: refusal('The body is not JSON, or fields are missing or invalid; the problem names each'),
  403: FOREIGN,
  413: refusal('The body is too large'),
  415: refusal('The body is not application/json, or it is compressed'),
  429: refusal(`Too many ${counted} from this address; see Retry-After`),
  ...FAULT,
});
