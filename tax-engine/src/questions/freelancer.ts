import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationLine, ExplanationSection, LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { Form1040 } from '../federal/form-1040.ts';
import { fileReturns, type Filing, type StateFiling } from '../filing.ts';
import { sumOf } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import {
  estimatedTax,
  stateEstimatedTax,
  type EstimatedTax,
  type EstimatedTaxRequest,
  type StateEstimatedTax,
} from '../rules/estimated-tax.ts';
import { treatmentOf, type StateLaw } from '../rules/state-law.ts';
import type { BusinessTax } from './business.ts';
import { assertAmounts, linesBeforeCredits } from './parts.ts';
import { livingIn, localTaxesOf, type HomeState, type LocalTaxes } from './places.ts';
import { withheldFromPay } from './withholding.ts';

/** A freelancer who may also have a job, without dependents, who does not itemize. Amounts in US dollars, zero by default. */
export interface FreelancerTaxRequest extends HomeState {
  taxYear: LawYear;
  filingStatus: FilingStatus;
  /** Income minus expenses; a loss is negative, and lowers the tax on the wages. */
  profit: Usd;
  /** Whether it is a specified service trade or business. 26 U.S.C. § 199A(d)(2). */
  specifiedService?: boolean;
  /** Of the freelancer's job: Form W-2 box 1. */
  wages?: Usd;
  /** Of the spouse; only on a joint return. */
  spouseWages?: Usd;
  /** Federal income tax that the employers withhold in the year; what the tables withhold if it is unknown. */
  withheld?: Usd | undefined;
  /** Premiums for the freelancer's own health insurance. 26 U.S.C. § 162(l). */
  healthInsurance?: Usd;
  /** Contributions to a SEP, a SIMPLE or a solo 401(k) before tax. */
  ownPlan?: Usd;
  lastYear?: EstimatedTaxRequest['lastYear'] | undefined;
}

/** The taxes that the profit adds to those on the wages: two returns, one without the profit. */
export interface FreelancerTax extends BusinessTax {
  /** The deductible part of the premiums and contributions. */
  healthInsurance: Usd;
  ownPlan: Usd;
  /** The year's federal tax on the profit and the wages, without the payroll taxes on the wages. */
  federalTaxOfYear: Usd;
  /** What the wages withhold toward it. */
  withheld: Usd;
  quarters: EstimatedTax;
  /** The payments to the state, if its rule is confirmed. The employers are taken to withhold its tax on the wages. */
  stateQuarters?: StateEstimatedTax;
}

/**
 * What a freelancer's profit costs in federal, state and local taxes, and the federal payments each quarter that avoid a penalty.
 * @throws RangeError if an amount, the status or the year is outside the contract, and for a place without confirmed figures
 */
export function taxOnFreelancer(request: FreelancerTaxRequest): FreelancerTax {
  const { taxYear, filingStatus, profit, wages = 0, spouseWages = 0, healthInsurance = 0, ownPlan = 0, state: law } = request;
  assertAmounts({ profit: Math.abs(profit), wages, spouseWages, healthInsurance, ownPlan, withheld: request.withheld ?? 0 });
  const atWork: Household = { taxYear, filingStatus, wages, spouseWages, ...livingIn(request) };
  const filed = fileReturns(law, {
    ...atWork,
    selfEmploymentProfit: profit,
    specifiedService: request.specifiedService ?? false,
    selfEmployedHealthInsurance: healthInsurance,
    selfEmployedRetirement: ownPlan,
  });
  const without = wages + spouseWages > 0 ? fileReturns(law, atWork) : undefined;
  const stateQuarters = stateQuartersOf(request, filed, without);
  return { ...taxesOf(request, filed, without), ...quartersOf(request, filed.federal), ...(stateQuarters && { stateQuarters }) };
}

