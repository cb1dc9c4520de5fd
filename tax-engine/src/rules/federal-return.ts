import type { FilingStatus, TaxYear, Usd } from '../contract.ts';
import type { CompleteHousehold } from '../household.ts';
import type { NetGains } from './investments.ts';
import type { ItemizedDeductions } from './itemized-deductions.ts';

/** The lines of a federal return that state forms, questions and pages read. US dollars, rounded to cents. */
export interface FederalReturn {
  readonly household: CompleteHousehold;
  readonly year: TaxYear;
  readonly status: FilingStatus;
  /** Of both spouses. */
  readonly wages: Usd;
  /** Half of the tax on self-employment of both spouses. */
  readonly selfEmploymentTaxDeduction: Usd;
  /** Capital gains and losses after they are set against each other. */
  readonly gains: NetGains;
  /** Form 1040 line 9, not below zero. */
  readonly grossIncome: Usd;
  /** Half of the tax of the filer's own business. */
  readonly ownSelfEmploymentTaxDeduction: Usd;
  readonly hsaDeduction: Usd;
  readonly iraDeduction: Usd;
  readonly studentLoanInterestDeduction: Usd;
  /** The unemployment compensation of 2020 that is not taxed. */
  readonly unemploymentExclusion: Usd;
  /** Wages and net earnings of both spouses, less half of the tax on self-employment: what the earned income credit counts. */
  readonly earnedIncome: Usd;
  /** What is left out under 26 U.S.C. § 911; a part of `grossIncome` that is already taken off. */
  readonly housingExclusion: Usd;
  readonly foreignEarnedIncomeExclusion: Usd;
  readonly taxableSocialSecurity: Usd;
  /** May be negative. */
  readonly adjustedGrossIncome: Usd;
  /** With the additions for age and blindness, taken or not. */
  readonly standardDeduction: Usd;
  /** The standard deduction without these additions. */
  readonly basicStandardDeduction: Usd;
  /** State income tax on line 5a of Schedule A, before the cap. */
  readonly stateIncomeTaxPaid: Usd;
  /** What § 68 takes of the itemized deductions. */
  readonly itemizedDeductionsLimitation: Usd;
  /** Gifts deducted in addition to the standard deduction. */
  readonly nonItemizerGifts: Usd;
  readonly tipsDeduction: Usd;
  readonly overtimeDeduction: Usd;
  readonly carLoanInterestDeduction: Usd;
  /** Schedule A before the limitation of § 68, taken or not; undefined where the household names no expense. */
  readonly itemizedDeductions: ItemizedDeductions | undefined;
  readonly itemizes: boolean;
  /** The one of the two that is taken, Form 1040 line 12. */
  readonly deduction: Usd;
  readonly seniorDeduction: Usd;
  readonly qualifiedBusinessIncomeDeduction: Usd;
  readonly taxableIncome: Usd;
  /** Form 1040 line 16. */
  readonly regularTax: Usd;
  readonly alternativeMinimumTax: Usd;
  /** The two above: Form 1040 line 18. */
  readonly incomeTaxBeforeCredits: Usd;
  readonly dependentCareCredit: Usd;
  /** Form 2441 line 9, before it meets the tax. */
  readonly dependentCareCreditBeforeLimit: Usd;
  /** Expenses that count, Form 2441 line 6, and the share of them that is credited, a fraction. */
  readonly dependentCareExpenses: Usd;
  readonly dependentCareRate: number;
  readonly elderlyCredit: Usd;
  /** The nonrefundable part, with the credit for other dependents. */
  readonly childTaxCredit: Usd;
  /** Schedule 8812 line 12: before it meets the tax. */
  readonly childTaxCreditAllowed: Usd;
  readonly additionalChildTaxCredit: Usd;
  readonly earnedIncomeCredit: Usd;
  /** Income tax less all credits, not below zero, without the tax on net investment income: what states mean by the federal tax paid. */
  readonly incomeTaxAfterCredits: Usd;
  readonly netInvestmentIncomeTax: Usd;
  /** Both halves. */
  readonly selfEmploymentTax: Usd;
  /** The employee's shares, on wages. */
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  /** On wages and self-employment. */
  readonly additionalMedicare: Usd;
  /** Income tax and tax on net investment income less all credits; negative where more is paid out. */
  readonly federalIncomeTax: Usd;
  /** Taxpayers on the return who are at least `age`. */
  peopleAged(age: number): 0 | 1 | 2;
  /** Dependents younger than `age` at the end of the year. */
  dependentsBelow(age: number): number;
}
