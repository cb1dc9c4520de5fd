/** What a page may ask about the tax on gains and dividends, and the answer. */
import type { EstimateYear, ExplanationLine, FilingStatus, TaxYear, Usd } from './contract.ts';
import type { StateCode } from './law/states/codes.ts';
import type { StateLaw } from './rules/state-law.ts';
import type { Treatment } from './state-treatment.ts';

/** Gains and dividends of a year, US dollars; what is absent is zero. Crypto-assets and shares alike make capital gains. */
export interface Investments {
  /** From assets held more than one year, less the losses on such assets: negative for a loss. */
  longTermGain?: Usd;
  /** From assets held one year or less, less the losses on such assets: negative for a loss. */
  shortTermGain?: Usd;
  qualifiedDividends?: Usd;
  /** Dividends that are not qualified. */
  ordinaryDividends?: Usd;
}

export interface InvestmentTaxRequest extends Investments {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  /**
   * Taxable income without the gains and dividends of this request: wages and the like after the standard deduction, as
   * on line 15 of Form 1040. The other income counts as wages of one earner who does not itemize, so adjusted gross income
   * (net investment income tax, state forms) is this plus the standard deduction. US dollars.
   */
  otherTaxableIncome: Usd;
  /**
   * What the other income left of the standard deduction, and so shields the gains and dividends. Only without other taxable
   * income, where it is the whole deduction unless given. US dollars.
   */
  unusedDeduction?: Usd;
  /** The law of the state of residence, as `loadStateLaw` gives it; without it no state tax is computed. */
  state?: StateLaw;
}

/** Labels that lines of this answer carry beside `LINE_LABELS`; pages hold a word for each. */
export const INVESTMENT_LINE_LABELS = [
  // The federal computation.
  'otherTaxableIncome',
  'ordinaryDividends',
  'shortTermGain',
  'qualifiedDividends',
  'longTermGain',
  'capitalLossDeduction',
  'preferentialRate',
  'ordinaryTaxLimit',
  'minimumTaxableIncome',
  'minimumTaxExemption',
  'tentativeMinimumTax',
  'alternativeMinimumTax',
  'modifiedAdjustedGrossIncome',
  'netInvestmentIncomeTax',
  // What some states do with gains and dividends.
  'capitalGainExclusion',
  'dividendExclusion',
  'capitalLossAddBack',
  'investmentIncomeExemption',
  'separatelyTaxedGain',
  'capitalGainTax',
  'capitalGainSurtax',
  'investmentIncomeTax',
  'capitalGainCredit',
  'capitalGainTaxLimit',
  'taxWithoutInvestments',
] as const;
export type InvestmentLineLabel = (typeof INVESTMENT_LINE_LABELS)[number];

export type InvestmentLine = ExplanationLine<InvestmentLineLabel>;

/** A part of the gains and dividends that one rate applies to. */
export interface InvestmentSlice {
  /** Fraction. */
  rate: number;
  amount: Usd;
  tax: Usd;
  /** Where in the taxable income the slice lies. */
  from: Usd;
  to: Usd;
  source: string;
}

/** Losses beyond the year's gains. US dollars, all positive. */
export interface CapitalLoss {
  total: Usd;
  /** What reduces other income this year. 26 U.S.C. § 1211(b). */
  deducted: Usd;
  /** What is left for the next years, and of which kind. 26 U.S.C. § 1212(b). */
  carriedOver: Usd;
  carriedOverShortTerm: Usd;
  carriedOverLongTerm: Usd;
  /** Federal and state tax less than without the loss. */
  taxSaved: Usd;
}

export interface StateInvestmentTax extends Treatment {
  code: StateCode;
  /** The year whose state law was applied: 2025 for 2026. */
  year: EstimateYear;
  /** Tax with the gains and dividends less tax without; negative where a loss saves tax. */
  tax: Usd;
}

/**
 * Federal and state tax that gains and dividends add to the tax on the other income: tax with them less tax without. Dollars
 * are rounded to cents; `effectiveRate` is a percentage. Taxes are negative where a loss lowers them.
 */
export interface InvestmentTax {
  taxYear: TaxYear;
  /** Gains less losses, plus dividends. */
  investmentIncome: Usd;
  /** On short-term gains and ordinary dividends, at the rates of ordinary income. */
  ordinaryTax: Usd;
  /** On net capital gain and qualified dividends. */
  preferentialTax: Usd;
  /** What the minimum tax takes beyond these two: large gains take its exemption away. */
  alternativeMinimumTax: Usd;
  netInvestmentIncomeTax: Usd;
  /** The four above. */
  federalTax: Usd;
  /** Absent without a state. */
  state?: StateInvestmentTax;
  /** Federal tax, and the state's where there is one. */
  totalTax: Usd;
  /** Investment income less total tax. */
  netIncome: Usd;
  /** Percentage of the investment income; 0 where that is not positive. */
  effectiveRate: number;
  /** Brackets that the ordinary part falls in. */
  ordinarySlices: readonly InvestmentSlice[];
  /** Parts taxed at 0, 15 and 20 %. */
  preferentialSlices: readonly InvestmentSlice[];
  /** Present where losses exceed gains. */
  loss?: CapitalLoss;
  /** The lines of the sections `federal` and `state` sum to `federalTax` and to the state's tax. */
  lines: readonly InvestmentLine[];
}
