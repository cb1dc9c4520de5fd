/** The official answer of the freelancer calculator, for a sole proprietor without other income. */
import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import type { BusinessTaxRequest } from '@bracketwise/tax-engine';
import type { FreelancerInputs, WorkType } from './specified.ts';

/** Kinds of work that are always specified services. 26 U.S.C. §§ 199A(d)(2), 1202(e)(3)(A). */
const SPECIFIED_SERVICES: readonly WorkType[] = ['consulting'];

/** Inputs the engine needs beyond the specified fields. */
export interface FreelancerChoices {
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  /** Empty if the kind of work decides. */
  readonly specifiedService: '' | 'yes' | 'no';
}

export function officialFreelancer(
  inputs: FreelancerInputs,
  { filingStatus, taxYear, specifiedService }: FreelancerChoices,
): BusinessTaxRequest {
  const { income, vehicleExpenses, internetExpenses, equipmentExpenses, workType } = inputs;
  return {
    taxYear: Number(taxYear) as TaxYear,
    structure: 'soleProprietorship',
    filingStatus: FILING_STATUS_OF[filingStatus],
    profit: Math.max(0, income - vehicleExpenses - internetExpenses - equipmentExpenses),
    specifiedService: specifiedService === '' ? SPECIFIED_SERVICES.includes(workType) : specifiedService === 'yes',
  };
}
