/** The residence rules for a stay, which the form needs too. No tax is computed here. */
import { FILING_STATUSES, filingStatusWord, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import {
  DEFAULT_ESTIMATE_YEAR,
  type ImmigrationStatus,
  NONRESIDENT_FILING_STATUSES,
  type Residence,
  residenceOf,
} from '@bracketwise/tax-engine';
import type { ImmigrantInputs } from './form.ts';
import { MONTHS_IN_A_YEAR, type VisaStatus } from './specified.ts';

export const IMMIGRATION_STATUS: Readonly<Record<VisaStatus, ImmigrationStatus>> = {
  f1_student: 'student',
  h1b: 'other',
  l1: 'other',
  o1: 'other',
  j1: 'exchangeVisitor',
  green_card: 'permanentResident',
  citizen: 'citizen',
  other: 'other',
};

const DAYS_IN_A_YEAR = 365;

/** Assumes months of equal length and rounds up to whole days. 26 U.S.C. § 7701(b)(7)(A). */
export const daysOfMonths = (months: number): number => Math.ceil((months / MONTHS_IN_A_YEAR) * DAYS_IN_A_YEAR);

type Stay = Pick<
  ImmigrantInputs,
  'visaStatus' | 'monthsInUs' | 'daysThisYear' | 'daysYearBefore' | 'daysSecondYearBefore' | 'exemptYearsUsedUp'
>;

export function officialResidence(stay: Stay): Residence {
  return residenceOf({
    taxYear: DEFAULT_ESTIMATE_YEAR,
    immigrationStatus: IMMIGRATION_STATUS[stay.visaStatus],
    presence: {
      thisYear: stay.daysThisYear ?? daysOfMonths(stay.monthsInUs),
      yearBefore: stay.daysYearBefore ?? 0,
      secondYearBefore: stay.daysSecondYearBefore ?? 0,
    },
    exemptYearsUsedUp: stay.exemptYearsUsedUp,
  });
}

const nonresidentStatuses: readonly string[] = NONRESIDENT_FILING_STATUSES;

/** The filing statuses the law allows a resident or a nonresident. */
export const statusesOf = ({ resident }: Residence): readonly FormFilingStatus[] =>
  FILING_STATUSES.filter((status) => resident || nonresidentStatuses.includes(filingStatusWord[status]));
