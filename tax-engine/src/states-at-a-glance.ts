/** Facts about all states for pages that do not load each state's law. Not exported by the index, because no calculator needs them. */
import type { StateCode } from '@bracketwise/contract/states';

// What follows is written by `npm run docs -w tax-engine`; a test fails when it is stale.
// oxfmt-ignore
export const STATES_TAXING_FOREIGN_INCOME: readonly StateCode[] = ["AL","CA","HI","MA","NJ","PA"];
// oxfmt-ignore
export const SALES_TAX_SOURCES: readonly string[] = ["Tax Foundation, State and Local Sales Tax Rates, 2025","La. R.S. 47:302, as amended by 2024 3rd Extraordinary Session Act 11, from January 1, 2025","N.M. Stat. § 7-9-4, from July 1, 2023","S.D. Codified Laws § 10-45-2, as amended by 2023 House Bill 1137"];
