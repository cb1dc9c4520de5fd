/** The question of the small business calculator put to the law, under each legal form. */
import { filingStatusWord, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import type { BusinessStructure } from '@bracketwise/tax-engine';
import type { BusinessQuestion } from '../../self-employment/business-taxes.ts';
import type { BusinessInputs, BusinessType } from './specified.ts';

/** The forms' spellings in the engine's terms. */
export const structureOf = {
  sole_proprietorship: 'soleProprietorship',
  llc: 'llc',
  s_corp: 'sCorporation',
  c_corp: 'cCorporation',
} as const satisfies Record<BusinessType, BusinessStructure>;

/** Share of the profit that an S corporation is taken to pay its owner where no salary is given: a starting point, no rule of law. */
export const ASSUMED_SALARY_SHARE = 0.5;

/** What the panel asks. */
export interface BusinessChoices {
  readonly filingStatus: FormFilingStatus;
  readonly specifiedService: 'yes' | 'no';
}

/**
 * @param type - other than the visitor's where the forms are compared
 * @param comparedSalary - of an S corporation's owner where the form asks for none
 */
export function officialBusiness(
  inputs: BusinessInputs,
  { filingStatus, specifiedService }: BusinessChoices,
  type: BusinessType = inputs.businessType,
  comparedSalary: number = NaN,
): BusinessQuestion {
  const profit = Math.max(0, inputs.revenue - inputs.expenses);
  const assumed = comparedSalary >= 0 ? comparedSalary : ASSUMED_SALARY_SHARE * profit;
  return {
    structure: structureOf[type],
    filingStatus: filingStatusWord[filingStatus],
    profit,
    ownerSalary: inputs.businessType === 's_corp' ? Math.max(0, inputs.ownerSalary) : assumed,
    specifiedService: specifiedService === 'yes',
  };
}
