import type { ImmigrationStatus, Presence, Residence, ResidenceGround, ResidenceRequest } from '../cross-border-contract.ts';
import { substantialPresence } from '../law/federal/residence.ts';
import { assertBetween } from './bounds.ts';

/**
 * Whether somebody is a resident of the United States for its income tax. Part-year residence, treaties and a closer connection to
 * another country are not looked at.
 * @throws RangeError when a number of days is below zero or above 366
 * @see 26 U.S.C. § 7701(b)(1)(A), (b)(3), (b)(5); Publication 519 chapter 1
 */
export function residenceOf({ taxYear, immigrationStatus, presence, exemptYearsUsedUp = false }: ResidenceRequest): Residence {
  for (const [year, days] of Object.entries<number>({ ...presence })) assertBetween(year, days, 0, LONGEST_YEAR);
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
