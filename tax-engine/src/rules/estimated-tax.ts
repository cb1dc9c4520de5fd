import type { TaxYear, Usd } from '../contract.ts';
import { positivePart, roundToCents } from '../kernel/money.ts';
import { estimatedTaxSafeHarbor } from '../law/federal/estimated-tax.ts';

export interface EstimatedTaxRequest {
  taxYear: TaxYear;
  /** Federal tax of the year, the tax on self-employment included. US dollars. */
  tax: Usd;
  /** What is withheld of it; nothing unless given. US dollars. */
  withheld?: Usd;
  /** Federal tax of the year before, where it is known. US dollars. */
  lastYear?: { tax: Usd; /** Whether its adjusted gross income was above the limit. */ highIncome: boolean };
}

/** What the four installments must come to, so that nothing is added to the tax. US dollars, rounded to cents. */
export interface EstimatedTax {
  /** Share of this year's tax. */
  ofThisYear: Usd;
  /** Of last year's; absent where it is not known. */
  ofLastYear?: Usd;
  /** The lesser of the two less what is withheld; nothing where too little is owed. */
  required: Usd;
  /** A quarter of it. */
  installment: Usd;
}

/**
 * Required installments of estimated tax.
 * @see 26 U.S.C. § 6654(d)(1), (e)(1); Form 1040-ES, Estimated Tax Worksheet lines 12a to 14b
 */
export function estimatedTax({ taxYear, tax, withheld = 0, lastYear }: EstimatedTaxRequest): EstimatedTax {
  const law = estimatedTaxSafeHarbor[taxYear].value;
  const ofThisYear = roundToCents(law.ofThisYear * tax);
  const ofLastYear = lastYear && roundToCents((lastYear.highIncome ? law.ofLastYearHighIncome : law.ofLastYear) * lastYear.tax);
  const leastPaid = Math.min(ofThisYear, ofLastYear ?? Infinity);
  const required = tax - withheld < law.owedBelow ? 0 : positivePart(leastPaid - withheld);
  return {
    ofThisYear,
    ...(ofLastYear !== undefined && { ofLastYear }),
    required,
    installment: roundToCents(required / INSTALLMENTS),
  };
}

/** 26 U.S.C. § 6654(c)(1), (d)(1)(A). */
const INSTALLMENTS = 4;
