/** What a page may ask about the taxes on the profit of a business and its owner, and the answer. */
import type { ExplanationLine, FilingStatus, TaxYear, Usd } from './contract.ts';
import type { InvestmentLineLabel } from './investment-contract.ts';
import type { StateCode } from './law/states/codes.ts';
import type { StateLaw } from './rules/state-law.ts';
import type { Treatment } from './state-treatment.ts';

/** A limited liability company of one owner is the owner's own business to the law unless it elects otherwise. 26 CFR § 301.7701-3(b)(1)(ii). */
export const BUSINESS_STRUCTURES = ['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'] as const;
export type BusinessStructure = (typeof BUSINESS_STRUCTURES)[number];

/** The year of the state law that says how the income of a business fares. */
export const BUSINESS_STATE_YEAR = 2025;

/** The business is the only income of its owner (of the couple on a joint return), who runs it and does not itemize. */
export interface BusinessTaxRequest {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  structure: BusinessStructure;
  /** Revenue less expenses, before what the owner takes. US dollars. */
  profit: Usd;
  /** What an S corporation pays its owner for work; others pay none. What the profit does not cover is a loss of the owner's. US dollars. */
  ownerSalary?: Usd;
  /** Whether it is a specified service trade or business such as law, health or consulting. 26 U.S.C. § 199A(d)(2). */
  specifiedService?: boolean;
  /** The law of the state of residence, as `loadStateLaw` gives it; without it no state tax is computed. Of `BUSINESS_STATE_YEAR` alone. */
  state?: StateLaw;
}

/** Labels that lines of this answer carry beside `LINE_LABELS` and, of a C corporation, `DIVIDEND_LINE_LABELS`; pages hold a word for each. */
export const BUSINESS_LINE_LABELS = [
  'netProfit',
  'netEarnings',
  'selfEmploymentSocialSecurity',
  'selfEmploymentMedicare',
  'selfEmploymentTaxDeduction',
  'ownerSalary',
  'employerSocialSecurity',
  'employerMedicare',
  'employerTaxDeduction',
  'shareOfProfit',
  'adjustedGrossIncome',
  'qualifiedBusinessIncomeDeduction',
  'corporateIncomeTax',
  // What some states do with the income of a business.
  'selfEmploymentTaxAddBack',
  'qualifiedBusinessIncomeAddBack',
  'businessIncomeDeduction',
  'businessIncomeRate',
] as const;
export type BusinessLineLabel = (typeof BUSINESS_LINE_LABELS)[number];

/** Those of the lines on gains and dividends that a dividend alone can have. */
export const DIVIDEND_LINE_LABELS = [
  'otherTaxableIncome',
  'qualifiedDividends',
  'preferentialRate',
  'ordinaryTaxLimit',
  'minimumTaxableIncome',
  'minimumTaxExemption',
  'tentativeMinimumTax',
  'alternativeMinimumTax',
  'modifiedAdjustedGrossIncome',
  'netInvestmentIncomeTax',
  'dividendExclusion',
  'investmentIncomeExemption',
  'investmentIncomeTax',
] as const satisfies readonly InvestmentLineLabel[];

export type BusinessLine = ExplanationLine<BusinessLineLabel | InvestmentLineLabel>;

/** The taxes, each with a computation of its own. */
export const BUSINESS_TAX_PARTS = ['selfEmployment', 'payroll', 'corporate', 'federal', 'state'] as const;

/** One of the taxes; its lines sum to it. */
export interface BusinessTaxPart {
  key: (typeof BUSINESS_TAX_PARTS)[number];
  tax: Usd;
  lines: readonly BusinessLine[];
}

export interface StateBusinessTax extends Treatment {
  code: StateCode;
  tax: Usd;
}

/** All taxes on a year's profit, of the business and of its owner. Dollars are rounded to cents; `effectiveRate` is a percentage. */
export interface BusinessTax {
  taxYear: TaxYear;
  structure: BusinessStructure;
  profit: Usd;
  /** Without the Additional Medicare Tax. */
  selfEmploymentTax: Usd;
  /** The employer's and the employee's halves, without the Additional Medicare Tax. */
  payrollTax: Usd;
  additionalMedicare: Usd;
  corporateTax: Usd;
  /** Income tax of the owner; of a C corporation, on the dividend. */
  federalTax: Usd;
  /** Of a dividend. */
  netInvestmentIncomeTax: Usd;
  /** Income tax of the owner; absent without a state. */
  state?: StateBusinessTax;
  totalTax: Usd;
  /** What is left of the profit. */
  netIncome: Usd;
  /** Percentage of the profit; 0 without one. */
  effectiveRate: number;
  qualifiedBusinessIncomeDeduction: Usd;
  /** The taxes there are, in the order in which one follows from the other. */
  parts: readonly BusinessTaxPart[];
}
