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
  /** What is left out under 26 U.S.C. § 911; a part of `grossIncome` that is already taken off. */
  readonly housingExclusion: Usd;
  readonly foreignEarnedIncomeExclusion: Usd;
  readonly taxableSocialSecurity: Usd;
  /** May be negative. */
  readonly adjustedGrossIncome: Usd;
  /** With the additions for age and blindness, taken or not. */
  readonly standardDeduction: Usd;
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
  readonly elderlyCredit: Usd;
  /** The nonrefundable part, with the credit for other dependents. */
  readonly childTaxCredit: Usd;
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
}
