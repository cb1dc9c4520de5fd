import type { Usd } from '@bracketwise/contract/amounts';
import type { ByStatus, LawTable } from '../../kernel/law-table.ts';

/** A recovery rebate before the advance payment, for which people know it as a stimulus payment. US dollars. */
export interface RecoveryRebate {
  /** For each filer with a Social Security number. */
  readonly perPerson: Usd;
  /** For each dependent with such a number below `ageBelow`; `needsFiler` if a filer must have one too. */
  readonly perDependent: Usd;
  readonly ageBelow: number;
  readonly needsFiler: boolean;
  /** It phases out from this adjusted gross income on: by `rate` (a fraction) of the income above, or evenly over `range`. */
  readonly start: ByStatus<Usd>;
  readonly rate?: number;
  readonly range?: ByStatus<Usd>;
}

/** A surviving spouse has the start and the range of a couple. */
const start: ByStatus<Usd> = { single: 75_000, marriedJoint: 150_000, marriedSeparate: 75_000, headOfHousehold: 112_500 };
const none = { value: [], source: '26 U.S.C. §§ 6428, 6428A, 6428B' };

/** The rebates of the year's return, in the order in which they were paid. */
export const recoveryRebates: LawTable<readonly RecoveryRebate[]> = {
  2020: {
    value: [
      { perPerson: 1_200, perDependent: 500, ageBelow: 17, needsFiler: true, start, rate: 0.05 },
      { perPerson: 600, perDependent: 600, ageBelow: 17, needsFiler: true, start, rate: 0.05 },
    ],
    source: '26 U.S.C. §§ 6428 (Pub. L. 116-136 § 2201), 6428A (Pub. L. 116-260 Div. N § 272); Form 1040 (2020) line 30',
  },
  2021: {
    value: [
      {
        perPerson: 1_400,
        perDependent: 1_400,
        ageBelow: Infinity,
        needsFiler: false,
        start,
        range: { single: 5_000, marriedJoint: 10_000, marriedSeparate: 5_000, headOfHousehold: 7_500 },
      },
    ],
    source: '26 U.S.C. § 6428B (Pub. L. 117-2 § 9601); Form 1040 (2021) line 30',
  },
  2022: none,
  2023: none,
  2024: none,
  2025: none,
  2026: none,
};
