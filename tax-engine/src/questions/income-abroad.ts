import type { Household } from '@bracketwise/contract/household';
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import { fileReturns, type StateFiling } from '../filing.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { asFederal, rateRange, type StateLaw } from '../rules/state-law.ts';
import { CHILD_AGE, type StateTax } from './foreign-worker.ts';
import { livingIn, localTaxesOf, type HomeState, type LocalTaxes } from './places.ts';

export interface IncomeAbroadRequest extends HomeState {
  taxYear: LawYear;
  filingStatus: FilingStatus;
  /** One person's pay for work abroad. US dollars. */
  foreignEarnedIncome: Usd;
  /** All other income, taxed at ordinary rates. US dollars. */
  otherIncome: Usd;
  /** Housing expenses abroad during the year, in US dollars. */
  housingExpenses: Usd;
  /** Whether foreign earned income and housing are excluded under 26 U.S.C. § 911. */
  claimsExclusion: boolean;
  /** Days of the year that count for the exclusion; all of them by default. */
  daysAbroad?: number;
  /** Foreign income tax on the pay, also on what of it is excluded. US dollars. */
  foreignTax?: Usd;
  /** Children under 17 with Social Security numbers who live with the filer, who has one too. */
  children?: number;
  /** Whether the pay is the profit of an own business, and owes self-employment tax unless `certificateOfCoverage` says otherwise. */
  selfEmployed?: boolean;
  /** Whether the other country's system covers the business by an agreement: 26 U.S.C. § 1401(c). */
  certificateOfCoverage?: boolean;
  /** Limit on housing expenses in an expensive place, from the year's IRS Notice; the general limit by default. US dollars. */
  housingLimit?: Usd;
}

/** How a state treats income that the federal return excludes. Pages have a sentence for each. */
export const EXCLUSION_TREATMENTS = [
  /** The state has no income tax. */
  'untaxed',
  /** Nothing is excluded. */
  'nothingExcluded',
  /** The state excludes it too. */
  'excluded',
  /** The state taxes it. */
  'taxed',
  /** The state's law is unsettled, so no tax is computed. */
  'unsettled',
] as const;
type ExclusionTreatment = (typeof EXCLUSION_TREATMENTS)[number];

export interface StateTaxAbroad extends Omit<StateTax, 'tax'> {
  /** Undefined if the treatment is `unsettled`. */
  tax: Usd | undefined;
  treatment: ExclusionTreatment;
  /** Source of the state's rule; absent if the state simply starts from a federal figure. */
  treatmentSource?: string;
}

/**
 * Tax of a citizen or resident who works abroad. Dollars are rounded to cents; `effectiveRate` is a percentage of the foreign earned
 * income.
 */
export interface IncomeAbroadTax extends LocalTaxes {
  taxYear: LawYear;
  housingExclusion: Usd;
  foreignEarnedIncomeExclusion: Usd;
  /** Foreign earned income minus both exclusions. */
  taxableForeignIncome: Usd;
  /** Adjusted gross income: the line above plus the other income. */
  adjustedGrossIncome: Usd;
  standardDeduction: Usd;
  taxableIncome: Usd;
  /**
   * At the rates that would apply without the exclusions, 26 U.S.C. § 911(f), less the credits; negative if the refundable part of the child tax
   * credit is more than the tax.
   */
  federalTax: Usd;
  /** The child tax credit with its refund, which the exclusion denies: 26 U.S.C. § 24(d)(3). */
  childTaxCredit: Usd;
  /** With the additional Medicare tax on it; zero for employees and under an agreement. */
  selfEmploymentTax: Usd;
  foreignTaxCredit: Usd;
  /** Foreign tax on pay that is not excluded, beyond the credit. It counts in the year before or in the ten after: 26 U.S.C. § 904(c). */
  unusedForeignTax: Usd;
  /** Absent without a state. */
  state?: StateTaxAbroad;
  /** Federal income tax, self-employment tax and, if computed, the state's and the local tax. */
  totalTax: Usd;
  effectiveRate: number;
  /** The lines of each section add up to its tax. */
  lines: readonly ExplanationLine[];
}

/**
 * Federal, state and local tax of a citizen or resident who works abroad, with or without the exclusions of 26 U.S.C. § 911. The state is one
 * that still treats the filer as a resident, and so does the place in it. Local taxes on pay do not count work abroad: see `placesIn`. Leaves
 * out foreign tax on other income, credits of states for foreign tax, payroll levies, and payroll taxes of employees.
 * @throws RangeError if an amount, the year or the status is outside the contract, and for a place without confirmed figures
 */
export function taxOnIncomeAbroad(request: IncomeAbroadRequest): IncomeAbroadTax {
  const { taxYear, filingStatus, foreignEarnedIncome, otherIncome, state: law } = request;
  const household: Household = {
    taxYear,
    filingStatus,
    foreignEarnedIncome,
    otherIncome,
    foreignHousingExpenses: request.housingExpenses,
    excludesForeignIncome: request.claimsExclusion,
    foreignTaxOnEarnings: request.foreignTax ?? 0,
    ...(request.daysAbroad !== undefined && { foreignDays: request.daysAbroad }),
    ...(request.housingLimit !== undefined && { foreignHousingLimit: request.housingLimit }),
    dependents: Array.from({ length: request.children ?? 0 }, () => ({ age: CHILD_AGE })),
    ...livingIn(request),
  };
  const { selfEmployed: foreignSelfEmployment = false, certificateOfCoverage = false } = request;
  const { federal, state } = fileReturns(law, household, { deduction: 'standard', foreignSelfEmployment, certificateOfCoverage });
  const selfEmploymentTax = sumOf(federal.selfEmploymentTax, federal.additionalMedicare);
  const totalTax = sumOf(federal.federalIncomeTax, selfEmploymentTax, state?.tax ?? 0, state?.local?.tax ?? 0);
  return {
    taxYear,
    housingExclusion: federal.housingExclusion,
    foreignEarnedIncomeExclusion: federal.foreignEarnedIncomeExclusion,
    taxableForeignIncome: roundToCents(foreignEarnedIncome - federal.excludedIncome),
    adjustedGrossIncome: federal.adjustedGrossIncome,
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    federalTax: federal.federalIncomeTax,
    selfEmploymentTax,
    childTaxCredit: sumOf(federal.childTaxCredit, federal.additionalChildTaxCredit),
    foreignTaxCredit: federal.foreignTaxCredit,
    unusedForeignTax: sumOf(federal.creditableTaxOnEarnings, -federal.foreignTaxCredit),
    ...(law && state && { state: stateTaxAbroad(law, state) }),
    ...localTaxesOf(state),
    totalTax,
    effectiveRate: foreignEarnedIncome === 0 ? 0 : (totalTax / foreignEarnedIncome) * 100,
    lines: [
      ...federal.federalLines,
      ...(foreignSelfEmployment && !certificateOfCoverage ? federal.payrollLines : []),
      ...(state?.lines ?? []),
      ...(state?.local?.lines ?? []),
    ],
  };
}

function stateTaxAbroad(law: StateLaw, { code, year, tax, foreignExclusion, provisional }: StateFiling): StateTaxAbroad {
  if (rateRange(law, year).top === 0) return { code, provisional, tax, treatment: 'untaxed' };
  const own = law.foreignEarnedIncome;
  const saysSo = foreignExclusion !== 'nothingExcluded' && own !== asFederal;
  return { code, provisional, tax, treatment: foreignExclusion, ...(saysSo && { treatmentSource: own.source }) };
}
