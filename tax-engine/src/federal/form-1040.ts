import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus, HouseholdFilingStatus } from '@bracketwise/contract/filing-status';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { dependentCareCredit } from '../law/federal/dependent-care-credit.ts';
import { qualifyingChildAgeBelow, qualifyingStudentAgeBelow } from '../law/federal/earned-income-credit-eligibility.ts';
import type { ActiveBusinessIncome, FederalReturn } from '../rules/federal-return.ts';
import { netSection1231, type Section1231 } from '../rules/section-1231.ts';
import type { NetGains } from '../rules/investments.ts';
import { netGains } from '../rules/investments.ts';
import type { ItemizedDeductions } from '../rules/itemized-deductions.ts';
import type { StandardDeduction } from '../rules/standard-deduction.ts';

/** Choices of a filing that are not part of the household. */
export interface FilingChoices {
  /** State income tax for Schedule A if the household does not state it, in US dollars. Without it, the state tax of wages is not itemized. */
  readonly stateIncomeTax?: Usd | undefined;
  /** The part of it that is local. */
  readonly localIncomeTax?: Usd | undefined;
  /** Whether the state form includes refundable credits. The main calculator's estimates leave them out. */
  readonly stateRefundableCredits?: boolean | undefined;
  /** Which deduction to take; the larger one by default. */
  readonly deduction?: 'standard' | 'itemized' | undefined;
  /** Whether Form 1040 line 16 comes from the Tax Table where a filed return must use it. */
  readonly taxTable?: boolean;
  /** Number of standard deduction additions, if it is not known who is 65 or older and who is blind. */
  readonly agedOrBlind?: number;
  /** Whether foreign earned income is the profit of the filer's own business. */
  readonly foreignSelfEmployment?: boolean | undefined;
  /** Whether another country's social security covers that business, so that it owes no self-employment tax. */
  readonly certificateOfCoverage?: boolean | undefined;
  /** Whether a nonresident household was a resident for a part of the year, which gives it the credits for children: Publication 519, chapter 6. */
  readonly dualStatus?: boolean | undefined;
  /** What incentive stock options, exercised and kept, are worth beyond their price: Form 6251 line 2i. US dollars. */
  readonly incentiveStockOptions?: Usd;
  /** Of the owner of a business. Only South Carolina taxes it apart. */
  readonly activeBusinessIncome?: ActiveBusinessIncome | undefined;
  /** Taxes on the business that the owner deducts, but not on the state's return. Only California's form adds them back. US dollars. */
  readonly entityTaxAddedBack?: Usd;
}

type CompleteChoices = { readonly [Name in keyof Required<FilingChoices>]: FilingChoices[Name] };

/** In one object shape: reading a choice from objects of many shapes is slow. */
const NO_CHOICES: CompleteChoices = {
  stateIncomeTax: undefined,
  localIncomeTax: undefined,
  stateRefundableCredits: undefined,
  deduction: undefined,
  taxTable: undefined,
  agedOrBlind: undefined,
  foreignSelfEmployment: undefined,
  certificateOfCoverage: undefined,
  dualStatus: undefined,
  incentiveStockOptions: undefined,
  activeBusinessIncome: undefined,
  entityTaxAddedBack: 0,
};

export const completeChoices = (given: FilingChoices): CompleteChoices => ({ ...NO_CHOICES, ...given });

const NO_STANDARD_DEDUCTION: StandardDeduction = { basic: 0, additional: 0, gifts: 0, total: 0 };

/** The status whose rates apply: a surviving spouse has those of a couple. 26 U.S.C. § 1(a). */
export const scheduleStatusOf = (status: HouseholdFilingStatus): FilingStatus =>
  status === 'qualifyingSurvivingSpouse' ? 'marriedJoint' : status;

/** Form 1040 while it is being filled in; complete once `fileForm1040` returns it. US dollars, rounded to cents. */
export class Form1040 implements FederalReturn {
  readonly household: CompleteHousehold;
  readonly choices: CompleteChoices;
  readonly year: LawYear;
  /** A surviving spouse is single where the law gives a couple more only on a joint return. */
  readonly status: FilingStatus;
  /** The status whose rates and standard deduction apply: a surviving spouse has those of a couple. 26 U.S.C. §§ 1(a), 63(c)(2)(A). */
  readonly scheduleStatus: FilingStatus;
  /** Lines of the income tax; they add up to `federalIncomeTax`. */
  readonly federalLines: ExplanationLine[] = [];
  /** Lines of the payroll and self-employment taxes; they add up to those taxes. */
  readonly payrollLines: ExplanationLine[] = [];
  /** The income tax so far. */
  readonly worksheet: Worksheet;

