/** The official answer of the freelancer calculator. */
import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { TaxYear } from '@bracketwise/contract/years';
import { carExpenses, homeOffice, type ComparedMethods, type FreelancerTaxRequest } from '@bracketwise/tax-engine';
import type { FreelancerInputs, WorkType } from './specified.ts';

/** Kinds of work that are always specified services. 26 U.S.C. §§ 199A(d)(2), 1202(e)(3)(A). */
const SPECIFIED_SERVICES: readonly WorkType[] = ['consulting'];

/** What people with a job, and owners with insurance or a plan, add. US dollars; absent or undefined if blank. */
export interface FreelancerExtras {
  readonly wages?: number;
  /** Counts on a joint return only. */
  readonly spouseWages?: number;
  readonly withheld?: number | undefined;
  readonly healthInsurance?: number;
  readonly ownPlan?: number;
}

/** What the two methods for a car and a home office need; absent or undefined if blank. */
interface MethodInputs {
  readonly miles?: number | undefined;
  readonly officeArea?: number | undefined;
  /** The office's share of what the home costs, in US dollars. */
  readonly officeCosts?: number;
}

/** Inputs the engine needs beyond the specified fields. */
export interface FreelancerChoices extends FreelancerExtras, MethodInputs {
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  /** Empty if the kind of work decides. */
  readonly specifiedService: '' | 'yes' | 'no';
}

/** The expenses that count, with the better method for the car and the home office. US dollars. */
export interface CountedExpenses {
  readonly car: ComparedMethods;
  readonly office: ComparedMethods;
  readonly total: number;
}

export function countedExpenses(
  { income, vehicleExpenses, internetExpenses, equipmentExpenses }: FreelancerInputs,
  { miles = 0, officeArea = 0, officeCosts = 0, taxYear }: MethodInputs & Pick<FreelancerChoices, 'taxYear'>,
): CountedExpenses {
  const year = Number(taxYear) as TaxYear;
  const car = carExpenses(miles, vehicleExpenses, year);
  const before = car.deducted + internetExpenses + equipmentExpenses;
  const office = homeOffice(officeArea, notNegative(officeCosts), income - before, year);
  return { car, office, total: before + office.deducted };
}

export function officialFreelancer(inputs: FreelancerInputs, choices: FreelancerChoices): FreelancerTaxRequest {
  const { income, workType } = inputs;
  const { filingStatus, taxYear, specifiedService, wages = 0, spouseWages = 0, withheld, healthInsurance = 0, ownPlan = 0 } = choices;
  const isJoint = filingStatus === 'married_joint';
  const jobs = { wages: notNegative(wages), spouseWages: isJoint ? notNegative(spouseWages) : 0 };
  const hasJob = jobs.wages + jobs.spouseWages > 0;
  const profit = income - countedExpenses(inputs, choices).total;
  return {
    taxYear: Number(taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[filingStatus],
    // Without wages, a loss lowers nothing this year.
    profit: hasJob ? profit : notNegative(profit),
    specifiedService: specifiedService === '' ? SPECIFIED_SERVICES.includes(workType) : specifiedService === 'yes',
    ...jobs,
    withheld: hasJob && withheld !== undefined ? notNegative(withheld) : undefined,
    healthInsurance: notNegative(healthInsurance),
    ownPlan: notNegative(ownPlan),
  };
}

const notNegative = (amount: number) => Math.max(0, amount);

/** The visitor, with the fields that the page asks for. */
export const householdOf = (
  { taxYear, filingStatus, wages = 0, spouseWages = 0, ownPlan = 0 }: FreelancerTaxRequest,
  state: FreelancerInputs['state'],
): Household => ({
  taxYear,
  filingStatus,
  wages,
  ...(spouseWages > 0 && { spouseWages }),
  selfEmployedRetirement: ownPlan,
  ...(state !== 'other' && { state }),
});
