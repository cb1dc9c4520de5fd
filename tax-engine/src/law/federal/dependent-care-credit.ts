import type { Usd } from '@bracketwise/contract/amounts';
import { anyStatus, byStatus, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** The credited share of expenses falls by a hundredth for each step of adjusted gross income above `start`, or part of one. */
export interface RatePhaseOut {
  readonly start: ByStatus<Usd>;
  readonly step: ByStatus<Usd>;
  /** Lowest share that this phase-out leaves, as a fraction. */
  readonly floor: number;
}

export interface DependentCareCredit {
  /** Dependents below this age qualify. */
  readonly ageBelow: number;
  /** Maximum expenses for one dependent, and for two or more. US dollars. */
  readonly limit: readonly [one: Usd, more: Usd];
  /** Credited share of the expenses before any phase-out, as a fraction. */
  readonly rate: number;
  /** In the order in which they apply. */
  readonly phaseOuts: readonly RatePhaseOut[];
  readonly refundable: boolean;
}

const everyTwoThousand = anyStatus(2_000);
const basic: Cited<DependentCareCredit> = {
  value: {
    ageBelow: 13,
    limit: [3_000, 6_000],
    rate: 0.35,
    phaseOuts: [{ start: anyStatus(15_000), step: everyTwoThousand, floor: 0.2 }],
    refundable: false,
  },
  source: '26 U.S.C. § 21(a), (c); Form 2441',
};

/** Spouses who live together and file separately cannot take it. 26 U.S.C. § 21(e)(2). */
export const dependentCareCredit: LawTable<DependentCareCredit> = {
  2020: basic,
  2021: {
    value: {
      ageBelow: 13,
      limit: [8_000, 16_000],
      rate: 0.5,
      phaseOuts: [
        { start: anyStatus(125_000), step: everyTwoThousand, floor: 0.2 },
        { start: anyStatus(400_000), step: everyTwoThousand, floor: 0 },
      ],
      refundable: true,
    },
    source: '26 U.S.C. § 21(g) (Pub. L. 117-2 § 9631); Form 2441 (2021)',
  },
  2022: basic,
  2023: basic,
  2024: basic,
  2025: basic,
  2026: {
    value: {
      ageBelow: 13,
      limit: [3_000, 6_000],
      rate: 0.5,
      phaseOuts: [
        { start: anyStatus(15_000), step: everyTwoThousand, floor: 0.35 },
        { start: byStatus(75_000, 150_000, 75_000, 75_000), step: byStatus(2_000, 4_000, 2_000, 2_000), floor: 0.2 },
      ],
      refundable: false,
    },
    source: '26 U.S.C. § 21(a)(2) (Pub. L. 119-21 § 70405)',
  },
};
