import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, unchanged, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** The increase of a limit from a certain age on. US dollars. */
export interface CatchUp {
  readonly age: number;
  readonly amount: Usd;
}

/** One employee's annual limit on 401(k) deferrals. US dollars. */
export interface ElectiveDeferralLimit {
  readonly limit: Usd;
  readonly catchUp: CatchUp;
  /** The higher catch-up between two ages (inclusive), since 2025. */
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

/** If last year's Social Security wages exceed this, catch-up deferrals must be Roth and so lower no tax now. US dollars. */
export const rothCatchUpAbove: LawTable<Usd> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024, 2025], Infinity, '26 U.S.C. § 414(v)(7); Notice 2023-62'),
  2026: { value: 150_000, source: '26 U.S.C. § 414(v)(7); Notice 2025-67' },
};

/** One person's annual limit on contributions to IRAs. US dollars. */
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

/** Range of modified adjusted gross income over which a deduction phases out. US dollars. */
export interface PhaseOutRange {
  readonly from: Usd;
  readonly to: Usd;
}

/** Heads of household phase out like single filers. Spouses who live together and file separately have a range that is not indexed. */
function ranges(single: PhaseOutRange, marriedJoint: PhaseOutRange): ByStatus<PhaseOutRange> {
  return byStatus(single, marriedJoint, { from: 0, to: 10_000 }, single);
}

/** Phase-out of the IRA deduction for people with a plan at work. 26 U.S.C. § 219(g)(2)-(3), indexed by (8). */
export const iraDeductionPhaseOut: LawTable<ByStatus<PhaseOutRange>> = {
  2020: { value: ranges({ from: 65_000, to: 75_000 }, { from: 104_000, to: 124_000 }), source: 'Notice 2019-59' },
  2021: { value: ranges({ from: 66_000, to: 76_000 }, { from: 105_000, to: 125_000 }), source: 'Notice 2020-79' },
  2022: { value: ranges({ from: 68_000, to: 78_000 }, { from: 109_000, to: 129_000 }), source: 'Notice 2021-61' },
  2023: { value: ranges({ from: 73_000, to: 83_000 }, { from: 116_000, to: 136_000 }), source: 'Notice 2022-55' },
  2024: { value: ranges({ from: 77_000, to: 87_000 }, { from: 123_000, to: 143_000 }), source: 'Notice 2023-75' },
  2025: { value: ranges({ from: 79_000, to: 89_000 }, { from: 126_000, to: 146_000 }), source: 'Notice 2024-80' },
  2026: { value: ranges({ from: 81_000, to: 91_000 }, { from: 129_000, to: 149_000 }), source: 'Notice 2025-67' },
};

/** Phase-out of the right to contribute to a Roth IRA. 26 U.S.C. § 408A(c)(3), indexed by (D). */
export const rothIraPhaseOut: LawTable<ByStatus<PhaseOutRange>> = {
  2020: { value: ranges({ from: 124_000, to: 139_000 }, { from: 196_000, to: 206_000 }), source: 'Notice 2019-59' },
  2021: { value: ranges({ from: 125_000, to: 140_000 }, { from: 198_000, to: 208_000 }), source: 'Notice 2020-79' },
  2022: { value: ranges({ from: 129_000, to: 144_000 }, { from: 204_000, to: 214_000 }), source: 'Notice 2021-61' },
  2023: { value: ranges({ from: 138_000, to: 153_000 }, { from: 218_000, to: 228_000 }), source: 'Notice 2022-55' },
  2024: { value: ranges({ from: 146_000, to: 161_000 }, { from: 230_000, to: 240_000 }), source: 'Notice 2023-75' },
  2025: { value: ranges({ from: 150_000, to: 165_000 }, { from: 236_000, to: 246_000 }), source: 'Notice 2024-80' },
  2026: { value: ranges({ from: 153_000, to: 168_000 }, { from: 242_000, to: 252_000 }), source: 'Notice 2025-67' },
};

/** Annual limit on contributions to a simplified employee pension (SEP), also for the self-employed. */
export interface SepContributionLimit {
  readonly limit: Usd;
  /** Fraction of pay; for the self-employed, of net earnings after half of the self-employment tax and the contribution itself. */
  readonly shareOfPay: number;
}

const sep = (limit: Usd): SepContributionLimit => ({ limit, shareOfPay: 0.25 });

/** 26 U.S.C. § 402(h)(2), § 404(h)(1)(C); the limit is that of § 415(c)(1)(A), indexed by § 415(d). */
export const sepContributionLimit: LawTable<SepContributionLimit> = {
  2020: { value: sep(57_000), source: 'Notice 2019-59' },
  2021: { value: sep(58_000), source: 'Notice 2020-79' },
  2022: { value: sep(61_000), source: 'Notice 2021-61' },
  2023: { value: sep(66_000), source: 'Notice 2022-55' },
  2024: { value: sep(69_000), source: 'Notice 2023-75' },
  2025: { value: sep(70_000), source: 'Notice 2024-80' },
  2026: { value: sep(72_000), source: 'Notice 2025-67' },
};

const age = (years: number, source: string): Cited<number> => ({ value: years, source });
const secure = age(72, '26 U.S.C. § 401(a)(9)(C) (Pub. L. 116-94, div. O, § 114)');
const secure2 = age(73, '26 U.S.C. § 401(a)(9)(C)(v) (Pub. L. 117-328, div. T, § 107)');

/** Age from which retirement accounts, except the owner's own Roth accounts, must make annual distributions. */
export const requiredDistributionAge: LawTable<number> = {
  2020: secure,
  2021: secure,
  2022: secure,
  2023: secure2,
  2024: secure2,
  2025: secure2,
  2026: secure2,
};

/** Additional tax on distributions from a retirement account before this age (years and months). Fraction of the amount. */
export const earlyDistribution: Cited<{ readonly rate: number; readonly age: readonly [years: number, months: number] }> = {
  value: { rate: 0.1, age: [59, 6] },
  source: '26 U.S.C. § 72(t)',
};
