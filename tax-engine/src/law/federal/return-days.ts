import type { LawTable } from '../../kernel/law-table.ts';

/** Due date of the year's return, and with the automatic extension, which does not extend payment. */
export interface ReturnDays {
  readonly due: Date;
  readonly extended: Date;
}

const days = (due: string, extended: string): ReturnDays => ({ due: new Date(due), extended: new Date(extended) });
const source = '26 U.S.C. § 6072(a), § 7503; 26 CFR § 1.6081-4';

export const returnDays: LawTable<ReturnDays> = {
  2020: { value: days('2021-05-17', '2021-10-15'), source: `${source}; Notice 2021-21` },
  2021: { value: days('2022-04-18', '2022-10-17'), source },
  2022: { value: days('2023-04-18', '2023-10-16'), source },
  2023: { value: days('2024-04-15', '2024-10-15'), source },
  2024: { value: days('2025-04-15', '2025-10-15'), source },
  2025: { value: days('2026-04-15', '2026-10-15'), source },
  2026: { value: days('2027-04-15', '2027-10-15'), source },
};
