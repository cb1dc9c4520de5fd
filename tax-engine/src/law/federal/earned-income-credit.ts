import type { Usd } from '@bracketwise/contract/amounts';
import type { LawTable } from '../../kernel/law-table.ts';

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