  readonly activeBusinessIncome: ActiveBusinessIncome | undefined;
  readonly entityTaxAddedBack: Usd;
  readonly wages: Usd;
  readonly section1231: Section1231;
  readonly gains: NetGains;
  readonly gainsOfYear: NetGains;
  /** Net earnings of both spouses that are subject to self-employment tax. */
  netEarnings: Usd = 0;
  selfEmploymentTax: Usd = 0;
  selfEmploymentTaxDeduction: Usd = 0;
  /** Half of the self-employment tax on the filer's own business. */
  ownSelfEmploymentTaxDeduction: Usd = 0;
  socialSecurity: Usd = 0;
  medicare: Usd = 0;
  additionalMedicare: Usd = 0;

  /** Form 2441 lines 25 and 26. */
  excludedCareBenefits: Usd = 0;
  taxableCareBenefits: Usd = 0;
  housingExclusion: Usd = 0;
  foreignEarnedIncomeExclusion: Usd = 0;
  unemploymentExclusion: Usd = 0;
  /** Rents and shares of partnerships within the limit on passive losses. */
  rentalIncome: Usd = 0;
  partnershipIncome: Usd = 0;
  /** Business loss that may not reduce other income this year. */
  excessBusinessLoss: Usd = 0;
  taxableSocialSecurity: Usd = 0;
  /** Form 1040 line 9. */
  totalIncome: Usd = 0;
  hsaDeduction: Usd = 0;
  iraDeduction: Usd = 0;
  /** Contributions to the plan of each spouse's own business. */
  ownSelfEmployedRetirement: Usd = 0;
  spouseSelfEmployedRetirement: Usd = 0;
  /** The part of the premiums that each spouse's business allows to deduct. */
  ownSelfEmployedHealthInsurance: Usd = 0;
  spouseSelfEmployedHealthInsurance: Usd = 0;
  studentLoanInterestDeduction: Usd = 0;
  educatorExpenses: Usd = 0;
  adjustedGrossIncome: Usd = 0;

  standard: StandardDeduction = NO_STANDARD_DEDUCTION;
  standardDeduction: Usd = 0;
  itemizedDeductions: ItemizedDeductions | undefined = undefined;
  itemizedDeductionsLimitation: Usd = 0;
  itemizes = false;
  deduction: Usd = 0;
  /** Gifts deducted in addition to the standard deduction. */
  nonItemizerGifts: Usd = 0;
  /** The same if they are deducted after the adjusted gross income: in every year but 2020. */
  giftsFromAgi: Usd = 0;
  tipsDeduction: Usd = 0;
  overtimeDeduction: Usd = 0;
  carLoanInterestDeduction: Usd = 0;
  seniorDeduction: Usd = 0;
  /** Income after all deductions except the QBI deduction; may be negative. */
  incomeBeforeBusinessDeduction: Usd = 0;
  qualifiedBusinessIncomeDeduction: Usd = 0;
  taxableIncome: Usd = 0;

  regularTax: Usd = 0;
  excessAdvancePremiumCredit: Usd = 0;
  alternativeMinimumTax: Usd = 0;
  incomeTaxBeforeCredits: Usd = 0;
  /** Foreign tax on the pay that is not excluded. */
  creditableTaxOnEarnings: Usd = 0;
  foreignTaxCredit: Usd = 0;
  dependentCareExpenses: Usd = 0;
  dependentCareRate = 0;
  dependentCareCreditBeforeLimit: Usd = 0;
  dependentCareCredit: Usd = 0;
  elderlyCredit: Usd = 0;
  educationCredits: Usd = 0;
  saversCredit: Usd = 0;
  energyCredits: Usd = 0;
  cleanVehicleCredit: Usd = 0;
  adoptionCredit: Usd = 0;
  taxBeforeChildTaxCredit: Usd = 0;
  childTaxCreditAllowed: Usd = 0;
  childTaxCredit: Usd = 0;
  taxAfterNonrefundableCredits: Usd = 0;
  additionalChildTaxCredit: Usd = 0;
  refundableEducationCredit: Usd = 0;
  refundableAdoptionCredit: Usd = 0;
  premiumTaxCredit: Usd = 0;
  earnedIncomeCredit: Usd = 0;
  earnedIncomeCreditWithAnyNumber: Usd = 0;
  earnedIncomeCreditDenied = false;
  earnedIncomeCreditSource = '';
  incomeTaxAfterCredits: Usd = 0;
  netInvestmentIncomeTax: Usd = 0;
  earlyDistributionTax: Usd = 0;
  /** Of 2020 and 2021, beyond the advance payments. */
  recoveryRebateCredit: Usd = 0;
  federalIncomeTax: Usd = 0;

