import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Maximum deduction of student loan interest. US dollars. */
export interface StudentLoanInterest {
  readonly limit: Usd;
  /** Range of modified adjusted gross income over which the deduction phases out. */
  readonly phaseOut: ByStatus<{ readonly from: Usd; readonly to: Usd }>;
}

/** Spouses who file separately cannot take it. 26 U.S.C. § 221(e)(2). */
function rules(single: readonly [from: Usd, to: Usd], marriedJoint: readonly [from: Usd, to: Usd]): StudentLoanInterest {
  const range = ([from, to]: readonly [Usd, Usd]) => ({ from, to });
  return { limit: 2_500, phaseOut: byStatus(range(single), range(marriedJoint), { from: 0, to: 0 }, range(single)) };
}

/** 26 U.S.C. § 221(b), indexed by § 221(f). */
export const studentLoanInterest: LawTable<StudentLoanInterest> = {
  2020: { value: rules([70_000, 85_000], [140_000, 170_000]), source: '26 U.S.C. § 221(b); Rev. Proc. 2019-44' },
  2021: { value: rules([70_000, 85_000], [140_000, 170_000]), source: '26 U.S.C. § 221(b); Rev. Proc. 2020-45' },
  2022: { value: rules([70_000, 85_000], [145_000, 175_000]), source: '26 U.S.C. § 221(b); Rev. Proc. 2021-45' },
  2023: { value: rules([75_000, 90_000], [155_000, 185_000]), source: '26 U.S.C. § 221(b); Rev. Proc. 2022-38' },
  2024: { value: rules([80_000, 95_000], [165_000, 195_000]), source: '26 U.S.C. § 221(b); Rev. Proc. 2023-34' },
  2025: { value: rules([85_000, 100_000], [170_000, 200_000]), source: '26 U.S.C. § 221(b); Rev. Proc. 2024-40' },
  2026: { value: rules([85_000, 100_000], [175_000, 205_000]), source: '26 U.S.C. § 221(b); Rev. Proc. 2025-32' },
};
