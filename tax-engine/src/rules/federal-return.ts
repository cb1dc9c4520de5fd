import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import type { NetGains } from './investments.ts';
import type { ItemizedDeductions } from './itemized-deductions.ts';
import type { Section1231 } from './section-1231.ts';

/** Business income that is not pay for the owner's own work, where the state taxes it apart from other income. */
export interface ActiveBusinessIncome {
  /** US dollars. */
  readonly amount: Usd;
  /** Whether the corporation has chosen to pay the state's tax on it, so that the owner leaves it out. */
  readonly paidByEntity: boolean;
}

/** The lines of a federal return that state forms, questions and pages read. US dollars, rounded to cents. */
export interface FederalReturn {
  readonly household: CompleteHousehold;
  readonly year: LawYear;
  readonly status: FilingStatus;
  /** The status whose rates apply: a surviving spouse has those of a couple. */
  readonly scheduleStatus: FilingStatus;
  /** Only a question about a business knows it. */
  readonly activeBusinessIncome: ActiveBusinessIncome | undefined;
  /** Taxes on the business that its owner deducts, but not on the state's return. Only a question about a business knows them. */
  readonly entityTaxAddedBack: Usd;
  /** Of both spouses. */
  readonly wages: Usd;
  /** Wages for Social Security and Medicare: Form W-2 box 5. */
  readonly ownPayrollWages: Usd;
  readonly spousePayrollWages: Usd;
  /** Half of both spouses' self-employment tax. */
  readonly selfEmploymentTaxDeduction: Usd;
  /** Business loss that may not reduce other income this year, already added to `grossIncome`. */
  readonly excessBusinessLoss: Usd;
  /** Rents and shares of partnerships within the limit on passive losses; negative for a loss. */
  readonly rentalIncome: Usd;
  readonly partnershipIncome: Usd;
  /** Passive loss that may not reduce other income this year, already added to `grossIncome`. */
  readonly suspendedPassiveLoss: Usd;
  /** Rents and shares of partnerships without an active part. */
  readonly passiveIncome: Usd;
  /** Its capital gain is also in `gains`. */
  readonly section1231: Section1231;
  /** Net capital gain or loss. */
  readonly gains: NetGains;
  /** The same without losses of earlier years. */
  readonly gainsOfYear: NetGains;
  /** Form 1040 line 9, not below zero. */
  readonly grossIncome: Usd;
  /** Half of the self-employment tax on the filer's own business. */
  readonly ownSelfEmploymentTaxDeduction: Usd;
  readonly spouseSelfEmploymentTaxDeduction: Usd;
  /** Dependent care benefits that are not taxed, and those that are. */
  readonly excludedCareBenefits: Usd;
  readonly taxableCareBenefits: Usd;
  readonly hsaDeduction: Usd;
  readonly iraDeduction: Usd;
  /** Contributions of both spouses to the plans of their own businesses. */
  readonly selfEmployedRetirement: Usd;
  readonly spouseSelfEmployedRetirement: Usd;
  /** Premiums for health insurance that both spouses' own businesses allow to deduct. */
  readonly selfEmployedHealthInsurance: Usd;
  readonly spouseSelfEmployedHealthInsurance: Usd;
  readonly studentLoanInterestDeduction: Usd;
  readonly educatorExpenses: Usd;
  /** What owners deduct for their plans and health insurance, educator and moving expenses, penalties on early withdrawals, and alimony paid. */
  readonly otherAdjustments: Usd;
  /** Untaxed unemployment compensation in 2020. */
  readonly unemploymentExclusion: Usd;
  /** Earned income for the earned income credit: both spouses' wages and net earnings, minus half of the self-employment tax. */
  readonly earnedIncome: Usd;
  /** Income excluded under 26 U.S.C. § 911, already subtracted from `grossIncome`. */
  readonly housingExclusion: Usd;
  readonly foreignEarnedIncomeExclusion: Usd;
  readonly taxableSocialSecurity: Usd;
  /** May be negative. */
  readonly adjustedGrossIncome: Usd;
  /** With excluded foreign income, as 26 U.S.C. §§ 24(b)(1), 151(d)(5)(C), 163(h)(4), 164(b)(7), 224 and 225 define it. */
  readonly modifiedAgi: Usd;
  /** With the additions for age and blindness, whether or not it is taken. */
  readonly standardDeduction: Usd;
  /** The standard deduction without these additions. */
  readonly basicStandardDeduction: Usd;
  /** Property tax on Schedule A, before the cap. Form 1040-NR has no line for it: 26 U.S.C. § 873. */
  readonly propertyTaxPaid: Usd;
  /** State income tax on line 5a of Schedule A, before the cap. */
  readonly stateIncomeTaxPaid: Usd;
  /** The part of it known to be local. */
  readonly localIncomeTaxPaid: Usd;
  /** Reduction of the itemized deductions under § 68. */
  readonly itemizedDeductionsLimitation: Usd;
  /** Gifts deducted in addition to the standard deduction. */
  readonly nonItemizerGifts: Usd;
  readonly tipsDeduction: Usd;
  readonly overtimeDeduction: Usd;
  readonly carLoanInterestDeduction: Usd;
  /** Schedule A before the limit of § 68, whether or not it is taken; undefined if the household has no such expense. */
  readonly itemizedDeductions: ItemizedDeductions | undefined;
  readonly itemizes: boolean;
  /** The larger of the two deductions, Form 1040 line 12. */
  readonly deduction: Usd;
  readonly seniorDeduction: Usd;
  readonly qualifiedBusinessIncomeDeduction: Usd;
  readonly taxableIncome: Usd;
  /** Form 1040 line 16. */
  readonly regularTax: Usd;
  readonly alternativeMinimumTax: Usd;
  /** Schedule 2: advance payments of the premium tax credit that are repaid. */
  readonly excessAdvancePremiumCredit: Usd;
  /** The sum of the three above: Form 1040 line 18. */
  readonly incomeTaxBeforeCredits: Usd;
  readonly foreignTaxCredit: Usd;
  readonly dependentCareCredit: Usd;
  /** Form 2441 line 9, before the tax limits it. */
  readonly dependentCareCreditBeforeLimit: Usd;
  /** Qualifying expenses, Form 2441 line 6, and the credited share of them as a fraction. */
  readonly dependentCareExpenses: Usd;
  readonly dependentCareRate: number;
  readonly elderlyCredit: Usd;
  /** The nonrefundable part. */
  readonly educationCredits: Usd;
  readonly saversCredit: Usd;
  /** Schedule 3 lines 5a and 5b. */
  readonly energyCredits: Usd;
  readonly cleanVehicleCredit: Usd;
  /** The nonrefundable part. */
  readonly adoptionCredit: Usd;
  /** What the tax leaves for the child tax credit: Schedule 8812 line 13. */
  readonly taxBeforeChildTaxCredit: Usd;
  /** The nonrefundable part, including the credit for other dependents. */
  readonly childTaxCredit: Usd;
  /** Schedule 8812 line 12: before the tax limits it. */
  readonly childTaxCreditAllowed: Usd;
  /** Form 1040 line 22. */
  readonly taxAfterNonrefundableCredits: Usd;
  readonly additionalChildTaxCredit: Usd;
  readonly refundableEducationCredit: Usd;
  readonly refundableAdoptionCredit: Usd;
  /** Schedule 3 line 9: beyond the advance payments. */
  readonly premiumTaxCredit: Usd;
  readonly earnedIncomeCredit: Usd;
  /** The same without the rule that everyone needs a Social Security number, 26 U.S.C. § 32(m): some states leave that rule out. */
  readonly earnedIncomeCreditWithAnyNumber: Usd;
  /** Whether a nonresident or somebody's dependent files, or foreign income is excluded: 26 U.S.C. § 32(c)(1). */
  readonly earnedIncomeCreditDenied: boolean;
  /**
   * Income tax minus all credits but the premium tax credit, not below zero, without the net investment income tax. States that deduct
   * federal tax start from this figure.
   */
  readonly incomeTaxAfterCredits: Usd;
  readonly netInvestmentIncomeTax: Usd;
  /** Both halves. */
  readonly selfEmploymentTax: Usd;
  /** The employee's shares, on wages. */
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  /** On wages and self-employment. */
  readonly additionalMedicare: Usd;
  /** Income tax, net investment income tax and the tax on early distributions, minus all credits; negative if more is refunded than owed. */
  readonly federalIncomeTax: Usd;
  /** Care paid for with taxed money, of expenses up to a state's limit: 26 U.S.C. § 21(c); Form 2441 lines 27 to 31. */
  careWithoutBenefits(limit?: Usd): Usd;
  /** Whether everyone on the return has a Social Security number valid for work. */
  readonly everyoneHasSsn: boolean;
  /** Number of taxpayers on the return who are at least `age`. */
  peopleAged(age: number): 0 | 1 | 2;
  /** Number of dependents younger than `age` at the end of the year, without qualifying relatives. */
  dependentsBelow(age: number): number;
  /** Those of them with a Social Security number valid for work. */
  dependentsWithSsnBelow(age: number): number;
  /** Number of qualifying children for the earned income credit: 26 U.S.C. § 32(c)(3). */
  readonly qualifyingChildren: number;
  /** Those of them with a Social Security number valid for work. */
  readonly qualifyingChildrenWithSsn: number;
  /** Number of dependents whose care counts: young children and the disabled. 26 U.S.C. § 21(b)(1). */
  readonly dependentsInCare: number;
}
