/** The official answer of the freelancer calculator. */
import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { TaxYear } from '@bracketwise/contract/years';
import type { FreelancerTaxRequest } from '@bracketwise/tax-engine';
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

/** Inputs the engine needs beyond the specified fields. */
export interface FreelancerChoices extends FreelancerExtras {
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  /** Empty if the kind of work decides. */
  readonly specifiedService: '' | 'yes' | 'no';
}

export function officialFreelancer(inputs: FreelancerInputs, choices: FreelancerChoices): FreelancerTaxRequest {
  const { income, vehicleExpenses, internetExpenses, equipmentExpenses, workType } = inputs;
  const { filingStatus, taxYear, specifiedService, wages = 0, spouseWages = 0, withheld, healthInsurance = 0, ownPlan = 0 } = choices;
  const isJoint = filingStatus === 'married_joint';
  const jobs = { wages: notNegative(wages), spouseWages: isJoint ? notNegative(spouseWages) : 0 };
  return {
    taxYear: Number(taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[filingStatus],
    profit: notNegative(income - vehicleExpenses - internetExpenses - equipmentExpenses),
    specifiedService: specifiedService === '' ? SPECIFIED_SERVICES.includes(workType) : specifiedService === 'yes',
    ...jobs,
    withheld: jobs.wages + jobs.spouseWages > 0 && withheld !== undefined ? notNegative(withheld) : undefined,
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
