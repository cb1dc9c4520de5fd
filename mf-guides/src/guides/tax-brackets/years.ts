import { ESTIMATE_YEARS, type EstimateYear, type FilingStatus } from '@bracketwise/tax-engine';

/** Latest first, as the tabs show them. */
export const YEARS: readonly EstimateYear[] = ESTIMATE_YEARS.toReversed();

/** The specification's. */
export const FIRST_SHOWN: EstimateYear = 2024;

/** The three of the specification, and the fourth that there is. */
export const STATUSES = ['single', 'marriedJoint', 'headOfHousehold', 'marriedSeparate'] as const satisfies readonly FilingStatus[];
