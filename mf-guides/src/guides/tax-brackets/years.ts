import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';

/** Every year whose federal law the engine knows, latest first, in the order of the tabs. */
export const YEARS: readonly TaxYear[] = TAX_YEARS.toReversed();

/** The tab that is open at first, as specified. */
export const FIRST_SHOWN: TaxYear = 2024;

/** Congress raised this year's standard deductions after the IRS had announced lower ones, and one of its limits is often misprinted. */
export const RAISED: TaxYear = 2025;

/** The three columns that the specification names, and married filing separately. */
export const STATUSES = ['single', 'marriedJoint', 'headOfHousehold', 'marriedSeparate'] as const satisfies readonly FilingStatus[];