  constructor(household: CompleteHousehold, choices: FilingChoices | undefined) {
    this.household = household;
    this.choices = choices ? completeChoices(choices) : NO_CHOICES;
    this.year = household.taxYear;
    const { filingStatus } = household;
    this.status = filingStatus === 'qualifyingSurvivingSpouse' ? 'single' : filingStatus;
    this.scheduleStatus = scheduleStatusOf(filingStatus);
    this.worksheet = new Worksheet('federal', this.federalLines);
    this.activeBusinessIncome = this.choices.activeBusinessIncome;
    this.entityTaxAddedBack = this.choices.entityTaxAddedBack ?? 0;
    this.wages = household.wages + household.spouseWages;
    this.section1231 = netSection1231(household);
    const { shortTermGain, capitalLossCarryover, shortTermLossCarryover } = household;
    const longTermGain = roundToCents(household.longTermGain + this.section1231.capitalGain);
    this.gainsOfYear = netGains(shortTermGain, longTermGain, this.status, this.year);
    this.gains =
      capitalLossCarryover === 0 && shortTermLossCarryover === 0
        ? this.gainsOfYear
        : netGains(
            roundToCents(shortTermGain - shortTermLossCarryover),
            roundToCents(longTermGain - capitalLossCarryover),
            this.status,
            this.year,
          );
  }

  get grossIncome(): Usd {
    return Math.max(0, this.totalIncome);
  }

  get basicStandardDeduction(): Usd {
    return this.standard.basic;
  }

  get spouseSelfEmploymentTaxDeduction(): Usd {
    return this.selfEmploymentTaxDeduction - this.ownSelfEmploymentTaxDeduction;
  }

  get propertyTaxPaid(): Usd {
    return this.household.nonresident ? 0 : this.household.propertyTax;
  }

  get stateIncomeTaxPaid(): Usd {
    return this.household.stateIncomeTaxPaid ?? this.choices.stateIncomeTax ?? 0;
  }

  get localIncomeTaxPaid(): Usd {
    return this.household.stateIncomeTaxPaid === undefined ? (this.choices.localIncomeTax ?? 0) : 0;
  }

  get suspendedPassiveLoss(): Usd {
    const { rentalIncome, partnershipIncome } = this.household;
    return roundToCents(this.rentalIncome + this.partnershipIncome - rentalIncome - partnershipIncome);
  }

  get passiveIncome(): Usd {
    return this.rentalIncome + (this.household.partnershipIsActive ? 0 : this.partnershipIncome);
  }

  /** Excluded foreign income, which counts toward modified adjusted gross income. */
  get excludedIncome(): Usd {
    return this.housingExclusion + this.foreignEarnedIncomeExclusion;
  }

  /** Foreign pay that is not excluded. It is earned income, but not for credits that need a home in the United States. */
  get taxedForeignEarnings(): Usd {
    return Math.max(0, this.household.foreignEarnedIncome - this.excludedIncome);
  }

  get modifiedAgi(): Usd {
    return this.adjustedGrossIncome + this.excludedIncome;
  }

  /** Modified adjusted gross income for the premium tax credit: also with untaxed benefits and interest. 26 U.S.C. § 36B(d)(2)(B). */
  get premiumModifiedAgi(): Usd {
    const { socialSecurityBenefits, spouseSocialSecurityBenefits, taxExemptInterest } = this.household;
    const untaxedBenefits = socialSecurityBenefits + spouseSocialSecurityBenefits - this.taxableSocialSecurity;
    return this.modifiedAgi + untaxedBenefits + taxExemptInterest;
  }

  /** Form 1040-NR has no line for it: 26 U.S.C. § 873. */
  get alimonyPaid(): Usd {
    return this.household.nonresident ? 0 : this.household.alimonyPaid;
  }

  get selfEmployedRetirement(): Usd {
    return this.ownSelfEmployedRetirement + this.spouseSelfEmployedRetirement;
  }

  get selfEmployedHealthInsurance(): Usd {
    return this.ownSelfEmployedHealthInsurance + this.spouseSelfEmployedHealthInsurance;
  }

