/** Who is a US resident for income tax. */
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** The substantial presence test. */
export interface SubstantialPresence {
  /** Minimum days of presence in the current year. */
  readonly minimumDays: number;
  /** Weighted days over three years that meet the test. */
  readonly totalDays: number;
  /** Weights: a day in the current year counts fully, in the two years before as one third and one sixth. */
  readonly divisors: readonly [thisYear: number, yearBefore: number, secondYearBefore: number];
}

export const substantialPresence: LawTable<SubstantialPresence> = unchanged(
  YEARS_TO_2026,
  { minimumDays: 31, totalDays: 183, divisors: [1, 3, 6] },
  '26 U.S.C. § 7701(b)(3)(A)',
);

/** Calendar years in which days of presence do not count. */
export interface ExemptYears {
  /** For a student; also the limit for all exempt years together. */
  readonly student: number;
  /** For a teacher or trainee, within the last `withinYears` years. */
  readonly teacherOrTrainee: number;
  readonly withinYears: number;
}

export const exemptYears: LawTable<ExemptYears> = unchanged(
  YEARS_TO_2026,
  { student: 5, teacherOrTrainee: 2, withinYears: 6 },
  '26 U.S.C. § 7701(b)(5)(E)',
);

/** With fewer days than this in the year, somebody with a tax home and closer ties abroad stays a nonresident. Claimed on Form 8840. */
export const closerConnectionDaysBelow: LawTable<number> = unchanged(YEARS_TO_2026, 183, '26 U.S.C. § 7701(b)(3)(B), (C); Form 8840');

/** Who may choose to be a resident for the last part of the year before the first year of residence by days. */
export interface FirstYearChoice {
  /** Days of presence in a row. */
  readonly daysInARow: number;
  /** Days of presence from the first of these to the end of the year, as a fraction of all of them. */
  readonly share: number;
  /** Days of absence that count as presence for `share`. */
  readonly absences: number;
}

export const firstYearChoice: LawTable<FirstYearChoice> = unchanged(
  YEARS_TO_2026,
  { daysInARow: 31, share: 0.75, absences: 5 },
  '26 U.S.C. § 7701(b)(4)(A)(iv); 26 CFR § 301.7701(b)-4(c)(3)',
);
