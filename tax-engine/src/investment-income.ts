import { FILING_STATUSES, INCOME_LIMITS, TAX_YEARS, type Usd } from './contract.ts';
import type { CapitalLoss, InvestmentLine, InvestmentTax, InvestmentTaxRequest, StateInvestmentTax } from './investment-contract.ts';
import { toCents } from './kernel/money.ts';
import { standardDeduction } from './law/federal/standard-deduction.ts';
import { stateInvestmentLaws } from './law/states/investment-income.ts';
import { assertBetween } from './rules/bounds.ts';
import { netInvestments, type NetInvestments } from './rules/investments.ts';
import { InvestorReturn } from './rules/investor-return.ts';
import { stateTaxOnInvestments } from './rules/state-investments.ts';
import type { StateLaw } from './rules/state-law.ts';
import { stateYearOf } from './rules/state-tax.ts';

/**
 * Federal and state tax that capital gains and dividends add to the tax on other income, or that a capital loss saves.
 * @throws RangeError when an amount, the status or the year is outside the contract
 */
export function taxOnInvestmentIncome(request: InvestmentTaxRequest): InvestmentTax {
  assertWithinContract(request);
  const { taxYear, filingStatus, state: law } = request;
  const lines: InvestmentLine[] = [];
  const investments = netInvestments(request, filingStatus, taxYear);
  const federal = new InvestorReturn(taxYear, filingStatus, wagesOf(request), investments, lines);
  const state = law && stateTaxWith(law, request, lines);

  const federalTax = sum(federal.ordinaryTax, federal.preferentialTax, federal.alternativeMinimumTax, federal.netInvestmentIncomeTax);
  const totalTax = sum(federalTax, state?.tax ?? 0);
  const investmentIncome = sum(
    request.longTermGain ?? 0,
    request.shortTermGain ?? 0,
    request.qualifiedDividends ?? 0,
    request.ordinaryDividends ?? 0,
  );
  return {
    taxYear,
    investmentIncome,
    ordinaryTax: federal.ordinaryTax,
    preferentialTax: federal.preferentialTax,
    alternativeMinimumTax: federal.alternativeMinimumTax,
    netInvestmentIncomeTax: federal.netInvestmentIncomeTax,
    federalTax,
    ...(state && { state }),
    totalTax,
    netIncome: sum(investmentIncome, -totalTax),
    effectiveRate: investmentIncome > 0 ? (totalTax / investmentIncome) * 100 : 0,
    ordinarySlices: federal.ordinarySlices,
    preferentialSlices: federal.preferentialSlices,
    ...(investments.allowedLoss > 0 && { loss: lossOf(request, investments, federal.deductedLoss, totalTax) }),
    lines,
  };
}

/** A taxable income of nothing is taken for no income at all, so the whole standard deduction is left. */
function wagesOf({ taxYear, filingStatus, otherTaxableIncome, unusedDeduction }: InvestmentTaxRequest): Usd {
  const deduction = standardDeduction[taxYear].value[filingStatus];
  return sum(otherTaxableIncome, deduction, -(unusedDeduction ?? (otherTaxableIncome === 0 ? deduction : 0)));
}

/** The year's state law, or the last there is. */
function stateTaxWith(law: StateLaw, request: InvestmentTaxRequest, lines: InvestmentLine[]): StateInvestmentTax {
  const year = stateYearOf(request.taxYear);
  const investments = netInvestments(request, request.filingStatus, year);
  const federal = new InvestorReturn(year, request.filingStatus, wagesOf(request), investments, []);
  return stateTaxOnInvestments(law, stateInvestmentLaws[law.code], federal, lines);
}

function lossOf(request: InvestmentTaxRequest, investments: NetInvestments, deducted: Usd, totalTax: Usd): CapitalLoss {
  const { shortTermLoss, longTermLoss } = investments;
  const total = sum(shortTermLoss, longTermLoss);
  // Short-term losses are used up first. 26 U.S.C. § 1212(b).
  const carriedOverShortTerm = sum(shortTermLoss, -Math.min(shortTermLoss, deducted));
  const withoutLoss = taxOnInvestmentIncome({ ...request, longTermGain: 0, shortTermGain: 0 });
  return {
    total,
    deducted,
    carriedOver: sum(total, -deducted),
    carriedOverShortTerm,
    carriedOverLongTerm: sum(total, -deducted, -carriedOverShortTerm),
    taxSaved: sum(withoutLoss.totalTax, -totalTax),
  };
}

/** Exact to the cent. */
function sum(...amounts: readonly Usd[]): Usd {
  return amounts.reduce((cents, amount) => cents + Math.sign(amount) * toCents(Math.abs(amount)), 0) / 100;
}

function assertWithinContract(request: InvestmentTaxRequest): void {
  const { taxYear, filingStatus, otherTaxableIncome, unusedDeduction = 0 } = request;
  if (!TAX_YEARS.includes(taxYear)) throw new RangeError(`No law of the tax year ${taxYear}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`Unknown filing status: ${filingStatus}`);
  assertBetween('otherTaxableIncome', otherTaxableIncome, 0, INCOME_LIMITS.maximum);
  const mostUnused = otherTaxableIncome > 0 ? 0 : standardDeduction[taxYear].value[filingStatus];
  assertBetween('unusedDeduction', unusedDeduction, 0, mostUnused);
  for (const name of ['qualifiedDividends', 'ordinaryDividends'] as const) {
    assertBetween(name, request[name] ?? 0, 0, INCOME_LIMITS.maximum);
  }
  for (const name of ['longTermGain', 'shortTermGain'] as const) {
    assertBetween(name, request[name] ?? 0, -INCOME_LIMITS.maximum, INCOME_LIMITS.maximum);
  }
}
