/**
 * The contract as the engine's law and rules see it: its lists also have the year that is being added. Pages, the API and the files of states
 * without that year's law import `../contract.ts`.
 */
import { HOUSEHOLD_YEARS as COMPLETE_HOUSEHOLD_YEARS, TAX_YEARS as COMPLETE_YEARS } from '../contract.ts';

export * from '../contract.ts';

/** The year that is being added: federal law first, then one state at a time. Empty once the contract's lists have it. */
export const NEXT_YEARS = [] as const;
export type NextYear = (typeof NEXT_YEARS)[number];

/** Years of federal law, and of the states that have the next year. */
export const TAX_YEARS = [...COMPLETE_YEARS, ...NEXT_YEARS] as const;
export type TaxYear = (typeof TAX_YEARS)[number];

export const HOUSEHOLD_YEARS = [...COMPLETE_HOUSEHOLD_YEARS, ...NEXT_YEARS] as const;
export type HouseholdYear = (typeof HOUSEHOLD_YEARS)[number];
