import type { Usd } from '@bracketwise/contract/amounts';
import type { Cited, LawTable } from '../../kernel/law-table.ts';
import type { CatchUp } from './retirement-plans.ts';

/**
 * Annual limits on contributions to health savings accounts. They depend on the health plan's coverage, not the filing status. US dollars.
 */
export interface HsaContributionLimit {
  readonly selfOnly: Usd;
  readonly family: Usd;
  /** For each account holder; not indexed. */
  readonly catchUp: CatchUp;
}

const catchUp: CatchUp = { age: 55, amount: 1_000 };

/** 26 U.S.C. § 223(b)(2), indexed by § 223(g); catch-up by § 223(b)(3). */
export const hsaContributionLimit: LawTable<HsaContributionLimit> = {
  2020: { value: { selfOnly: 3_550, family: 7_100, catchUp }, source: 'Rev. Proc. 2019-25' },
  2021: { value: { selfOnly: 3_600, family: 7_200, catchUp }, source: 'Rev. Proc. 2020-32' },
  2022: { value: { selfOnly: 3_650, family: 7_300, catchUp }, source: 'Rev. Proc. 2021-25' },
  2023: { value: { selfOnly: 3_850, family: 7_750, catchUp }, source: 'Rev. Proc. 2022-24' },
  2024: { value: { selfOnly: 4_150, family: 8_300, catchUp }, source: 'Rev. Proc. 2023-23' },
  2025: { value: { selfOnly: 4_300, family: 8_550, catchUp }, source: 'Rev. Proc. 2024-25' },
  2026: { value: { selfOnly: 4_400, family: 8_750, catchUp }, source: 'Rev. Proc. 2025-19' },
};

/** Age at which Medicare ends contributions for most people, because they enroll as soon as they can. */
export const hsaUntilAge: Cited<number> = { value: 65, source: '26 U.S.C. § 223(b)(7); 42 U.S.C. § 426(a)' };