function taxesOf(request: FreelancerTaxRequest, { federal, state }: Filing, without: Filing | undefined) {
  const { taxYear, profit, state: law } = request;
  const before = without?.federal;
  const { selfEmploymentTax } = federal;
  const additionalMedicare = sumOf(federal.additionalMedicare, -(before?.additionalMedicare ?? 0));
  const payrollLevies = sumOf(state?.levies.total ?? 0, -(without?.state?.levies.total ?? 0));
  const federalTax = sumOf(federal.incomeTaxBeforeCredits, -(before?.incomeTaxBeforeCredits ?? 0));
  const stateTax = law && state?.tax !== undefined ? stateTaxOf(law, state, sumOf(state.tax, -(without?.state?.tax ?? 0))) : undefined;
  const local = localDifference(localTaxesOf(state), localTaxesOf(without?.state));
  const parts: BusinessTax['parts'] = [
    {
      key: 'selfEmployment',
      tax: sumOf(selfEmploymentTax, additionalMedicare),
      lines: lessTax('payroll', linesOfProfit(federal), before?.additionalMedicare),
    },
    ...(payrollLevies > 0
      ? [{ key: 'levies' as const, tax: payrollLevies, lines: state?.levyLines.slice(without?.state?.levyLines.length ?? 0) ?? [] }]
      : []),
    { key: 'federal', tax: federalTax, lines: lessTax('federal', linesBeforeCredits(federal), before?.incomeTaxBeforeCredits) },
    ...(state && stateTax ? [{ key: 'state' as const, tax: stateTax.tax, lines: lessTax('state', state.lines, without?.state?.tax) }] : []),
    ...(state?.local
      ? [{ key: 'local' as const, tax: local.localTax ?? 0, lines: lessTax('local', state.local.lines, without?.state?.local?.tax) }]
      : []),
  ];
  const totalTax = sumOf(...parts.map(({ tax }) => tax));
  return {
    taxYear,
    structure: 'soleProprietorship' as const,
    profit,
    selfEmploymentTax,
    payrollTax: 0,
    additionalMedicare,
    payrollLevies,
    corporateTax: 0,
    employerTaxes: 0,
    entityTax: 0,
    dividend: 0,
    itemizes: federal.itemizes,
    leftOut: [],
    federalTax,
    netInvestmentIncomeTax: 0,
    ...(stateTax && { state: stateTax }),
    ...local,
    qualifiedBusinessIncomeDeduction: federal.qualifiedBusinessIncomeDeduction,
    healthInsurance: federal.selfEmployedHealthInsurance,
    ownPlan: federal.selfEmployedRetirement,
    parts,
    totalTax,
    netIncome: sumOf(profit, -totalTax),
    effectiveRate: profit > 0 ? (totalTax / profit) * 100 : 0,
  };
}

/** Federal only, because states and places have their own payments. */
function quartersOf({ taxYear, withheld, lastYear }: FreelancerTaxRequest, federal: Form1040) {
  const tax = sumOf(federal.incomeTaxBeforeCredits, federal.selfEmploymentTax, federal.additionalMedicare);
  const ofPay = withheldFromPay(federal, withheld);
  return {
    federalTaxOfYear: tax,
    withheld: ofPay,
    quarters: estimatedTax({ taxYear, tax, withheld: ofPay, ...(lastYear && { lastYear }) }),
  };
}

function stateQuartersOf(
  { taxYear, filingStatus }: FreelancerTaxRequest,
  { state }: Filing,
  without: Filing | undefined,
): StateEstimatedTax | undefined {
  if (state?.tax === undefined) return undefined;
  return stateEstimatedTax({
    taxYear,
    filingStatus,
    state: state.code,
    tax: state.tax,
    localTax: state.local?.tax ?? 0,
    withheld: without?.state?.tax ?? 0,
    localWithheld: without?.state?.local?.tax ?? 0,
  });
}

/** Without Social Security and Medicare on the wages, which the employer withholds. */
function linesOfProfit({ payrollLines, wages }: Form1040): readonly ExplanationLine[] {
  const onWages: readonly LineLabel[] = ['socialSecurity', 'medicare'];
  return wages > 0 ? payrollLines.filter(({ label }) => !onWages.includes(label)) : payrollLines;
}

const WITHOUT_SOURCE = 'The same form without the profit';

/** The lines, with the tax of the return without the profit taken off at the end. */
function lessTax(section: ExplanationSection, lines: readonly ExplanationLine[], without: Usd = 0): readonly ExplanationLine[] {
  if (without === 0) return lines;
  const all = [...lines];
  new Worksheet(section, all).addTax('taxWithoutInvestments', -without, WITHOUT_SOURCE);
  return all;
}

const stateTaxOf = (law: StateLaw, { code, year, provisional, ruled }: StateFiling, tax: Usd) => ({
  code,
  provisional,
  tax,
  ...treatmentOf(law, year, 'businessIncome', ruled.has('businessIncome')),
});

function localDifference({ localTax, localTaxes }: LocalTaxes, without: LocalTaxes): LocalTaxes {
  if (localTax === undefined) return {};
  const before = (place: string) => without.localTaxes?.find((other) => other.place === place)?.tax ?? 0;
  return {
    localTax: sumOf(localTax, -(without.localTax ?? 0)),
    ...(localTaxes && { localTaxes: localTaxes.map(({ place, tax }) => ({ place, tax: sumOf(tax, -before(place)) })) }),
  };
}
