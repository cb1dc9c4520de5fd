/** The lines of the worksheet that explains an estimate or a return. */
import type { Usd } from './amounts.ts';

/** The sections of an estimate's worksheet. The lines of each section add up to its tax. */
export const ESTIMATE_SECTIONS = ['federal', 'payroll', 'state'] as const;

/** The sections of a return's worksheet. */
export const EXPLANATION_SECTIONS = ['federal', 'payroll', 'state', 'local'] as const;
export type ExplanationSection = (typeof EXPLANATION_SECTIONS)[number];

/** What states take from employees' pay in addition to income tax, for insurance programs and transit. Each is a line of the payroll section. */
export const LEVY_NAMES = [
  'childCareContribution',
  'disabilityBenefits',
  'familyLeaveInsurance',
  'longTermCareInsurance',
  'paidFamilyLeave',
  'paidLeave',
  'stateDisabilityInsurance',
  'temporaryDisabilityInsurance',
  'transitTax',
  'unemploymentAndWorkforce',
  'unemploymentInsurance',
] as const;
export type LevyName = (typeof LEVY_NAMES)[number];

/** Every label that a line of an estimate can have, in any state and year. Pages have a text for each. */
export const LINE_LABELS = [
  // Starting points.
  'grossIncome',
  'federalAdjustedGrossIncome',
  'federalTaxableIncome',
  // Deductions and additions.
  'standardDeduction',
  'personalExemption',
  'lowIncomeExemption',
  'federalTaxDeduction',
  'payrollTaxDeduction',
  'deductionAddBack',
  'taxableIncome',
  // Taxes.
  'socialSecurity',
  'medicare',
  'additionalMedicare',
  ...LEVY_NAMES,
  'bracket',
  'flatTax',
  'taxTable',
  'baseAmount',
  'surtax',
  'lowBracketAddBack',
  'recapture',
  'alternateTax',
  // Credits.
  'bracketAdjustment',
  'exemptionCredit',
  'personalCredit',
  'householdCredit',
  'lowIncomeCredit',
  'limitedIncomeCredit',
  'familySizeCredit',
  'taxpayerCredit',
  'taxReliefCredit',
  'earnedIncomeCredit',
  'taxForgiveness',
  'federalTaxLimit',
  'refundableCreditChoice',
  // Reasons why no tax is due.
  'noIncomeTax',
  'belowFilingThreshold',
] as const;

/** Additional labels of a return with more than wages. Pages that show such a return have a text for each. */
export const RETURN_LINE_LABELS = [
  // Income, in the order of Form 1040.
  'wages',
  'spouseWages',
  'dependentCareBenefits',
  'section1231',
  'netProfit',
  'ownerSalary',
  'shareOfProfit',
  'excessBusinessLoss',
  'taxableInterest',
  'taxExemptInterest',
  'taxExemptInterestExclusion',
  'ordinaryDividends',
  'qualifiedDividends',
  'rentalIncome',
  'royalties',
  'partnershipIncome',
  'suspendedPassiveLoss',
  'shortTermGain',
  'longTermGain',
  'capitalLossDeduction',
  'capitalLossCarryover',
  'pensionIncome',
  'taxableSocialSecurity',
  'unemploymentCompensation',
  'unemploymentExclusion',
  'alimonyReceived',
  'gamblingWinnings',
  'foreignEarnedIncome',
  'foreignIncome',
  'otherIncome',
  'otherTaxableIncome',
  'effectivelyConnectedWages',
  'usWages',
  'housingExclusion',
  'foreignEarnedIncomeExclusion',
  'excludedIncome',
  // Adjustments.
  'selfEmploymentTaxDeduction',
  'selfEmployedRetirement',
  'selfEmployedHealthInsurance',
  'employerTaxDeduction',
  'hsaDeduction',
  'iraDeduction',
  'studentLoanInterestDeduction',
  'educatorExpenses',
  'alimonyPaid',
  'savingsPenalty',
  'movingExpenses',
  'adjustedGrossIncome',
  // Deductions.
  'additionalStandardDeduction',
  'giftsBesideStandardDeduction',
  'medicalDeduction',
  'stateLocalTaxDeduction',
  'mortgageInterestDeduction',
  'mortgageInsuranceDeduction',
  'charitableDeduction',
  'gamblingLosses',
  'otherItemizedDeduction',
  'itemizedDeductionsLimitation',
  'seniorDeduction',
  'tipsDeduction',
  'overtimeDeduction',
  'carLoanInterestDeduction',
  'qualifiedBusinessIncomeDeduction',
  // Taxes.
  'preferentialRate',
  'unrecapturedSection1250Gain',
  'collectiblesGain',
  'ordinaryTaxLimit',
  'netUnearnedIncome',
  'taxAtParentsRates',
  'taxTableRounding',
  'minimumTaxableIncome',
  'minimumTaxExemption',
  'tentativeMinimumTax',
  'premiumHouseholdIncome',
  'premiumContribution',
  'excessAdvancePremiumCredit',
  'alternativeMinimumTax',
  'modifiedAdjustedGrossIncome',
  'netInvestmentIncomeTax',
  'earlyDistributionTax',
  'netEarnings',
  'selfEmploymentSocialSecurity',
  'selfEmploymentMedicare',
  'employerSocialSecurity',
  'employerMedicare',
  'corporateIncomeTax',
  'corporateStateTaxExemption',
  'corporateStateTax',
  'corporateStateMinimum',
  'corporateStateTaxDeduction',
  'payrollTaxExemption',
  // Credits.
  'foreignTaxCredit',
  'dependentCareCredit',
  'elderlyCredit',
  'educationCredits',
  'saversCredit',
  'homeImprovementCredit',
  'cleanVehicleCredit',
  'adoptionCredit',
  'cleanEnergyCredit',
  'childTaxCreditInFull',
  'childTaxCreditPhaseOut',
  'childTaxCredit',
  'additionalChildTaxCredit',
  'refundableEducationCredit',
  'refundableAdoptionCredit',
  'premiumTaxCredit',
  'recoveryRebateCredit',
  // Additional lines of state forms for whole households.
  'dependentExemption',
  'ageExemption',
  'ageDeduction',
  'socialSecuritySubtraction',
  'retirementIncomeSubtraction',
  'unemploymentSubtraction',
  'interestSubtraction',
  'spouseAdjustment',
  'twoEarnerDeduction',
  'childDeduction',
  'dependentCareDeduction',
  'propertyTaxDeduction',
  'rentDeduction',
  'itemizedDeductions',
  'stateTaxAddBack',
  'federalDeductionAddBack',
  'payBeforeTax',
  'dependentCredit',
  'ageCredit',
  'retirementIncomeCredit',
  'twoEarnerCredit',
  'propertyTaxCredit',
  'rentersCredit',
  'salesTaxCredit',
  'charitableCredit',
  'familyCredit',
  'stateMinimumTax',
  // State rules for gains, dividends and business income.
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
  'selfEmploymentTaxAddBack',
  'qualifiedBusinessIncomeAddBack',
  'businessIncomeDeduction',
  'businessIncomeRate',
  // Local taxes.
  'localIncomeTax',
  'localSurcharge',
  'occupationalTax',
  'schoolTaxCredit',
  'schoolTaxRateReduction',
  'otherCityCredit',
  // Two states in one year.
  'stateIncomeShare',
  'otherStateCredit',
  'nonresidentTax',
] as const;

