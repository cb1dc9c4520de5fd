import { TAX_YEARS, type Usd } from '../../contract.ts';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** The deductible part of qualified business income, and the most of taxable income without net capital gain; a fraction. */
export const businessIncomeDeductionRate: LawTable<number> = unchanged(TAX_YEARS, 0.2, '26 U.S.C. § 199A(a), (b)(2)');

/** Where the deduction begins to be limited. US dollars of taxable income before the deduction. */
export interface BusinessIncomeThreshold {
  readonly threshold: Usd;
  /** Width of the range above the threshold over which the limits come in, and income from specified services stops to count. */
  readonly range: Usd;
}

const until2025 = byStatus(50_000, 100_000, 50_000, 50_000);
const since2026 = byStatus(75_000, 150_000, 75_000, 75_000);

function thresholds(single: Usd, marriedJoint: Usd, marriedSeparate: Usd, ranges = until2025): ByStatus<BusinessIncomeThreshold> {
  return byStatus(
    { threshold: single, range: ranges.single },
    { threshold: marriedJoint, range: ranges.marriedJoint },
    { threshold: marriedSeparate, range: ranges.marriedSeparate },
    { threshold: single, range: ranges.headOfHousehold },
  );
}

/** 26 U.S.C. § 199A(e)(2), indexed; the ranges by (b)(3)(B) and (d)(3), since 2026 as widened by Pub. L. 119-21 § 70105. */
export const businessIncomeThresholds: LawTable<ByStatus<BusinessIncomeThreshold>> = {
  2020: { value: thresholds(163_300, 326_600, 163_300), source: 'Rev. Proc. 2019-44 § 3.27' },
  2021: { value: thresholds(164_900, 329_800, 164_925), source: 'Rev. Proc. 2020-45 § 3.27' },
  2022: { value: thresholds(170_050, 340_100, 170_050), source: 'Rev. Proc. 2021-45 § 3.27' },
  2023: { value: thresholds(182_100, 364_200, 182_100), source: 'Rev. Proc. 2022-38 § 3.27' },
  2024: { value: thresholds(191_950, 383_900, 191_950), source: 'Rev. Proc. 2023-34 § 3.27' },
  2025: { value: thresholds(197_300, 394_600, 197_300), source: 'Rev. Proc. 2024-40 § 2.27' },
  2026: { value: thresholds(201_750, 403_500, 201_775, since2026), source: 'Rev. Proc. 2025-32 § 4.26; Pub. L. 119-21 § 70105' },
};
