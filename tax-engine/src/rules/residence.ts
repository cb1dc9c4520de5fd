import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { substantialPresence } from '../law/federal/residence.ts';

/** The legal basis of a stay in the United States, as far as it matters for tax. */
export const IMMIGRATION_STATUSES = ['citizen', 'permanentResident', 'student', 'exchangeVisitor', 'other'] as const;
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
  /** Whether a student or exchange visitor has used up the years in which days do not count. 26 U.S.C. § 7701(b)(5)(E). */
  exemptYearsUsedUp?: boolean;
}

/** The reason for residence or nonresidence. Pages have a sentence for each. */
type ResidenceGround = 'citizen' | 'permanentResident' | 'presence' | 'exemptDays' | 'fewDays' | 'fewDaysThisYear';

/** The result of the residence rules, including the substantial presence test. 26 U.S.C. § 7701(b). */
export interface Residence {
  resident: boolean;
  ground: ResidenceGround;
  /** Weighted days of each year, unrounded; zero for an exempt student or exchange visitor. */
  weightedDays: Presence;
  /** The sum of these. */
  totalDays: number;
}

/**
 * Whether a person is a US resident for income tax. Ignores part-year residence, treaties and closer connections to another country.
 * @throws RangeError if a number of days is below 0 or above 366
 * @see 26 U.S.C. § 7701(b)(1)(A), (b)(3), (b)(5); Publication 519 chapter 1
 */
export function residenceOf({ taxYear, immigrationStatus, presence, exemptYearsUsedUp = false }: ResidenceRequest): Residence {
  for (const [year, days] of Object.entries<number>({ ...presence })) assertDays(year, days);
  const { minimumDays, totalDays: needed, divisors } = substantialPresence[taxYear].value;
  const exempt = (immigrationStatus === 'student' || immigrationStatus === 'exchangeVisitor') && !exemptYearsUsedUp;
  const counted = exempt ? NO_DAYS : presence;
  const weightedDays: Presence = {
    thisYear: counted.thisYear / divisors[0],
    yearBefore: counted.yearBefore / divisors[1],
    secondYearBefore: counted.secondYearBefore / divisors[2],
  };
  const totalDays = weightedDays.thisYear + weightedDays.yearBefore + weightedDays.secondYearBefore;
  // Tolerate floating-point noise of thirds and sixths: 180 plus a third of 9 must count as 183.
  const enough = totalDays > needed - DUST;
  const ground = groundOf(immigrationStatus, exempt, enough, counted.thisYear >= minimumDays);
  return { resident: RESIDENT_GROUNDS.has(ground), ground, weightedDays, totalDays };
}

const NO_DAYS: Presence = { thisYear: 0, yearBefore: 0, secondYearBefore: 0 };
/** Less than a sixth of a day. */
const DUST = 0.01;
const RESIDENT_GROUNDS: ReadonlySet<ResidenceGround> = new Set(['citizen', 'permanentResident', 'presence']);

function groundOf(status: ImmigrationStatus, exempt: boolean, enough: boolean, enoughThisYear: boolean): ResidenceGround {
  if (status === 'citizen' || status === 'permanentResident') return status;
  if (exempt) return 'exemptDays';
  if (!enough) return 'fewDays';
  return enoughThisYear ? 'presence' : 'fewDaysThisYear';
}

/** Days in a leap year. */
export const LONGEST_YEAR = 366;

function assertDays(year: string, days: number): void {
  // Negated so that NaN is rejected too.
  if (!(days >= 0 && days <= LONGEST_YEAR)) throw new RangeError(`${year} out of bounds: ${days}`);
}
