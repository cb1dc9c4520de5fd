/** Who may have the earned income credit. It is a separate file, because pages print only the amounts. */
import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** Ages (inclusive) at which a worker without a qualifying child can take the credit; for a couple, one of the two is enough. */
export interface ChildlessAges {
  readonly from: number;
  readonly to: number;
  /** For a full-time student, if it is another age. */
  readonly studentFrom?: number;
}

const from25To64 = { value: { from: 25, to: 64 }, source: '26 U.S.C. § 32(c)(1)(A)(ii)(II)' };

export const childlessEarnedIncomeCreditAges: LawTable<ChildlessAges> = {
  2020: from25To64,
  2021: { value: { from: 19, to: Infinity, studentFrom: 24 }, source: '26 U.S.C. § 32(n)(1) (Pub. L. 117-2 § 9621)' },
  2022: from25To64,
  2023: from25To64,
  2024: from25To64,
  2025: from25To64,
  2026: from25To64,
};

/** A child who is not a student qualifies below this age. */
export const qualifyingChildAgeBelow: LawTable<number> = unchanged(YEARS_TO_2026, 19, '26 U.S.C. §§ 32(c)(3)(A), 152(c)(3)(A)(i)');

/** A child who is a full-time student qualifies below this age. */
export const qualifyingStudentAgeBelow: LawTable<number> = unchanged(YEARS_TO_2026, 24, '26 U.S.C. §§ 32(c)(3)(A), 152(c)(3)(A)(ii)');

/** Until this year, a filer whose qualifying children all lack a Social Security number had no credit; since then, that of a childless worker. */
export const childrenNeedSsnUntil: Cited<number> = { value: 2020, source: '26 U.S.C. § 32(c)(1)(F), repealed by Pub. L. 117-2 § 9622' };

/** From this year on, separated spouses with a child have the credit of an unmarried filer. */
export const separatedSpousesSince: Cited<number> = { value: 2021, source: '26 U.S.C. § 32(d)(2) (Pub. L. 117-2 § 9623)' };

/** Limit on dividends, net gains and other investment income; above it there is no credit. 26 U.S.C. § 32(i). US dollars. */
export const disqualifiedIncomeLimit: LawTable<Usd> = {
  2020: { value: 3_650, source: 'Rev. Proc. 2019-44 § 3.06' },
  2021: { value: 10_000, source: '26 U.S.C. § 32(i)(1) (Pub. L. 117-2 § 9624)' },
  2022: { value: 10_300, source: 'Rev. Proc. 2021-45 § 3.06' },
  2023: { value: 11_000, source: 'Rev. Proc. 2022-38 § 3.06' },
  2024: { value: 11_600, source: 'Rev. Proc. 2023-34 § 3.06' },
  2025: { value: 11_950, source: 'Rev. Proc. 2024-40 § 2.06' },
  2026: { value: 12_200, source: 'Rev. Proc. 2025-32 § 4.06' },
};
