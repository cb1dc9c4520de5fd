/** The residence rules for a stay, which the form needs too. No tax is computed here. */
import { SPECIFIED_FILING_STATUSES, FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { type ImmigrationStatus, NONRESIDENT_FILING_STATUSES, type Residence, residenceOf } from '@bracketwise/tax-engine';
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

export const daysIn = (year: number): number => (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000;

/** Assumes months of equal length and rounds up to whole days. 26 U.S.C. § 7701(b)(7)(A). */
export const daysOfMonths = (months: number, year: number): number => Math.ceil((months / MONTHS_IN_A_YEAR) * daysIn(year));

type Stay = Pick<
  ImmigrantInputs,
  'taxYear' | 'visaStatus' | 'monthsInUs' | 'daysThisYear' | 'daysYearBefore' | 'daysSecondYearBefore' | 'exemptYearsUsedUp'
>;

export function officialResidence(stay: Stay): Residence {
  const taxYear = Number(stay.taxYear) as TaxYear;
  return residenceOf({
    taxYear,
    immigrationStatus: IMMIGRATION_STATUS[stay.visaStatus],
    presence: {
      thisYear: stay.daysThisYear ?? daysOfMonths(stay.monthsInUs, taxYear),
      yearBefore: stay.daysYearBefore ?? 0,
      secondYearBefore: stay.daysSecondYearBefore ?? 0,
    },
    exemptYearsUsedUp: stay.exemptYearsUsedUp,
  });
}

/** Whether someone may be a resident for only part of the year: a resident by days or by a green card who was not here all year. */
export function mayBeDualStatus(stay: Stay, { resident, ground }: Residence): boolean {
  const days = stay.daysThisYear ?? daysOfMonths(stay.monthsInUs, Number(stay.taxYear));
  // A green card needs no days, so nobody has to enter months with it.
  return resident && ground !== 'citizen' && days < daysIn(Number(stay.taxYear)) && (ground === 'presence' || days > 0);
}

const nonresidentStatuses: readonly string[] = NONRESIDENT_FILING_STATUSES;

/** The filing statuses the law allows a resident or a nonresident. */
export const statusesOf = ({ resident }: Residence): readonly SpecifiedFilingStatus[] =>
  SPECIFIED_FILING_STATUSES.filter((status) => resident || nonresidentStatuses.includes(FILING_STATUS_OF[status]));
