import type { FilingStatus, TaxYear } from '../contract.ts';
import { substantialPresence } from '../law/federal/residence.ts';

/** What a stay in the United States rests on, as far as the tax law looks at it. */
export const IMMIGRATION_STATUSES = ['citizen', 'permanentResident', 'student', 'exchangeVisitor', 'other'] as const;
export type ImmigrationStatus = (typeof IMMIGRATION_STATUSES)[number];

/** Filing statuses that Form 1040-NR has among these four. 26 U.S.C. §§ 2(b)(3)(A), 6013(a)(1). */
export const NONRESIDENT_FILING_STATUSES = ['single', 'marriedSeparate'] as const satisfies readonly FilingStatus[];

/** Days of presence in the United States in the tax year and the two years before it. */
export interface Presence {
  readonly thisYear: number;
  readonly yearBefore: number;
  readonly secondYearBefore: number;
}

export interface ResidenceRequest {
  taxYear: TaxYear;
  immigrationStatus: ImmigrationStatus;
  presence: Presence;
  /** Whether a student or exchange visitor has used up the years in which days do not count. 26 U.S.C. § 7701(b)(5)(E). */
  exemptYearsUsedUp?: boolean;
}

/** Why somebody is a resident, or is not; pages hold a sentence for each. */
export const RESIDENCE_GROUNDS = ['citizen', 'permanentResident', 'presence', 'exemptDays', 'fewDays', 'fewDaysThisYear'] as const;
export type ResidenceGround = (typeof RESIDENCE_GROUNDS)[number];

/** The answer on residence, with the substantial presence test. 26 U.S.C. § 7701(b). */
export interface Residence {
  resident: boolean;
  ground: ResidenceGround;
  /** What each year's days count for, unrounded: none of an exempt student or exchange visitor. */
  weightedDays: Presence;
  /** Sum of these. */
  totalDays: number;
}

/**
 * Whether somebody is a resident of the United States for its income tax. Part-year residence, treaties and a closer connection to
 * another country are not looked at.
 * @throws RangeError when a number of days is below zero or above 366
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
  // Thirds and sixths leave binary dust: 180 and a third of 9 must make 183.
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

/** Most days that a calendar year can hold. */
export const LONGEST_YEAR = 366;

function assertDays(year: string, days: number): void {
  // Written so that NaN is refused too.
  if (!(days >= 0 && days <= LONGEST_YEAR)) throw new RangeError(`${year} out of bounds: ${days}`);
}
