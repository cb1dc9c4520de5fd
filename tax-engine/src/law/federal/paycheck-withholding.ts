/** What Publication 15-T and Publication 15 add to the rate schedules of the income tax. */
import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** The part of `deductionInWithholding` that is entered on line 1g, not built into the standard schedules. US dollars a year. */
export const deductionOnWorksheet: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(8_600, 12_900, 8_600, 8_600),
  'Publication 15-T, Worksheet 1A line 1g',
);

/** What an allowance on a Form W-4 of 2019 or earlier is worth. US dollars a year. */
export const formerAllowance: LawTable<Usd> = unchanged(YEARS_TO_2026, 4_300, 'Publication 15-T, Worksheet 1A line 1k');

/** Flat withholding from supplemental wages. Rates are fractions. */
interface SupplementalWithholding {
  readonly rate: number;
  /** Of the part of the year's supplemental wages from one employer above `above`. */
  readonly rateAbove: number;
  readonly above: Usd;
}

export const supplementalWithholding: LawTable<SupplementalWithholding> = unchanged(
  YEARS_TO_2026,
  { rate: 0.22, rateAbove: 0.37, above: 1_000_000 },
  '26 CFR § 31.3402(g)-1(a)(2), (7); Publication 15, section 7',
);
