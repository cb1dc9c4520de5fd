import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';

/** Figures in the guides' sentences about the year in progress. */
export const CURRENT_YEAR = {
  current: String(CURRENT_TAX_YEAR),
  beforeCurrent: String(CURRENT_TAX_YEAR - 1),
  /** The year in which its return is filed. */
  filedIn: String(CURRENT_TAX_YEAR + 1),
} as const;
