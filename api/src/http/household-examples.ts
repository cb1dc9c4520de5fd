/** Examples for the OpenAPI document. The engine computes them at startup. */
import { PROBLEM_TYPES } from '@bracketwise/contract/problem';
import type { Household } from '@bracketwise/contract/household';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { taxReturn } from '@bracketwise/tax-engine';
import { Problem } from './problem.ts';

/** Two earners with two children in California. */
const couple: Household = {
  taxYear: DEFAULT_ESTIMATE_YEAR,
  state: 'CA',
  filingStatus: 'marriedJoint',
  age: 41,
  spouseAge: 39,
  dependentAges: [4, 9],
  wages: 92_000,
  spouseWages: 41_000,
  taxableInterest: 600,
  mortgageInterest: 14_000,
  propertyTax: 6_500,
};
const worker: Household = { taxYear: DEFAULT_ESTIMATE_YEAR, state: 'TX', filingStatus: 'single', wages: 60_000 };
/** Moved on July 1, from New York City. */
const mover: Household = {
  taxYear: DEFAULT_ESTIMATE_YEAR,
  state: 'FL',
  stateParts: [
    { state: 'NY', from: `${DEFAULT_ESTIMATE_YEAR}-01-01`, to: `${DEFAULT_ESTIMATE_YEAR}-06-30`, locality: 'NYC' },
    { state: 'FL', from: `${DEFAULT_ESTIMATE_YEAR}-07-01`, to: `${DEFAULT_ESTIMATE_YEAR}-12-31` },
  ],
  filingStatus: 'single',
  wages: 100_000,
};
const commuter: Household = {
  taxYear: DEFAULT_ESTIMATE_YEAR,
  state: 'NJ',
  workStates: [{ state: 'NY', wages: 100_000 }],
  filingStatus: 'single',
  wages: 100_000,
};
/** Works at home three days of five, and rents out a house in a third state. */
const remoteWorker: Household = {
  taxYear: DEFAULT_ESTIMATE_YEAR,
  state: 'NJ',
  workStates: [
    { state: 'NY', wages: 40_000 },
    { state: 'NY', wages: 60_000, fromHome: true },
    { state: 'PA', rentalIncome: 12_000 },
  ],
  filingStatus: 'single',
  wages: 100_000,
  rentalIncome: 12_000,
};
const mistaken = { ...worker, wages: -1 };

const problem = new Problem(400, 'Missing, wrong or unknown: wages.', {
  type: PROBLEM_TYPES.invalidRequest,
  title: 'Invalid request',
  errors: [
    {
      field: 'wages',
      pointer: '#/1/wages',
      code: 'minimum',
      message: 'wages must be a number from 0 to 1,000,000,000',
      minimum: 0,
      maximum: 1_000_000_000,
    },
  ],
}).document('/api/tax-returns#/1', '6f1c1f0e-5d0b-4c0f-9d0a-0f4b7c3f7a11');

export const HOUSEHOLD_EXAMPLES = {
  household: { summary: 'One household', value: couple },
  mover: { summary: 'A move from New York to Florida', value: mover },
  commuter: { summary: 'Work in New York, home in New Jersey', value: commuter },
  remoteWorker: { summary: 'Work in and for New York, home in New Jersey, rent from Pennsylvania', value: remoteWorker },
  list: { summary: 'A list, the second with a mistake', value: [worker, mistaken] },
};

export const TAX_RETURN_EXAMPLES = {
  household: { summary: 'The return of one household', value: taxReturn(couple) },
  mover: { summary: 'The return of the year of a move', value: taxReturn(mover) },
  commuter: { summary: 'The return of a commuter', value: taxReturn(commuter) },
  remoteWorker: { summary: 'The return of a remote worker', value: taxReturn(remoteWorker) },
  list: { summary: 'What a list gets, the second with a mistake', value: [taxReturn(worker), problem] },
};
