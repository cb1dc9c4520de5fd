import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { closerConnectionDaysBelow, exemptYears, firstYearChoice, substantialPresence } from '../law/federal/residence.ts';

/** The legal basis of a stay in the United States, as far as it matters for tax. */
export const IMMIGRATION_STATUSES = ['citizen', 'permanentResident', 'student', 'teacherOrTrainee', 'other'] as const;
/** Students have F, J, M or Q status, teachers and trainees J or Q. 26 U.S.C. § 7701(b)(5)(C), (D). */
export type ImmigrationStatus = (typeof IMMIGRATION_STATUSES)[number];

/** The filing statuses that Form 1040-NR allows. 26 U.S.C. §§ 2(b)(3)(A), 6013(a)(1). */
export const NONRESIDENT_FILING_STATUSES = ['single', 'marriedSeparate'] as const satisfies readonly FilingStatus[];

/** Days of presence in the United States in the tax year and the two years before. */
export interface Presence {
  readonly thisYear: number;
  readonly yearBefore: number;
  readonly secondYearBefore: number;
}

export interface ResidenceRequest {
  taxYear: LawYear;
  immigrationStatus: ImmigrationStatus;
  presence: Presence;
  /** Calendar years before this one with a day in F, J, M or Q status; for teachers and trainees, of the last six. 0 by default. */
  exemptYearsBefore?: number | undefined;
  /** Whether a tax home and closer ties abroad are claimed on Form 8840. */
  closerConnection?: boolean | undefined;
}

/** The reason for residence or nonresidence. Pages have a sentence for each. */
type ResidenceGround = 'citizen' | 'permanentResident' | 'presence' | 'exemptDays' | 'fewDays' | 'fewDaysThisYear' | 'closerConnection';

/** The result of the residence rules, including the substantial presence test. 26 U.S.C. § 7701(b). */
export interface Residence {
  resident: boolean;
  ground: ResidenceGround;
  /** Weighted days of each year, unrounded; zero for an exempt student, teacher or trainee. */
  weightedDays: Presence;
  /** The sum of these. */
  totalDays: number;
}

/**
 * Whether a person is a US resident for income tax at some time of the year. Ignores treaties.
 * @throws RangeError if a number of days is below 0 or above 366
 * @see 26 U.S.C. § 7701(b)(1)(A), (b)(3), (b)(5); Publication 519 chapter 1
 */
export function residenceOf(request: ResidenceRequest): Residence {
  const { taxYear, presence } = request;
  for (const [year, days] of Object.entries<number>({ ...presence })) assertDays(year, days);
  const { divisors } = substantialPresence[taxYear].value;
  const exempt = isExempt(request);
  const counted = exempt ? NO_DAYS : presence;
  const weightedDays: Presence = {
    thisYear: counted.thisYear / divisors[0],
    yearBefore: counted.yearBefore / divisors[1],
    secondYearBefore: counted.secondYearBefore / divisors[2],
  };
  const totalDays = weightedDays.thisYear + weightedDays.yearBefore + weightedDays.secondYearBefore;
  const ground = exempt ? 'exemptDays' : groundOf(request, counted.thisYear, totalDays);
  return { resident: RESIDENT_GROUNDS.has(ground), ground, weightedDays, totalDays };
}

const NO_DAYS: Presence = { thisYear: 0, yearBefore: 0, secondYearBefore: 0 };
/** Less than a sixth of a day. */
const DUST = 0.01;
const RESIDENT_GROUNDS: ReadonlySet<ResidenceGround> = new Set(['citizen', 'permanentResident', 'presence']);

function groundOf(
  { taxYear, immigrationStatus, closerConnection }: ResidenceRequest,
  thisYear: number,
  totalDays: number,
): ResidenceGround {
  if (immigrationStatus === 'citizen' || immigrationStatus === 'permanentResident') return immigrationStatus;
  const { minimumDays, totalDays: needed } = substantialPresence[taxYear].value;
  // Tolerate floating-point noise of thirds and sixths: 180 plus a third of 9 must count as 183.
  if (totalDays <= needed - DUST) return 'fewDays';
  if (thisYear < minimumDays) return 'fewDaysThisYear';
  return closerConnection && thisYear < closerConnectionDaysBelow[taxYear].value ? 'closerConnection' : 'presence';
}

/** Whether days of presence don't count: 26 U.S.C. § 7701(b)(5)(E). */
function isExempt({ taxYear, immigrationStatus, exemptYearsBefore = 0 }: ResidenceRequest): boolean {
  const { student, teacherOrTrainee } = exemptYears[taxYear].value;
  if (immigrationStatus === 'student') return exemptYearsBefore < student;
  return immigrationStatus === 'teacherOrTrainee' && exemptYearsBefore < teacherOrTrainee;
}

/** The days of somebody's first stay of 31 days or more, and of the rest of the year. */
export interface FirstStay {
  /** Of presence in a row. */
  readonly daysInARow: number;
  /** From the first of these to December 31. */
  readonly daysToYearEnd: number;
  /** Of presence in these. */
  readonly daysPresent: number;
}

/**
 * Whether the days allow a nonresident to choose residence from the first day of the stay. The choice also needs residence by days in the next
 * year, and none in the year before. 26 U.S.C. § 7701(b)(4)(A).
 */
export function mayChooseResidence(taxYear: LawYear, { daysInARow, daysToYearEnd, daysPresent }: FirstStay): boolean {
  const law = firstYearChoice[taxYear].value;
  const present = daysPresent + Math.min(law.absences, daysToYearEnd - daysPresent);
  return daysInARow >= law.daysInARow && present >= law.share * daysToYearEnd;
}

/** Days in a leap year. */
export const LONGEST_YEAR = 366;

function assertDays(year: string, days: number): void {
  // Negated so that NaN is rejected too.
  if (!(days >= 0 && days <= LONGEST_YEAR)) throw new RangeError(`${year} out of bounds: ${days}`);
}
