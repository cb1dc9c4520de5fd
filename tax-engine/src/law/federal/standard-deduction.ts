import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Basic standard deduction, before the additions for age or blindness. 26 U.S.C. § 63(c). US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>> = {
  2020: { value: byStatus(12_400, 24_800, 12_400, 18_650), source: 'Rev. Proc. 2019-44 § 3.16' },
  2021: { value: byStatus(12_550, 25_100, 12_550, 18_800), source: 'Rev. Proc. 2020-45 § 3.16' },
  2022: { value: byStatus(12_950, 25_900, 12_950, 19_400), source: 'Rev. Proc. 2021-45 § 3.15' },
  2023: { value: byStatus(13_850, 27_700, 13_850, 20_800), source: 'Rev. Proc. 2022-38 § 3.15' },
  2024: { value: byStatus(14_600, 29_200, 14_600, 21_900), source: 'Rev. Proc. 2023-34 § 3.15' },
  2025: { value: byStatus(15_750, 31_500, 15_750, 23_625), source: 'Pub. L. 119-21 § 70102' },
  2026: { value: byStatus(16_100, 32_200, 16_100, 24_150), source: 'Rev. Proc. 2025-32 § 4.14' },
};

/** The age from which a person counts as aged. */
export const agedFrom: LawTable<number> = unchanged(YEARS_TO_2026, 65, '26 U.S.C. § 63(f)(1)');

/**
 * Addition to the standard deduction for each person who is 65 or older, and again for each who is blind; lower for married filers.
 * 26 U.S.C. § 63(f). US dollars.
 */
export const additionalStandardDeduction: LawTable<{ readonly unmarried: Usd; readonly married: Usd }> = {
  2020: { value: { unmarried: 1_650, married: 1_300 }, source: 'Rev. Proc. 2019-44 § 3.16(3)' },
  2021: { value: { unmarried: 1_700, married: 1_350 }, source: 'Rev. Proc. 2020-45 § 3.16(3)' },
  2022: { value: { unmarried: 1_750, married: 1_400 }, source: 'Rev. Proc. 2021-45 § 3.15(3)' },
  2023: { value: { unmarried: 1_850, married: 1_500 }, source: 'Rev. Proc. 2022-38 § 3.15(3)' },
  2024: { value: { unmarried: 1_950, married: 1_550 }, source: 'Rev. Proc. 2023-34 § 3.15(3)' },
  2025: { value: { unmarried: 2_000, married: 1_600 }, source: 'Rev. Proc. 2024-40 § 2.15(3)' },
  2026: { value: { unmarried: 2_050, married: 1_650 }, source: 'Rev. Proc. 2025-32 § 4.14(3)' },
};

/** The basic standard deduction of somebody's dependent is at most the earned income plus `addition`, or `minimum` if that is more. US dollars. */
export interface DependentStandardDeduction {
  readonly minimum: Usd;
  readonly addition: Usd;
}

/** 26 U.S.C. § 63(c)(5). */
export const dependentStandardDeduction: LawTable<DependentStandardDeduction> = {
  2020: { value: { minimum: 1_100, addition: 350 }, source: '26 U.S.C. § 63(c)(5); Rev. Proc. 2019-44 § 3.16(2)' },
  2021: { value: { minimum: 1_100, addition: 350 }, source: '26 U.S.C. § 63(c)(5); Rev. Proc. 2020-45 § 3.16(2)' },
  2022: { value: { minimum: 1_150, addition: 400 }, source: '26 U.S.C. § 63(c)(5); Rev. Proc. 2021-45 § 3.15(2)' },
  2023: { value: { minimum: 1_250, addition: 400 }, source: '26 U.S.C. § 63(c)(5); Rev. Proc. 2022-38 § 3.15(2)' },
  2024: { value: { minimum: 1_300, addition: 450 }, source: '26 U.S.C. § 63(c)(5); Rev. Proc. 2023-34 § 3.15(2)' },
  2025: { value: { minimum: 1_350, addition: 450 }, source: '26 U.S.C. § 63(c)(5); Rev. Proc. 2024-40 § 2.15(2)' },
  2026: { value: { minimum: 1_350, addition: 450 }, source: '26 U.S.C. § 63(c)(5); Rev. Proc. 2025-32 § 4.14(2)' },
};

/**
 * The parents' rates apply to a child's unearned income above this many times the smallest deduction of a dependent: once for the deduction,
 * once at the child's own rates. 26 U.S.C. § 1(g)(4)(A)(ii).
 */
export const MINIMUMS_AT_OWN_RATES = 2;
