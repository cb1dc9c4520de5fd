import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdFilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';

/** The year of the blank forms. */
export const FORM_W4_YEAR = 2026 satisfies LawYear;

/** What the form is filled in with. US dollars, in whole dollars; `extra` for each paycheck, the others for a year. */
export interface FormW4Entries {
  readonly status: HouseholdFilingStatus;
  /** Step 3. */
  readonly credits: Usd;
  /** Step 4(a). */
  readonly otherIncome: Usd;
  /** Step 4(b). */
  readonly deductions: Usd;
  /** Step 4(c). */
  readonly extra: Usd;
}
