/** The tax years, each typed once. docs/adding-a-tax-year.md says when a year moves from one list to the next. */

/** Years of the main calculator: all figures of federal and state law are published. */
export const ESTIMATE_YEARS = [2020, 2021, 2022, 2023, 2024, 2025] as const;
export type EstimateYear = (typeof ESTIMATE_YEARS)[number];

/** Years of whole returns for which some states have not published every figure. */
export const PROVISIONAL_YEARS = [2026] as const;

/** The year that is being added: federal law first, then one state at a time. Usually empty. */
export const NEXT_YEARS = [] as const;
export type NextYear = (typeof NEXT_YEARS)[number];

/** Years of whole returns: federal law and every state's. */
export const TAX_YEARS = [...ESTIMATE_YEARS, ...PROVISIONAL_YEARS] as const;
export type TaxYear = (typeof TAX_YEARS)[number];

/** Years of federal law, and of the states that have the next year. */
export const LAW_YEARS = [...TAX_YEARS, ...NEXT_YEARS] as const;
export type LawYear = (typeof LAW_YEARS)[number];

/** Years whose state forms cover whole households: dependents, two earners, retirement, itemized deductions. */
export const HOUSEHOLD_YEARS = [2024, 2025, ...PROVISIONAL_YEARS] as const;
export type HouseholdYear = (typeof HOUSEHOLD_YEARS)[number];

/** `HOUSEHOLD_YEARS` with the year that is being added. */
export const LAW_HOUSEHOLD_YEARS = [...HOUSEHOLD_YEARS, ...NEXT_YEARS] as const;
export type LawHouseholdYear = (typeof LAW_HOUSEHOLD_YEARS)[number];

/** The year pages start with. */
export const DEFAULT_ESTIMATE_YEAR = 2025 satisfies EstimateYear;

/** The year in progress: pages name its amounts, and the return for it is the next one to file. */
export const CURRENT_TAX_YEAR = 2026 satisfies HouseholdYear;

/**
 * Lists for tables of law, named by the last year for which somebody has read the figure. A new year gets its own list, so no table takes
 * the new year unread: the compiler names each that lacks it.
 */
export const YEARS_TO_2025 = [2020, 2021, 2022, 2023, 2024, 2025] as const;
export const YEARS_TO_2026 = [...YEARS_TO_2025, 2026] as const;

/** The same lists for figures of whole households. */
export const HOUSEHOLD_YEARS_TO_2026 = [2024, 2025, 2026] as const;

/** A day such as `2026-01-31`. */
export type IsoDate = string;
