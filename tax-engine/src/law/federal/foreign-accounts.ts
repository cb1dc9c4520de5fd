/** Reporting thresholds for foreign accounts and assets. They do not depend on income. */
import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** If foreign accounts together hold more than this at any time of the year, they are reported on FinCEN Form 114. US dollars. */
export const foreignAccountThreshold: LawTable<Usd> = unchanged(YEARS_TO_2026, 10_000, '31 CFR § 1010.306(c), § 1010.350(a)');

/** Foreign financial assets worth more than this are reported on Form 8938. US dollars. */
export interface ForeignAssetThreshold {
  readonly lastDay: Usd;
  readonly anyTime: Usd;
}

const threshold = (lastDay: Usd, anyTime: Usd): ForeignAssetThreshold => ({ lastDay, anyTime });

/** For taxpayers who live abroad and meet a test of 26 U.S.C. § 911(d)(1). */
export const foreignAssetThresholdAbroad: LawTable<ByStatus<ForeignAssetThreshold>> = unchanged(
  YEARS_TO_2026,
  byStatus(threshold(200_000, 300_000), threshold(400_000, 600_000), threshold(200_000, 300_000), threshold(200_000, 300_000)),
  '26 CFR § 1.6038D-2(a)',
);

/** For taxpayers who live in the United States. */
export const foreignAssetThresholdAtHome: LawTable<ByStatus<ForeignAssetThreshold>> = unchanged(
  YEARS_TO_2026,
  byStatus(threshold(50_000, 75_000), threshold(100_000, 150_000), threshold(50_000, 75_000), threshold(50_000, 75_000)),
  '26 CFR § 1.6038D-2(a)',
);
