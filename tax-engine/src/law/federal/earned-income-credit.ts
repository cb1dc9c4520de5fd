import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** An earned income credit. US dollars; the rates are fractions. */
export interface EarnedIncomeCredit {
  readonly phaseInRate: number;
  readonly maximum: Usd;
  readonly phaseOutStart: Usd;
  /** On a joint return. */
  readonly jointPhaseOutStart: Usd;
  readonly phaseOutRate: number;
}

/** For a worker without a qualifying child. 26 U.S.C. § 32(b), indexed by § 32(j); for 2021 as raised by § 32(n). */
export const childlessEarnedIncomeCredit: LawTable<EarnedIncomeCredit> = {
  2020: {
    value: { phaseInRate: 0.0765, maximum: 538, phaseOutStart: 8_790, jointPhaseOutStart: 14_680, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2019-44 § 3.06',
  },
  2021: {
    value: { phaseInRate: 0.153, maximum: 1_502, phaseOutStart: 11_610, jointPhaseOutStart: 17_550, phaseOutRate: 0.153 },
    source: '26 U.S.C. § 32(n) (Pub. L. 117-2 § 9621)',
  },
  2022: {
    value: { phaseInRate: 0.0765, maximum: 560, phaseOutStart: 9_160, jointPhaseOutStart: 15_290, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2021-45 § 3.06',
  },
  2023: {
    value: { phaseInRate: 0.0765, maximum: 600, phaseOutStart: 9_800, jointPhaseOutStart: 16_370, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2022-38 § 3.06',
  },
  2024: {
    value: { phaseInRate: 0.0765, maximum: 632, phaseOutStart: 10_330, jointPhaseOutStart: 17_250, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2023-34 § 3.06',
  },
  2025: {
    value: { phaseInRate: 0.0765, maximum: 649, phaseOutStart: 10_620, jointPhaseOutStart: 17_730, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2024-40 § 2.06',
  },
  2026: {
    value: { phaseInRate: 0.0765, maximum: 664, phaseOutStart: 10_860, jointPhaseOutStart: 18_140, phaseOutRate: 0.0765 },
    source: 'Rev. Proc. 2025-32 § 4.06',
  },
};

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

/** The credits with one, with two, and with three or more qualifying children. */
export type FamilyEarnedIncomeCredits = readonly [one: EarnedIncomeCredit, two: EarnedIncomeCredit, more: EarnedIncomeCredit];

/** The phase-out starts at the same income for any number of children. The rates have been these since 2009. */
function withChildren(
  maximum: readonly [one: Usd, two: Usd, more: Usd],
  phaseOutStart: Usd,
  jointPhaseOutStart: Usd,
): FamilyEarnedIncomeCredits {
  const [one, two, more] = maximum;
  const starts = { phaseOutStart, jointPhaseOutStart };
  return [
    { ...starts, phaseInRate: 0.34, maximum: one, phaseOutRate: 0.1598 },
    { ...starts, phaseInRate: 0.4, maximum: two, phaseOutRate: 0.2106 },
    { ...starts, phaseInRate: 0.45, maximum: more, phaseOutRate: 0.2106 },
  ];
}

/** For a worker with qualifying children. 26 U.S.C. § 32(b), indexed by § 32(j). */
export const familyEarnedIncomeCredit: LawTable<FamilyEarnedIncomeCredits> = {
  2020: { value: withChildren([3_584, 5_920, 6_660], 19_330, 25_220), source: 'Rev. Proc. 2019-44 § 3.06' },
  2021: { value: withChildren([3_618, 5_980, 6_728], 19_520, 25_470), source: 'Rev. Proc. 2020-45 § 3.06' },
  2022: { value: withChildren([3_733, 6_164, 6_935], 20_130, 26_260), source: 'Rev. Proc. 2021-45 § 3.06' },
  2023: { value: withChildren([3_995, 6_604, 7_430], 21_560, 28_120), source: 'Rev. Proc. 2022-38 § 3.06' },
  2024: { value: withChildren([4_213, 6_960, 7_830], 22_720, 29_640), source: 'Rev. Proc. 2023-34 § 3.06' },
  2025: { value: withChildren([4_328, 7_152, 8_046], 23_350, 30_470), source: 'Rev. Proc. 2024-40 § 2.06' },
  2026: { value: withChildren([4_427, 7_316, 8_231], 23_890, 31_160), source: 'Rev. Proc. 2025-32 § 4.06' },
};

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