  /** Schedule 1 lines 11, 14, 16, 17, 18 and 19a. */
  get otherAdjustments(): Usd {
    const { savingsPenalty, movingExpenses } = this.household;
    const ofOwners = this.selfEmployedRetirement + this.selfEmployedHealthInsurance;
    return ofOwners + this.educatorExpenses + movingExpenses + savingsPenalty + this.alimonyPaid;
  }

  /** The filer's wages for Social Security and Medicare: Form W-2 box 5. */
  get ownPayrollWages(): Usd {
    return this.household.wages + this.household.electiveDeferrals;
  }

  get spousePayrollWages(): Usd {
    return this.household.spouseWages + this.household.spouseElectiveDeferrals;
  }

  /** Net capital gain and qualified dividends. */
  get preferentialIncome(): Usd {
    return this.gains.longTermGain + this.household.qualifiedDividends;
  }

  /** Earned income of everyone on the return, as the credits define it. 26 U.S.C. § 32(c)(2)(A). */
  get earnedIncome(): Usd {
    const { selfEmploymentProfit, spouseSelfEmploymentProfit } = this.household;
    return this.wages + this.taxableCareBenefits + selfEmploymentProfit + spouseSelfEmploymentProfit - this.selfEmploymentTaxDeduction;
  }

  careWithoutBenefits(limit: Usd = Infinity): Usd {
    return Math.max(0, Math.min(this.household.dependentCareExpenses, limit) - this.excludedCareBenefits);
  }

  /** Whether everyone on the return has a Social Security number valid for work. */
  get everyoneHasSsn(): boolean {
    return this.household.hasSsn && this.household.spouseHasSsn;
  }

  /** Whether spouses who lived apart all year file separately. */
  get isSeparated(): boolean {
    return this.household.livedApart && this.status === 'marriedSeparate';
  }

  /** Number of people on the return who are at least `age`. */
  peopleAged(age: number): 0 | 1 | 2 {
    const { household } = this;
    const own = household.age >= age;
    const spouse = this.status === 'marriedJoint' && household.spouseAge >= age;
    return own && spouse ? 2 : own || spouse ? 1 : 0;
  }

  dependentsBelow(age: number): number {
    let count = 0;
    for (const dependent of this.household.dependentAges) if (dependent < age) count += 1;
    for (const dependent of this.household.dependents) if (dependent.qualifyingRelative && dependent.age < age) count -= 1;
    return count;
  }

  dependentsWithSsnBelow(age: number): number {
    const without = this.household.dependents.filter(
      (dependent) => !dependent.hasSsn && !dependent.qualifyingRelative && dependent.age < age,
    );
    return this.dependentsBelow(age) - without.length;
  }

  /** Number of qualifying relatives with a Social Security number valid for work. */
  get relativesWithSsn(): number {
    return this.household.dependents.filter(({ qualifyingRelative, hasSsn }) => qualifyingRelative && hasSsn).length;
  }

  private get hasNoDependents(): boolean {
    return this.household.dependentAges.length === 0;
  }

  get qualifyingChildren(): number {
    if (this.hasNoDependents) return 0;
    return this.dependentsBelow(qualifyingChildAgeBelow[this.year].value) + this.olderQualifyingChildren.length;
  }

  get qualifyingChildrenWithSsn(): number {
    if (this.hasNoDependents) return 0;
    const older = this.olderQualifyingChildren.filter(({ hasSsn }) => hasSsn);
    return this.dependentsWithSsnBelow(qualifyingChildAgeBelow[this.year].value) + older.length;
  }

  /** Students and disabled children. 26 U.S.C. § 152(c)(3). */
  private get olderQualifyingChildren(): CompleteHousehold['dependents'] {
    const child = qualifyingChildAgeBelow[this.year].value;
    const student = qualifyingStudentAgeBelow[this.year].value;
    return this.household.dependents.filter(
      ({ age, fullTimeStudent, disabled, qualifyingRelative }) =>
        age >= child && !qualifyingRelative && (disabled || (fullTimeStudent && age < student)),
    );
  }

  get dependentsInCare(): number {
    const { ageBelow } = dependentCareCredit[this.year].value;
    const disabled = this.household.dependents.filter(
      (dependent) => dependent.disabled && (dependent.age >= ageBelow || dependent.qualifyingRelative),
    );
    return this.dependentsBelow(ageBelow) + disabled.length;
  }
}

/** A line or group of lines: reads the household and earlier lines and writes its own. */
export type FederalStep = (form: Form1040) => void;
