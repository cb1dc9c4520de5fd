/**
 * The JSON Schemas of every route, built from the engine's contract. Fastify compiles validators and serializers from them, and the OpenAPI
 * document shows them.
 */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import { type FieldError, PROBLEM_TYPES, type ProblemDocument } from '@bracketwise/contract/problem';
import type { PlaceSlug } from '@bracketwise/contract/place-pages';
import type { StateCode } from '@bracketwise/contract/states';
import {
  type BracketRow,
  type BracketRowRange,
  type Calculation,
  type EstimateRequest,
  RATE_BADGES,
  RATE_CATEGORIES,
  type StateRow,
  type TaxBrackets,
} from '@bracketwise/contract/wire';
import { WEB_APPS } from '@bracketwise/contract/apps';
import { DEFAULT_ESTIMATE_YEAR, ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { jurisdictions } from '@bracketwise/tax-engine';
import type { FastifySchema } from 'fastify';
import { FAILURE_KINDS } from '../failures/failure-report.ts';
import type { FailureReport } from '../failures/failure-report.ts';
import type { Health, Ready } from '../health/responses.ts';
import { BUSINESS_SCHEMAS } from './business-schemas.ts';
import { HOUSEHOLD_EXAMPLES, TAX_RETURN_EXAMPLES } from './household-examples.ts';
import { asFiled, household, localTax, MOST_HOUSEHOLDS, taxOfState, taxReturn, taxReturnsBody } from './household-schemas.ts';
import {
  byStatus,
  dollars,
  explanationLine,
  FAULT,
  flag,
  FOREIGN,
  json,
  list,
  number,
  object,
  percentage,
  ref,
  refusalsOf,
  refusal,
  text,
  type Schema,
} from './schema-parts.ts';
import { PLACE_SCHEMAS, placeSlug } from './place-profile-schemas.ts';
import { PAYCHECKS_SCHEMAS } from './paychecks-schemas.ts';
import { STATE_PROFILE_SCHEMAS } from './state-profile-schemas.ts';

const state: Schema = {
  type: 'string',
  enum: jurisdictions().map(({ code }) => code),
  description: 'USPS code of the state of residence, or DC',
};
const taxYear: Schema = { type: 'integer', enum: ESTIMATE_YEARS, default: DEFAULT_ESTIMATE_YEAR, description: 'Tax year' };
const filingStatus: Schema = { type: 'string', enum: FILING_STATUSES, description: 'Filing status on December 31' };

const estimateRequest = object<EstimateRequest>(
  {
    state,
    income: { type: 'number', ...INCOME_LIMITS, description: 'Annual wages of one earner, US dollars' },
    filingStatus,
    taxYear,
  },
  { $id: 'EstimateRequest', optional: ['taxYear'] },
);

const calculation = object<Calculation>(
  {
    id: { type: 'string', format: 'uuid', description: 'Identifies this calculation; nothing is stored' },
    grossIncome: dollars('Annual wages'),
    netIncome: dollars('Wages less all taxes and the payroll levies'),
    effectiveRate: percentage('Total tax divided by gross income'),
    federalTax: dollars('Federal income tax'),
    socialSecurity: dollars("Social Security tax, the employee's share"),
    medicare: dollars("Medicare tax, the employee's share, without the additional one"),
    additionalMedicare: dollars('Additional Medicare Tax'),
    payrollLevies: dollars(
      'What the state takes from the wages for disability and family leave insurance, unemployment insurance or transit',
    ),
    stateTax: dollars('State income tax'),
    totalTax: dollars('All taxes and the payroll levies together'),
    taxableIncome: dollars('Federal taxable income'),
    standardDeduction: dollars('Federal standard deduction'),
    lines: list(ref('ExplanationLine'), 'The worksheet behind the result, in the order it was computed'),
  },
  { $id: 'Calculation' },
);

const bracketRow = object<BracketRow>(
  {
    rate: text('Rate as text, such as "10%"'),
    ...byStatus((label) => text(`${label}: the range in words, such as "$0 – $11,925"`)),
    rateValue: percentage('Rate'),
    ranges: object(
      byStatus((label) =>
        object<BracketRowRange>(
          {
            from: dollars('Taxable income above this'),
            to: { type: ['number', 'null'], description: 'up to and including this; null for no end' },
          },
          { description: label },
        ),
      ),
    ),
    source: text('Where the limits come from'),
  },
  { $id: 'BracketRow' },
);

const brackets = object<TaxBrackets>(
  {
    year: { type: 'integer', description: 'Tax year' },
    federal: list(ref('BracketRow'), 'Federal income tax brackets, lowest rate first'),
    standardDeduction: object(byStatus((label) => dollars(label))),
  },
  { $id: 'Brackets' },
);

const stateRow = object<StateRow>(
  {
    code: text('USPS code'),
    name: text('Name in English'),
    taxRate: text('Income tax rates in words, such as "1% – 13.3%" or "None"'),
    salesTax: text('State sales tax rate in words'),
    hasIncomeTax: flag('Whether wages are taxed'),
    lowestRate: percentage('Lowest income tax rate'),
    topRate: percentage('Highest income tax rate'),
    salesTaxRate: percentage('State sales tax rate'),
    badge: { type: 'string', enum: RATE_BADGES, description: 'Badge on the state rates page' },
    category: { type: 'string', enum: RATE_CATEGORIES, description: 'Group in the state comparison' },
  },
  { $id: 'State' },
);

const fieldError = object<FieldError>(
  {
    field: text('Name of the field or parameter'),
    pointer: text('JSON Pointer to the field of the body, as a URI fragment'),
    code: text('The check that the value fails, such as required, type, enum or maximum'),
    message: text('The failed check as a sentence'),
    allowed: { type: 'array', items: { type: ['string', 'number'] }, description: 'The allowed values' },
    minimum: number('The lowest allowed value'),
    maximum: number('The highest allowed value'),
  },
  { $id: 'FieldError', optional: ['pointer', 'allowed', 'minimum', 'maximum'] },
);

const problem = object<ProblemDocument>(
  {
    type: {
      type: 'string',
      enum: Object.values(PROBLEM_TYPES),
      description: 'Kind of the problem; about:blank if the status alone explains it',
    },
    title: text('Short summary'),
    status: { type: 'integer', description: 'HTTP status' },
    detail: text('What is wrong with this request'),
    instance: text('Path of the request; for one household of a list, with its place in the list as a JSON Pointer: /api/tax-returns#/3'),
    requestId: text('The X-Request-Id of the response'),
    errors: list(ref('FieldError'), 'Each field with a missing or invalid value'),
  },
  { $id: 'Problem', optional: ['errors'] },
);

/** Media type of browsers' `report-uri` reports. */
export const CSP_REPORT = 'application/csp-report';

const reported = (description: string): Schema => ({ type: 'string', description });
/** Browsers add different extra fields, which are accepted and ignored. */
const policyViolation: Schema = {
  $id: 'PolicyViolation',
  type: 'object',
  required: ['csp-report'],
  properties: {
    'csp-report': {
      type: 'object',
      properties: {
        'effective-directive': reported('The violated directive'),
        'violated-directive': reported('The violated directive, as older browsers send it'),
        'blocked-uri': reported('Address of the blocked resource'),
        'source-file': reported('Address of the file that requested it'),
      },
    },
  },
};

const failureReport = object<FailureReport>(
  {
    part: { type: 'string', enum: WEB_APPS, description: 'The part that failed' },
    kind: {
      type: 'string',
      enum: FAILURE_KINDS,
      description:
        'load: it did not load or does not fit the shell; integrity: a script is not the one of its release; script: an error stopped it',
    },
  },
  { $id: 'FailureReport' },
);

/** Referenced by name, so the OpenAPI document has one component for each. */
export const SHARED_SCHEMAS: readonly Schema[] = [
  estimateRequest,
  explanationLine('ExplanationLine', LINE_LABELS),
  calculation,
  household,
  explanationLine('ReturnLine', [...LINE_LABELS, ...RETURN_LINE_LABELS]),
  asFiled,
  localTax,
  taxOfState,
  taxReturn,
  bracketRow,
  brackets,
  stateRow,
  ...STATE_PROFILE_SCHEMAS,
  ...PLACE_SCHEMAS,
  ...PAYCHECKS_SCHEMAS,
  ...BUSINESS_SCHEMAS,
  failureReport,
  policyViolation,
  fieldError,
  problem,
];

export const calculateTaxSchema: FastifySchema = {
  operationId: 'calculateTax',
  tags: ['estimates'],
  summary: 'Estimate the federal and state tax on wages',
  description: 'The request is neither stored nor logged. Limited per address and minute.',
  body: ref('EstimateRequest'),
  response: {
    200: json(ref('Calculation'), 'The estimate'),
    ...refusalsOf('calculations'),
  },
};

const RETURN_OR_PROBLEM: Schema = { anyOf: [ref('TaxReturn'), ref('Problem')] };
const RETURNS: Schema = { anyOf: [ref('TaxReturn'), list(RETURN_OR_PROBLEM, 'In the order of the households')] };

export const taxReturnsSchema: FastifySchema = {
  operationId: 'taxReturns',
  tags: ['returns'],
  summary: 'Compute the federal and state returns of households',
  description:
    `One household gets its return. A list of up to ${String(MOST_HOUSEHOLDS)} gets a list in the same order, in which each item is the return or ` +
    'the problem with that household; a list that is empty, too long or contains anything but objects is refused as a whole. ' +
    'A body may have 128 KB. It is neither stored nor logged. Each household counts toward the limit per address and minute.',
  body: taxReturnsBody,
  response: {
    200: {
      description: 'The return, or the list of returns',
      content: { 'application/json': { schema: RETURNS, examples: TAX_RETURN_EXAMPLES } },
    },
    ...refusalsOf('households'),
  },
};

/** Route configuration for the OpenAPI document: the full schema of the body. Validation uses the looser schema above. */
export const documentedTaxReturns = {
  swaggerTransform: ({ schema, url }: { schema: FastifySchema; url: string }) => ({
    schema: {
      ...schema,
      body: {
        anyOf: [
          ref('Household'),
          { ...list(ref('Household'), 'Households, each with its own result'), minItems: 1, maxItems: MOST_HOUSEHOLDS },
        ],
        'x-examples': HOUSEHOLD_EXAMPLES,
      },
    },
    url,
  }),
};

export const taxBracketsSchema: FastifySchema = {
  operationId: 'taxBrackets',
  tags: ['law'],
  summary: 'Federal income tax brackets and standard deductions of a year',
  querystring: { type: 'object', additionalProperties: false, properties: { year: taxYear } },
  response: { 200: json(ref('Brackets'), 'The brackets'), 400: refusal('No such year'), ...FAULT },
};

export const statesSchema: FastifySchema = {
  operationId: 'states',
  tags: ['law'],
  summary: 'The states and the District of Columbia with their tax rates, by name',
  querystring: { type: 'object', additionalProperties: false, properties: {} },
  response: {
    200: json(list(ref('State'), 'All states and the District of Columbia'), 'The states'),
    400: refusal('The query has parameters; this route takes none'),
    ...FAULT,
  },
};

export const stateProfileSchema: FastifySchema = {
  operationId: 'stateProfile',
  tags: ['law'],
  summary: "One state's income tax: taxes by filing status and year, rates, kinds of income, ranks and neighbors",
  params: object<{ code: StateCode }>({ code: { ...state, description: 'USPS code of the state, or DC; upper case' } }),
  querystring: { type: 'object', additionalProperties: false, properties: {} },
  response: {
    200: json(ref('StateProfile'), 'The state'),
    400: refusal('The query has parameters; this route takes none'),
    404: refusal('No state has this code'),
    ...FAULT,
  },
};

export const placesSchema: FastifySchema = {
  operationId: 'places',
  tags: ['law'],
  summary: 'The largest places that tax income or pay, with what each takes of the same wages, by population',
  querystring: { type: 'object', additionalProperties: false, properties: {} },
  response: {
    200: json(list(ref('Place'), 'All of them'), 'The places'),
    400: refusal('The query has parameters, and there are none'),
    ...FAULT,
  },
};

export const placeProfileSchema: FastifySchema = {
  operationId: 'placeProfile',
  tags: ['law'],
  summary: "One place's income tax: taxes by residence, income and year, rates, kinds of income and credits",
  params: object<{ place: PlaceSlug }>({ place: placeSlug }),
  querystring: { type: 'object', additionalProperties: false, properties: {} },
  response: {
    200: json(ref('PlaceProfile'), 'The place'),
    400: refusal('The query has parameters, and there are none'),
    404: refusal('No place has this name'),
    ...FAULT,
  },
};

export const pageFailureSchema: FastifySchema = {
  operationId: 'pageFailed',
  tags: ['health'],
  summary: 'Report that a part of the site failed in a browser',
  description: 'The report is counted and not stored. Limited per address and minute.',
  body: ref('FailureReport'),
  response: {
    204: { description: 'Counted', type: 'null' },
    400: refusal('The body is not JSON, or its part or kind is unknown'),
    403: FOREIGN,
    413: refusal('The body is too large'),
    415: refusal('The body is not application/json, or it is compressed'),
    429: refusal('Too many reports from this address; see Retry-After'),
    ...FAULT,
  },
};

export const policyViolationSchema: FastifySchema = {
  operationId: 'policyViolated',
  tags: ['health'],
  summary: 'Report a violation of the content security policy',
  description: 'The report is counted by its directive and not stored. Limited per address and minute.',
  body: ref('PolicyViolation'),
  response: {
    204: { description: 'Counted', type: 'null' },
    400: refusal('The body is not JSON or not such a report'),
    403: FOREIGN,
    413: refusal('The body is too large'),
    415: refusal(`The body is not ${CSP_REPORT}`),
    429: refusal('Too many reports from this address; see Retry-After'),
    ...FAULT,
  },
};

const alive = object<Health>({
  status: { type: 'string', enum: ['alive'] },
  version: { type: 'string', description: 'Version of the API, such as 1.4.0' },
  revision: { type: 'string', description: 'The commit that it was built from' },
});
const ready = object<Ready>({ status: { type: 'string', enum: ['ready'] } });

export const healthSchema: FastifySchema = {
  operationId: 'health',
  tags: ['health'],
  summary: 'Whether the process is alive, and its release',
  response: { 200: json(alive, 'It is') },
};

export const readySchema: FastifySchema = {
  operationId: 'ready',
  tags: ['health'],
  summary: 'Whether requests may be sent here',
  response: { 200: json(ready, 'They may'), 503: refusal('Shutting down') },
};
