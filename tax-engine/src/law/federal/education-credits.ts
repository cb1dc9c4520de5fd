import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** Range of modified adjusted gross income over which a credit phases out. US dollars. */
export interface PhaseOut {
  readonly from: Usd;
  readonly to: Usd;
}

/** Separate filers can't take the credits, 26 U.S.C. § 25A(g)(6), so their range is not read. */
const ranges = (from: Usd, to: Usd, jointFrom: Usd, jointTo: Usd): ByStatus<PhaseOut> =>
  byStatus({ from, to }, { from: jointFrom, to: jointTo }, { from, to }, { from, to });

/** From this year on, both credits need Social Security numbers valid for work. */
export const educationCreditsSsnSince: Cited<number> = { value: 2026, source: '26 U.S.C. § 25A(g)(1) (Pub. L. 119-21 § 70606)' };

/** US dollars; rates are fractions. */
export interface AmericanOpportunityCredit {
  /** For each student: `firstRate` of the expenses up to `firstUpTo`, and `secondRate` of the rest up to `upTo`. */
  readonly firstUpTo: Usd;
  readonly firstRate: number;
  readonly upTo: Usd;
  readonly secondRate: number;
  readonly phaseOut: ByStatus<PhaseOut>;
  /** The refundable share. A filer below `ageBelow` has none, nor does a full-time student below `refundableFromAge`. */
  readonly refundableShare: number;
  readonly ageBelow: number;
  readonly refundableFromAge: number;
}

/** The ages are those of 26 U.S.C. § 1(g)(2)(A). */
export const americanOpportunityCredit: LawTable<AmericanOpportunityCredit> = unchanged(
  YEARS_TO_2026,
  {
    firstUpTo: 2_000,
    firstRate: 1,
    upTo: 4_000,
    secondRate: 0.25,
    phaseOut: ranges(80_000, 90_000, 160_000, 180_000),
    refundableShare: 0.4,
    ageBelow: 19,
    refundableFromAge: 24,
  },
  '26 U.S.C. § 25A(b), (d), (i); Form 8863 lines 1 to 9',
);

/** US dollars; the rate is a fraction. */
export interface LifetimeLearningCredit {
  /** Of all students together. */
  readonly upTo: Usd;
  readonly rate: number;
  readonly phaseOut: ByStatus<PhaseOut>;
}

const lifetimeLearning = (phaseOut: ByStatus<PhaseOut>): LifetimeLearningCredit => ({ upTo: 10_000, rate: 0.2, phaseOut });
const sinceTaxRelief: Cited<LifetimeLearningCredit> = {
  value: lifetimeLearning(ranges(80_000, 90_000, 160_000, 180_000)),
  source: '26 U.S.C. § 25A(c), (d) (Pub. L. 116-260, div. EE, § 104); Form 8863 lines 10 to 18',
};

/** Before 2021 it phased out earlier than the American opportunity credit. */
export const lifetimeLearningCredit: LawTable<LifetimeLearningCredit> = {
  2020: {
    value: lifetimeLearning(ranges(59_000, 69_000, 118_000, 138_000)),
    source: '26 U.S.C. § 25A(c), (d); Rev. Proc. 2019-44 § 3.04; Form 8863 (2020) lines 10 to 18',
  },
  2021: sinceTaxRelief,
  2022: sinceTaxRelief,
  2023: sinceTaxRelief,
  2024: sinceTaxRelief,
  2025: sinceTaxRelief,
  2026: sinceTaxRelief,
};
