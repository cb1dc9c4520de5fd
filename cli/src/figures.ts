import type { TaxReturn } from '@bracketwise/tax-engine';

type FigureName = {
  [Name in keyof TaxReturn]-?: Exclude<TaxReturn[Name], undefined> extends number ? Name : never;
}[keyof TaxReturn];

/** Every amount of a return, in US dollars. A figure that the engine gains does not compile until it is here. */
const FIGURE: Readonly<Record<Exclude<FigureName, 'taxYear'>, true>> = {
  adjustedGrossIncome: true,
  deduction: true,
  seniorDeduction: true,
  qualifiedBusinessIncomeDeduction: true,
  taxableSocialSecurity: true,
  taxableIncome: true,
  shortTermLossLeft: true,
  longTermLossLeft: true,
  regularTax: true,
  alternativeMinimumTax: true,
  excessAdvancePremiumCredit: true,
  foreignTaxCredit: true,
  dependentCareCredit: true,
  elderlyCredit: true,
  educationCredits: true,
  saversCredit: true,
  energyCredits: true,
  cleanVehicleCredit: true,
  adoptionCredit: true,
  childTaxCredit: true,
  additionalChildTaxCredit: true,
  refundableEducationCredit: true,
  refundableAdoptionCredit: true,
  premiumTaxCredit: true,
  earnedIncomeCredit: true,
  netInvestmentIncomeTax: true,
  earlyDistributionTax: true,
  recoveryRebateCredit: true,
  selfEmploymentTax: true,
  socialSecurity: true,
  medicare: true,
  additionalMedicare: true,
  payrollLevies: true,
  federalIncomeTax: true,
  stateTaxBeforeRefundable: true,
  stateRefundableCredits: true,
  stateTax: true,
  localTax: true,
  totalTax: true,
  netIncome: true,
};

export const FIGURES = Object.keys(FIGURE) as readonly (keyof typeof FIGURE)[];

/** A camel-case name as words: "State tax before refundable". */
export const wordsOf = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
