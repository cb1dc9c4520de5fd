/** JSON Schemas of `POST /api/business-structures`, made from the contract. */
import {
  BUSINESS_LIMITS,
  BUSINESS_STRUCTURES,
  BUSINESS_TAXES,
  type BusinessStructures,
  type BusinessStructuresRequest,
  type BusinessTaxPart,
  type StructureAnswer,
} from '@bracketwise/contract/business';
import { ENTITY_OMISSIONS } from '@bracketwise/contract/entities';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { BUSINESS_LINE_LABELS, LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import { STATE_CODES } from '@bracketwise/contract/states';
import { DEFAULT_ESTIMATE_YEAR, HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import type { FastifySchema } from 'fastify';
import { dollars, explanationLine, flag, inDollars, json, list, object, percentage, ref, refusalsOf, type Schema } from './schema-parts.ts';

const amount = (description: string): Schema => ({ type: 'number', ...BUSINESS_LIMITS, description: inDollars(description) });
const structure = (description: string): Schema => ({ type: 'string', enum: BUSINESS_STRUCTURES, description });

const request = object<BusinessStructuresRequest>(
  {
    taxYear: { type: 'integer', enum: HOUSEHOLD_YEARS, description: 'Tax year' },
    state: { type: 'string', enum: STATE_CODES, description: 'State of residence and of the business, or DC; no state tax without it' },
    filingStatus: { type: 'string', enum: FILING_STATUSES, description: 'Filing status of the owner on December 31' },
    profit: amount('Revenue minus expenses, before any pay to the owner'),
    expenses: amount('Expenses; with the profit they are the revenue, which some states tax'),
    ownerSalary: amount('What an S corporation pays its owner as salary'),
    specifiedService: flag('Whether it is a specified service business, such as law, health or consulting: 26 U.S.C. § 199A(d)(2)'),
    sellsGoods: flag('Whether it sells goods, which some states tax at another rate than services'),
    healthInsurance: amount("Premiums for the owner's health insurance, which the business pays"),
    ownPlan: amount('What the owner puts into the plan of the business (solo 401(k), SEP) before tax; counted up to the limits'),
    runningCosts: amount('What payroll and the extra return of an S corporation cost in a year'),
  },
  {
    $id: 'BusinessStructuresRequest',
    optional: ['state', 'expenses', 'ownerSalary', 'specifiedService', 'sellsGoods', 'healthInsurance', 'ownPlan', 'runningCosts'],
    description: 'A business that is the only income of its owner, or of the couple on a joint return, who runs it.',
  },
);

const part = object<BusinessTaxPart>(
  {
    key: {
      type: 'string',
      enum: BUSINESS_TAXES,
      description:
        "payroll: on the owner's salary, both halves; employer: unemployment tax and other levies the corporation bears; entity: of the state, on the business; " +
        "election: the state's tax that the corporation pays for its owner; corporate: federal, of a C corporation; federal, state: of the owner",
    },
    tax: dollars('The tax; of a state, negative if it pays out more than it takes'),
    lines: list(ref('BusinessLine'), 'Its worksheet, in the order it was computed; the lines add up to the tax'),
  },
  { $id: 'BusinessTaxPart' },
);

const answerOfStructure = object<StructureAnswer>(
  {
    structure: structure('Legal structure; an LLC has one owner and no election, so the owner pays the tax'),
    left: dollars('What all taxes leave of the profit, after the cost of running an S corporation'),
    totalTax: dollars('The sum of the taxes'),
    effectiveRate: percentage('Total tax divided by the profit; 0 without profit'),
    qualifiedBusinessIncomeDeduction: dollars('Qualified business income (QBI) deduction of the owner'),
    dividend: dollars('What a C corporation pays out'),
    healthInsurance: dollars('The premiums that are deducted, or no income'),
    ownPlan: dollars('What goes into the plan, up to the limits'),
    elects: flag("Whether the corporation pays the state's elective tax for its owner, as it saves something"),
    unusedElectionCredit: dollars("The part of the owner's credit for that tax that the state neither allows nor pays out this year"),
    hasEntityTax: flag("Whether the total has the state's taxes on the business itself; false also where they depend on what is not asked"),
    hasStateTax: flag("Whether the total has the owner's state income tax; false also where the law of the year is not confirmed"),
    taxes: list(ref('BusinessTaxPart'), 'The taxes that apply'),
  },
  { $id: 'StructureAnswer' },
);

const answer = object<BusinessStructures>(
  {
    taxYear: { type: 'integer', enum: HOUSEHOLD_YEARS, description: 'Tax year' },
    state: { type: 'string', enum: STATE_CODES, description: 'State; absent if none was given' },
    structures: list(ref('StructureAnswer'), 'Sole proprietorship, LLC, S corporation, C corporation'),
    best: structure('The one that leaves the most; the first of those that leave the same'),
    savedByElection: dollars("What the S corporation's elective tax saves; absent if the state has none or it saves nothing"),
    crossing: dollars(
      'The profit from which an S corporation with this salary leaves at least as much as a sole proprietorship, in steps of $100; absent if none up to $1,000,000 does',
    ),
    leftOut: list({ type: 'string', enum: ENTITY_OMISSIONS }, "What the state's taxes on businesses leave out"),
  },
  {
    $id: 'BusinessStructures',
    optional: ['state', 'savedByElection', 'crossing'],
    description: 'The same profit under each legal structure. US dollars, rounded to cents.',
  },
);

export const BUSINESS_SCHEMAS: readonly Schema[] = [
  request,
  explanationLine('BusinessLine', [...LINE_LABELS, ...RETURN_LINE_LABELS, ...BUSINESS_LINE_LABELS]),
  part,
  answerOfStructure,
  answer,
];

/** A consultant in California. */
const EXAMPLE: BusinessStructuresRequest = {
  taxYear: DEFAULT_ESTIMATE_YEAR,
  state: 'CA',
  filingStatus: 'single',
  profit: 120_000,
  expenses: 30_000,
  ownerSalary: 60_000,
  runningCosts: 2_000,
};

export const businessStructuresSchema: FastifySchema = {
  operationId: 'businessStructures',
  tags: ['business'],
  summary: 'Compare what a profit leaves under each legal structure',
  description:
    'All federal and state taxes on a business and its owner as a sole proprietorship, LLC, S corporation and C corporation, each with its worksheet. ' +
    'The request is neither stored nor logged. Limited per address and minute.',
  body: ref('BusinessStructuresRequest'),
  response: {
    200: json(ref('BusinessStructures'), 'The comparison'),
    ...refusalsOf('requests'),
  },
};

/** Route configuration for the OpenAPI document: with an example of the body. */
export const documentedBusinessStructures = {
  swaggerTransform: ({ schema, url }: { schema: FastifySchema; url: string }) => ({
    schema: {
      ...schema,
      body: { allOf: [ref('BusinessStructuresRequest')], 'x-examples': { consultant: { summary: 'A consultant', value: EXAMPLE } } },
    },
    url,
  }),
};
