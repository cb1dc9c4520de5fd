import type { LawYear } from '@bracketwise/contract/years';

/** From this year on, Form 1040 has the lines that returns are shown with: Form 1040 of 2020 and 2021 lacks lines 1a to 1z. */
export const FIRST_FILED_YEAR = 2022 satisfies LawYear;

/** The last year whose Form 1040 the IRS has published. A later return is shown with the numbers of that year. */
export const LAST_PUBLISHED_FORM = 2025 satisfies LawYear;
