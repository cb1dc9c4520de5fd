/** The questions of the immigrant calculator put to the law. */
import { filingStatusWord, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import { DEFAULT_ESTIMATE_YEAR, type ForeignWorkerRequest, type ImmigrationStatus, type ResidenceRequest } from '@bracketwise/tax-engine';
import { MONTHS_IN_A_YEAR, type ImmigrantInputs, type VisaStatus } from './specified.ts';

const IMMIGRATION_STATUS: Readonly<Record<VisaStatus, ImmigrationStatus>> = {
  f1_student: 'student',
  h1b: 'other',
  l1: 'other',
  o1: 'other',
  j1: 'exchangeVisitor',
  green_card: 'permanentResident',
  citizen: 'citizen',
  other: 'other',
};

/** What the panel asks about the stay. */
export interface Stay {
  /** Undefined where the visitor did not count them: then those of the months. */
  readonly daysThisYear: number | undefined;
  readonly daysYearBefore: number;
  readonly daysSecondYearBefore: number;
  readonly exemptYearsUsedUp: boolean;
}

const DAYS_IN_A_YEAR = 365;

/** Equal months; a part of a day counts as one. 26 U.S.C. § 7701(b)(7)(A). */
export const daysOfMonths = (months: number): number => Math.ceil((months / MONTHS_IN_A_YEAR) * DAYS_IN_A_YEAR);

export function officialResidence({ visaStatus, monthsInUs }: ImmigrantInputs, stay: Stay): ResidenceRequest {
  return {
    taxYear: DEFAULT_ESTIMATE_YEAR,
    immigrationStatus: IMMIGRATION_STATUS[visaStatus],
    presence: {
      thisYear: stay.daysThisYear ?? daysOfMonths(monthsInUs),
      yearBefore: stay.daysYearBefore,
      secondYearBefore: stay.daysSecondYearBefore,
    },
    exemptYearsUsedUp: stay.exemptYearsUsedUp,
  };
}

/** The state is chosen in the form or in the panel. */
export function officialImmigrant(
  { visaStatus, usIncome, foreignIncome }: ImmigrantInputs,
  resident: boolean,
  filingStatus: FormFilingStatus,
): Omit<ForeignWorkerRequest, 'state'> {
  return {
    taxYear: DEFAULT_ESTIMATE_YEAR,
    filingStatus: filingStatusWord[filingStatus],
    immigrationStatus: IMMIGRATION_STATUS[visaStatus],
    resident,
    usWages: Math.max(0, usIncome),
    foreignIncome: Math.max(0, foreignIncome),
  };
}

/** Federal forms of such a year. */
export function officialForms(resident: boolean, daysExempt: boolean): readonly string[] {
  return [resident ? 'Form 1040' : 'Form 1040-NR', ...(daysExempt ? ['Form 8843'] : [])];
}
