/** Whose taxes the profiles of states and places measure. */
import type { Usd } from '@bracketwise/contract/amounts';
import { DEFAULT_ESTIMATE_YEAR, type EstimateYear } from '@bracketwise/contract/years';

/** Wages of a single person without other income in `PROFILE_YEAR`, used for most figures of a profile. US dollars. */
export const PROFILE_INCOME: Usd = 60_000;
export const PROFILE_YEAR: EstimateYear = DEFAULT_ESTIMATE_YEAR;

/** Additional amount at which other kinds of income are measured. US dollars. */
export const PROFILE_STEP: Usd = 10_000;

/**
 * The person whose pension and benefits are measured. Earns wages and has no other pension, because the first dollars of a pension show how
 * a state treats it, and some states limit untaxed pensions and benefits together. US dollars.
 */
export const PROFILE_AGED = { age: 67, wages: 40_000, socialSecurityBenefits: 24_000 } as const;
