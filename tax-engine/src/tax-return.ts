import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import { asFiled, type AsFiled } from './federal/as-filed.ts';
import { fileReturns, type Filing, type NotComputed, type StateFiler, type TaxOfState } from './filing.ts';
import { sumOf } from './kernel/money.ts';
import { lossesCarriedOver } from './rules/investments.ts';
import type { TaxOfPlace } from './rules/local-tax.ts';
import { moneyIncome, notReceived } from './rules/money-income.ts';
import type { StateLaw } from './rules/state-law.ts';

/** What a household owes for a year, federal and state. US dollars, rounded to cents. */
export interface TaxReturn {
  taxYear: LawYear;
  /** Form 1040 line 11; may be negative. */
  adjustedGrossIncome: Usd;
  /** Standard or itemized, without the senior deduction. */
  deduction: Usd;
  itemizes: boolean;
  seniorDeduction: Usd;
  qualifiedBusinessIncomeDeduction: Usd;
  taxableSocialSecurity: Usd;
  taxableIncome: Usd;
  /** Capital losses that are left for the next year, as positive amounts: its `shortTermLossCarryover` and `capitalLossCarryover`. */
  shortTermLossLeft: Usd;
  longTermLossLeft: Usd;
  regularTax: Usd;
  alternativeMinimumTax: Usd;
  /** Advance payments of the premium tax credit that are repaid. */
  excessAdvancePremiumCredit: Usd;
  foreignTaxCredit: Usd;
  dependentCareCredit: Usd;
  elderlyCredit: Usd;
  /** The nonrefundable part. */
  educationCredits: Usd;
  saversCredit: Usd;
  /** For clean energy and for improvements of the home. */
  energyCredits: Usd;
  cleanVehicleCredit: Usd;
  /** The nonrefundable part. */
  adoptionCredit: Usd;
  /** The nonrefundable part, including the credit for other dependents. */
  childTaxCredit: Usd;
  additionalChildTaxCredit: Usd;
  /** Of the American opportunity credit. */
  refundableEducationCredit: Usd;
  refundableAdoptionCredit: Usd;
  /** Beyond the advance payments. */
  premiumTaxCredit: Usd;
  earnedIncomeCredit: Usd;
  netInvestmentIncomeTax: Usd;
  /** Additional tax on early distributions from retirement plans. 26 U.S.C. § 72(t). */
  earlyDistributionTax: Usd;
  /** Of 2020 and 2021: what the stimulus payments did not pay. */
  recoveryRebateCredit: Usd;
  /** Both halves. */
  selfEmploymentTax: Usd;
  /** The employee's shares, on wages. */
  socialSecurity: Usd;
  medicare: Usd;
  /** On wages and self-employment. */
  additionalMedicare: Usd;
  /** What the state takes from wages for its insurance programs and transit; zero without a state. */
  payrollLevies: Usd;
  /** Including net investment income tax and the tax on early distributions, minus all credits; negative if more is refunded than owed. */
  federalIncomeTax: Usd;
  /** In whole dollars and by the IRS's printed tables; within a few dollars of the figures above, which use the formulas. */
  asFiled: AsFiled;
  /** Absent without a state. */
  state?: StateCode;
  /** Why the three figures below are absent although there is a state. */
  stateNotComputed?: NotComputed;
  /** Whether a figure of the state's form is not published yet, so last year's is used. */
  stateIsProvisional?: boolean;
  /** After nonrefundable credits. */
  stateTaxBeforeRefundable?: Usd;
  /** Refundable credits. */
  stateRefundableCredits?: Usd;
  /** After all credits; negative if more is refunded than owed. */
  stateTax?: Usd;
  /** The parts of it, of a household that moved or works in another state: the state of residence at the end of the year is the last. */
  states?: readonly TaxOfState[];
  /**
   * Of the places where the household lives and works, or by the rate it gives; negative if a city refunds more than it takes. Absent if no
   * local tax was asked for, or if it starts from a state form that was not computed.
   */
  localTax?: Usd;
  /** The same for each place. */
  localTaxes?: readonly TaxOfPlace[];
  /** The sum of all taxes above. Includes the state's and the local ones only if they were computed. */
  totalTax: Usd;
  /**
   * All cash income, including Social Security benefits, minus the total tax. Foreign tax, forfeited interest, gambling losses up to the
   * winnings and conversions to a Roth IRA are no such income.
   */
  netIncome: Usd;
  /** The sections `federal`, `payroll`, `state` and `local`; the lines of each add up to its tax. */
  lines: readonly ExplanationLine[];
}

