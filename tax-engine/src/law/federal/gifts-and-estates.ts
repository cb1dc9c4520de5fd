import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/**
 * Lifetime amount that one person may leave or give, beyond the annual exclusions, free of estate and gift tax. 26 U.S.C. § 2010(c)(3).
 * US dollars.
 */
export const estateBasicExclusion: LawTable<Usd> = {
  2020: { value: 11_580_000, source: 'Rev. Proc. 2019-44 § 3.41' },
  2021: { value: 11_700_000, source: 'Rev. Proc. 2020-45 § 3.41' },
  2022: { value: 12_060_000, source: 'Rev. Proc. 2021-45 § 3.41' },
  2023: { value: 12_920_000, source: 'Rev. Proc. 2022-38 § 3.41' },
  2024: { value: 13_610_000, source: 'Rev. Proc. 2023-34 § 3.41' },
  2025: { value: 13_990_000, source: 'Rev. Proc. 2024-40 § 2.41' },
  2026: { value: 15_000_000, source: '26 U.S.C. § 2010(c)(3)(A) (Pub. L. 119-21 § 70106)' },
};

/** Tax-free gifts to each recipient per year. 26 U.S.C. § 2503(b). US dollars. */
export const giftAnnualExclusion: LawTable<Usd> = {
  2020: { value: 15_000, source: 'Rev. Proc. 2019-44 § 3.43' },
  2021: { value: 15_000, source: 'Rev. Proc. 2020-45 § 3.43' },
  2022: { value: 16_000, source: 'Rev. Proc. 2021-45 § 3.43' },
  2023: { value: 17_000, source: 'Rev. Proc. 2022-38 § 3.43' },
  2024: { value: 18_000, source: 'Rev. Proc. 2023-34 § 3.43' },
  2025: { value: 19_000, source: 'Rev. Proc. 2024-40 § 2.43' },
  2026: { value: 19_000, source: 'Rev. Proc. 2025-32 § 4.42' },
};

/** The top rate of estate and gift tax, which in effect applies to everything above the exclusion. Fraction. */
export const estateTaxTopRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.4, '26 U.S.C. § 2001(c)');
