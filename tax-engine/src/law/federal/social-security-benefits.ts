import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** The taxable share of Social Security benefits. US dollars of provisional income; shares are fractions. */
export interface BenefitTaxation {
  /** The share of the benefits that counts as provisional income. */
  readonly provisionalShare: number;
  /** Provisional income above `base` makes up to `lowerShare` of the benefits taxable, above `adjustedBase` up to `upperShare`. */
  readonly base: ByStatus<Usd>;
  readonly adjustedBase: ByStatus<Usd>;
  readonly lowerShare: number;
  readonly upperShare: number;
}

/** Spouses who live together and file separately have no base amounts. */
export const benefitTaxation: LawTable<BenefitTaxation> = unchanged(
  YEARS_TO_2026,
  {
    provisionalShare: 0.5,
    base: byStatus(25_000, 32_000, 0, 25_000),
    adjustedBase: byStatus(34_000, 44_000, 0, 34_000),
    lowerShare: 0.5,
    upperShare: 0.85,
  },
  '26 U.S.C. § 86(a)-(c); Form 1040 instructions, Social Security Benefits Worksheet',
);
