import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** The deduction for qualified business income of businesses other than C corporations. US dollars; rates and shares are fractions. */
export interface QualifiedBusinessIncomeLaw {
  /** Share of qualified business income; at most this share of taxable income without net capital gain. */
  readonly rate: number;
  /** Taxable income before the deduction up to which no other limit applies. */
  readonly threshold: Usd;
  /** Above the threshold, the wage limit and the exclusion of service businesses phase in over this range. */
  readonly phaseInRange: Usd;
  /** The deduction is limited to this share of the wages that the business pays. */
  readonly ofWages: number;
  /** Minimum deduction for taxpayers with this much qualified business income from a business in which they participate. */
  readonly minimum?: { readonly income: Usd; readonly deduction: Usd };
}

const RATES = { rate: 0.2, ofWages: 0.5 };

function until2025(
  marriedJoint: Usd,
  others: Usd,
  procedure: string,
  marriedSeparate: Usd = others,
): Cited<ByStatus<QualifiedBusinessIncomeLaw>> {
  const row = (threshold: Usd, phaseInRange: Usd) => ({ ...RATES, threshold, phaseInRange });
  const other = row(others, 50_000);
  return {
    value: byStatus(other, row(marriedJoint, 100_000), row(marriedSeparate, 50_000), other),
    source: `26 U.S.C. § 199A; ${procedure}`,
  };
}

const from2026 = (threshold: Usd, phaseInRange: Usd): QualifiedBusinessIncomeLaw => ({
  ...RATES,
  threshold,
  phaseInRange,
  minimum: { income: 1_000, deduction: 400 },
});

/** 26 U.S.C. § 199A(a), (b)(2), (d)(3), (e)(2), (i). */
export const qualifiedBusinessIncomeLaw: LawTable<ByStatus<QualifiedBusinessIncomeLaw>> = {
  2020: until2025(326_600, 163_300, 'Rev. Proc. 2019-44'),
  2021: until2025(329_800, 164_900, 'Rev. Proc. 2020-45', 164_925),
  2022: until2025(340_100, 170_050, 'Rev. Proc. 2021-45'),
  2023: until2025(364_200, 182_100, 'Rev. Proc. 2022-38'),
  2024: until2025(383_900, 191_950, 'Rev. Proc. 2023-34'),
  2025: until2025(394_600, 197_300, 'Rev. Proc. 2024-40'),
  2026: {
    value: byStatus(from2026(201_750, 75_000), from2026(403_500, 150_000), from2026(201_775, 75_000), from2026(201_750, 75_000)),
    source: '26 U.S.C. § 199A, as amended by Pub. L. 119-21 § 70105; Rev. Proc. 2025-32',
  },
};
