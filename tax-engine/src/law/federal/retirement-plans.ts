import type { Usd } from '../../contract.ts';
import { byStatus, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** What may be added to a limit from a certain age on. US dollars. */
export interface CatchUp {
  readonly age: number;
  readonly amount: Usd;
}

/** What one employee may defer into 401(k) plans in a year. US dollars. */
export interface ElectiveDeferralLimit {
  readonly limit: Usd;
  readonly catchUp: CatchUp;
  /** Higher catch-up between two ages, both included; since 2025. */
  readonly higherCatchUp?: { readonly from: number; readonly to: number; readonly amount: Usd };
}

const from50 = (amount: Usd): CatchUp => ({ age: 50, amount });
const from60To63 = (amount: Usd) => ({ from: 60, to: 63, amount });

/** 26 U.S.C. § 402(g)(1), indexed by § 402(g)(4); catch-up by § 414(v). */
export const electiveDeferralLimit: LawTable<ElectiveDeferralLimit> = {
  2020: { value: { limit: 19_500, catchUp: from50(6_500) }, source: 'Notice 2019-59' },
  2021: { value: { limit: 19_500, catchUp: from50(6_500) }, source: 'Notice 2020-79' },
  2022: { value: { limit: 20_500, catchUp: from50(6_500) }, source: 'Notice 2021-61' },
  2023: { value: { limit: 22_500, catchUp: from50(7_500) }, source: 'Notice 2022-55' },
  2024: { value: { limit: 23_000, catchUp: from50(7_500) }, source: 'Notice 2023-75' },
  2025: { value: { limit: 23_500, catchUp: from50(7_500), higherCatchUp: from60To63(11_250) }, source: 'Notice 2024-80' },
  2026: { value: { limit: 24_500, catchUp: from50(8_000), higherCatchUp: from60To63(11_250) }, source: 'Notice 2025-67' },
};

/** What one person may contribute to individual retirement accounts in a year. US dollars. */
export interface IraContributionLimit {
  readonly limit: Usd;
  readonly catchUp: CatchUp;
}

/** 26 U.S.C. § 219(b)(5), indexed by its subparagraph (C). */
export const iraContributionLimit: LawTable<IraContributionLimit> = {
  2020: { value: { limit: 6_000, catchUp: from50(1_000) }, source: 'Notice 2019-59' },
  2021: { value: { limit: 6_000, catchUp: from50(1_000) }, source: 'Notice 2020-79' },
  2022: { value: { limit: 6_000, catchUp: from50(1_000) }, source: 'Notice 2021-61' },
  2023: { value: { limit: 6_500, catchUp: from50(1_000) }, source: 'Notice 2022-55' },
  2024: { value: { limit: 7_000, catchUp: from50(1_000) }, source: 'Notice 2023-75' },
  2025: { value: { limit: 7_000, catchUp: from50(1_000) }, source: 'Notice 2024-80' },
  2026: { value: { limit: 7_500, catchUp: from50(1_100) }, source: 'Notice 2025-67' },
};

/** Modified adjusted gross income over which a deduction fades away. US dollars. */
export interface PhaseOutRange {
  readonly from: Usd;
  readonly to: Usd;
}

/** Heads of household phase out as single filers do; a separate return of spouses who live together has a range that is not indexed. */
function ranges(single: PhaseOutRange, marriedJoint: PhaseOutRange): ByStatus<PhaseOutRange> {
  return byStatus(single, marriedJoint, { from: 0, to: 10_000 }, single);
}

/** Where the IRA deduction of someone covered by a plan at work phases out. 26 U.S.C. § 219(g)(2)-(3), indexed by (8). */
export const iraDeductionPhaseOut: LawTable<ByStatus<PhaseOutRange>> = {
  2020: { value: ranges({ from: 65_000, to: 75_000 }, { from: 104_000, to: 124_000 }), source: 'Notice 2019-59' },
  2021: { value: ranges({ from: 66_000, to: 76_000 }, { from: 105_000, to: 125_000 }), source: 'Notice 2020-79' },
  2022: { value: ranges({ from: 68_000, to: 78_000 }, { from: 109_000, to: 129_000 }), source: 'Notice 2021-61' },
  2023: { value: ranges({ from: 73_000, to: 83_000 }, { from: 116_000, to: 136_000 }), source: 'Notice 2022-55' },
  2024: { value: ranges({ from: 77_000, to: 87_000 }, { from: 123_000, to: 143_000 }), source: 'Notice 2023-75' },
  2025: { value: ranges({ from: 79_000, to: 89_000 }, { from: 126_000, to: 146_000 }), source: 'Notice 2024-80' },
  2026: { value: ranges({ from: 81_000, to: 91_000 }, { from: 129_000, to: 149_000 }), source: 'Notice 2025-67' },
};