/**
 * Files a household's federal return and its state return under one state's law, for pages that load a single state.
 * @param law - of the household's state; without it no state tax is computed
 * @param severalStates - for a household with `stateParts` or `workStates`: `severalStates` or `loadSeveralStates`
 * @throws RangeError that names the field that is out of range
 */
export const taxReturnWith = (law: StateLaw | undefined, household: Household, severalStates?: StateFiler): TaxReturn =>
  taxReturnOf(fileReturns(law, household, { stateRefundableCredits: true }, severalStates));

/** The totals of returns that were filed with the state's refundable credits. */
export function taxReturnOf({ federal, state }: Filing): TaxReturn {
  const stateTax = state?.tax;
  const local = state?.local;
  const payrollLevies = state?.levies.total ?? 0;
  const totalTax = sumOf(
    federal.federalIncomeTax,
    federal.selfEmploymentTax,
    federal.socialSecurity,
    federal.medicare,
    federal.additionalMedicare,
    payrollLevies,
    stateTax ?? 0,
    local?.tax ?? 0,
  );
  const lossesLeft = lossesCarriedOver(federal.gains, federal.incomeBeforeBusinessDeduction);
  const result: TaxReturn = {
    taxYear: federal.year,
    adjustedGrossIncome: federal.adjustedGrossIncome,
    deduction: federal.deduction,
    itemizes: federal.itemizes,
    seniorDeduction: federal.seniorDeduction,
    qualifiedBusinessIncomeDeduction: federal.qualifiedBusinessIncomeDeduction,
    taxableSocialSecurity: federal.taxableSocialSecurity,
    taxableIncome: federal.taxableIncome,
    shortTermLossLeft: lossesLeft.shortTerm,
    longTermLossLeft: lossesLeft.longTerm,
    regularTax: federal.regularTax,
    alternativeMinimumTax: federal.alternativeMinimumTax,
    excessAdvancePremiumCredit: federal.excessAdvancePremiumCredit,
    foreignTaxCredit: federal.foreignTaxCredit,
    dependentCareCredit: federal.dependentCareCredit,
    elderlyCredit: federal.elderlyCredit,
    educationCredits: federal.educationCredits,
    saversCredit: federal.saversCredit,
    energyCredits: federal.energyCredits,
    cleanVehicleCredit: federal.cleanVehicleCredit,
    adoptionCredit: federal.adoptionCredit,
    childTaxCredit: federal.childTaxCredit,
    additionalChildTaxCredit: federal.additionalChildTaxCredit,
    refundableEducationCredit: federal.refundableEducationCredit,
    refundableAdoptionCredit: federal.refundableAdoptionCredit,
    premiumTaxCredit: federal.premiumTaxCredit,
    earnedIncomeCredit: federal.earnedIncomeCredit,
    netInvestmentIncomeTax: federal.netInvestmentIncomeTax,
    earlyDistributionTax: federal.earlyDistributionTax,
    recoveryRebateCredit: federal.recoveryRebateCredit,
    selfEmploymentTax: federal.selfEmploymentTax,
    socialSecurity: federal.socialSecurity,
    medicare: federal.medicare,
    additionalMedicare: federal.additionalMedicare,
    payrollLevies,
    federalIncomeTax: federal.federalIncomeTax,
    asFiled: asFiled(federal),
    totalTax,
    netIncome: sumOf(moneyIncome(federal.household), -notReceived(federal.household), -totalTax),
    lines: federal.federalLines.concat(federal.payrollLines, state?.levyLines ?? [], state?.lines ?? [], local?.lines ?? []),
  };
  if (!state) return result;
  // Assigned one by one: spreading optional values would take a tenth of a return's time.
  result.state = state.code;
  result.stateIsProvisional = state.provisional;
  if (state.notComputed) result.stateNotComputed = state.notComputed;
  if (stateTax !== undefined) {
    result.stateTaxBeforeRefundable = sumOf(stateTax, state.refundableCredits);
    result.stateRefundableCredits = state.refundableCredits;
    result.stateTax = stateTax;
  }
  if (state.states) result.states = state.states;
  if (local) {
    result.localTax = local.tax;
    result.localTaxes = local.taxes;
  }
  return result;
}
