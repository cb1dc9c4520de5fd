/** The official answer of the freelancer calculator, for a sole proprietor without other income. */
import { filingStatusWord, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import type { BusinessQuestion } from '../../self-employment/business-taxes.ts';
import type { FreelancerInputs, WorkType } from './specified.ts';

/** Kinds of work that are always specified services. 26 U.S.C. §§ 199A(d)(2), 1202(e)(3)(A). */
const SPECIFIED_SERVICES: readonly WorkType[] = ['consulting'];

/** Inputs the engine needs beyond the specified fields. */
export interface FreelancerChoices {
  readonly filingStatus: FormFilingStatus;
  /** Empty if the kind of work decides. */
  readonly specifiedService: '' | 'yes' | 'no';
}

export function officialFreelancer(inputs: FreelancerInputs, { filingStatus, specifiedService }: FreelancerChoices): BusinessQuestion {
  const { income, vehicleExpenses, internetExpenses, equipmentExpenses, workType } = inputs;
  return {
    structure: 'soleProprietorship',
    filingStatus: filingStatusWord[filingStatus],
    profit: Math.max(0, income - vehicleExpenses - internetExpenses - equipmentExpenses),
    specifiedService: specifiedService === '' ? SPECIFIED_SERVICES.includes(workType) : specifiedService === 'yes',
  };
}