/** Additional labels of what a business and its owner owe. Only pages about businesses have a text for each. */
export const BUSINESS_LINE_LABELS = [
  'smallBusinessCredit',
  'ownersPayDeduction',
  'enterpriseTax',
  'enterpriseTaxCredit',
  'grossReceiptsTax',
  'entityFee',
  'entityTaxDeduction',
  'passThroughEntityTax',
  'passThroughEntityCredit',
  'federalUnemploymentTax',
  'stateUnemploymentTax',
  'employmentTrainingTax',
  'employerPaidLeave',
  'businessPayrollTax',
  'ownersHealthInsurance',
  'ownersPlan',
] as const;

export type LineLabel = (typeof LINE_LABELS)[number] | (typeof RETURN_LINE_LABELS)[number] | (typeof BUSINESS_LINE_LABELS)[number];

/** One line of the worksheet, in the order it was computed. */
export interface ExplanationLine {
  section: ExplanationSection;
  /** Pages translate it. */
  label: LineLabel;
  /** The line's amount in dollars: an income, a deduction or credit (negative), or the income in a bracket. */
  amount: Usd;
  /** Tax that the line adds, in dollars; negative if it reduces the tax. Absent on lines that only lead to the tax. */
  tax?: Usd | undefined;
  /** Rate applied to `amount`, as a fraction. */
  rate?: number | undefined;
  /** Lower end of the bracket. */
  from?: Usd | undefined;
  /** Upper end of the bracket; absent for the last one. */
  to?: Usd | undefined;
  /** Statute, form line or publication of the line's figures. */
  source: string;
}

/** Credits of the federal return that are at most the tax, by their names in the response, in the order of Form 1040 lines 19 and 20. */
export const CREDITS_AGAINST_TAX = [
  'foreignTaxCredit',
  'dependentCareCredit',
  'elderlyCredit',
  'educationCredits',
  'saversCredit',
  'energyCredits',
  'cleanVehicleCredit',
  'adoptionCredit',
  'childTaxCredit',
] as const;

/** Credits that are paid out beyond the tax. 26 U.S.C. §§ 24(d), 25A(i), 23(a)(4), 36B, 32, 6428 to 6428B. */
export const REFUNDED_CREDITS = [
  'additionalChildTaxCredit',
  'refundableEducationCredit',
  'refundableAdoptionCredit',
  'premiumTaxCredit',
  'earnedIncomeCredit',
  'recoveryRebateCredit',
] as const;
