/** Who is a resident of the United States for its income tax. */
import { TAX_YEARS } from '../../contract.ts';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** The substantial presence test. */
export interface SubstantialPresence {
  /** Days of presence in the year itself, without which the test is not met. */
  readonly minimumDays: number;
  /** Weighted days of three years that meet the test. */
  readonly totalDays: number;
  /** A day of the year counts whole, one of the two years before by a part: one third, one sixth. */
  readonly divisors: readonly [thisYear: number, yearBefore: number, secondYearBefore: number];
}

export const substantialPresence: LawTable<SubstantialPresence> = unchanged(
  TAX_YEARS,
  { minimumDays: 31, totalDays: 183, divisors: [1, 3, 6] },
  '26 U.S.C. § 7701(b)(3)(A)',
);

/** Calendar years for which somebody does not count days of presence. */
export interface ExemptYears {
  /** Of a student, and of all exempt years together. */
  readonly student: number;
  /** Of a teacher or trainee, within the `withinYears` years before. */
  readonly teacherOrTrainee: number;
  readonly withinYears: number;
}

export const exemptYears: LawTable<ExemptYears> = unchanged(
  TAX_YEARS,
  { student: 5, teacherOrTrainee: 2, withinYears: 6 },
  '26 U.S.C. § 7701(b)(5)(E)',
);
