import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import { divided, positivePart, roundToCents } from '../kernel/money.ts';
import { estimatedTaxSafeHarbor } from '../law/federal/estimated-tax.ts';
import { STATE_INSTALLMENT_YEAR, stateInstallments } from '../law/state-installments.ts';

export interface EstimatedTaxRequest {
  taxYear: LawYear;
  /** The year's federal tax, including self-employment tax. US dollars. */
  tax: Usd;
  /** Withholding toward it; 0 by default. US dollars. */
  withheld?: Usd;
  /** Last year's federal tax, if known. US dollars. */
  lastYear?: { tax: Usd; /** Whether its adjusted gross income was above the limit. */ highIncome: boolean };
}

/** The total of four installments that avoids the underpayment penalty. US dollars, rounded to cents. */
export interface EstimatedTax {
  /** The share of this year's tax. */
  ofThisYear: Usd;
  /** The share of last year's tax; absent if that is unknown. */
  ofLastYear?: Usd;
  /** The lesser of the two minus withholding; 0 if too little is owed. */
  required: Usd;
  /** A quarter of it: the first of `installments`. */
  installment: Usd;
  /** The four payments. They add up to `required`, so they may differ by a cent. */
  installments: readonly Usd[];
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
  const installments = divided(required, QUARTERS);
  return {
    ofThisYear,
    ...(ofLastYear !== undefined && { ofLastYear }),
    required,
    installment: installments[0] ?? 0,
    installments,
  };
}

/** 26 U.S.C. § 6654(c)(1), (d)(1)(A). */
const QUARTERS = [1, 1, 1, 1];

interface StateEstimatedTaxRequest {
  taxYear: LawYear;
  state: StateCode;
  filingStatus: FilingStatus;
  /** The year's state income tax. US dollars. */
  tax: Usd;
  /** The local income tax, of which some states take the payments too. US dollars. */
  localTax?: Usd;
  /** What wages withhold toward the two. US dollars. */
  withheld?: Usd;
  localWithheld?: Usd;
}

/** The payments to a state that avoid a penalty, by this year's tax. US dollars. */
export interface StateEstimatedTax {
  /** The share of the year's tax that they rest on. */
  ofThisYear: number;
  /** 0 if too little is owed. */
  required: Usd;
  /** They add up to `required`. */
  payments: readonly { readonly due: Date; readonly amount: Usd }[];
  withLocalTax: boolean;
  source: string;
}

/** @returns undefined for a year or a state whose rule is not confirmed */
export function stateEstimatedTax(request: StateEstimatedTaxRequest): StateEstimatedTax | undefined {
  const law = request.taxYear === STATE_INSTALLMENT_YEAR ? stateInstallments[request.state] : undefined;
  if (!law) return undefined;
  const { owedFrom, ofThisYear, shares, days, withLocalTax } = law.value;
  const { localTax = 0, localWithheld = 0 } = withLocalTax ? request : {};
  const tax = request.tax + localTax;
  const withheld = (request.withheld ?? 0) + localWithheld;
  const required = roundToCents(tax - withheld) < owedFrom[request.filingStatus] ? 0 : positivePart(ofThisYear * tax - withheld);
  const amounts = divided(required, shares);
  return {
    ofThisYear,
    required,
    payments: days.map((due, index) => ({ due, amount: amounts[index] ?? 0 })),
    withLocalTax,
    source: law.source,
  };
}
