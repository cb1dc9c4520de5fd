/** The engine's only input: who is in the household, where they live, what they earn and what they may deduct. */
import { FILING_STATUSES, INCOME_LIMITS, TAX_YEARS, type FilingStatus, type TaxYear, type Usd } from './kernel/contract.ts';
import { roundToCents } from './kernel/money.ts';
import { STATE_NAMES, type StateCode } from './state-codes.ts';

/** Maximum number of dependents: more than any real household, and few enough to loop over. */
export const MOST_DEPENDENTS = 100;
/** Maximum age, in years. */
export const HIGHEST_AGE = 130;

/**
 * A household in one tax year: full-year residents with Social Security numbers. Amounts are US dollars per year and default to zero. Only
 * a
 * joint return may have amounts of the spouse.
 */
export interface Household {
  readonly taxYear: TaxYear;
  /** State of residence; without it only federal taxes are computed. */
  readonly state?: StateCode | undefined;
  readonly filingStatus: FilingStatus;
  /** At the end of the year; 40 by default. */
  readonly age?: number;
  readonly spouseAge?: number;
  readonly blind?: boolean;
  /** Counts on a joint return only. */
  readonly spouseBlind?: boolean;
  /** Ages of the dependents at the end of the year. Each is a qualifying child if the age allows it. */
  readonly dependentAges?: readonly number[];

  /** Form W-2 box 1, after 401(k) deferrals. */
  readonly wages?: Usd;
  readonly spouseWages?: Usd;
  /** 401(k) deferrals before tax: not in `wages`, but subject to Social Security and Medicare taxes. 26 U.S.C. § 3121(v)(1)(A). */
  readonly electiveDeferrals?: Usd;
  readonly spouseElectiveDeferrals?: Usd;
  /** Net profit of Schedule C. */
  readonly selfEmploymentProfit?: Usd;
  readonly spouseSelfEmploymentProfit?: Usd;
  /** Share of the profit of an S corporation that the filer runs. Its wages to the filer belong in `wages`. */
  readonly sCorporationProfit?: Usd;
  /** All W-2 wages that the S corporation pays. */
  readonly sCorporationWages?: Usd;
  /** Whether the businesses are specified services such as law, health or consulting. 26 U.S.C. § 199A(d)(2). */
  readonly specifiedService?: boolean;
  readonly taxableInterest?: Usd;
  readonly nonqualifiedDividends?: Usd;
  readonly qualifiedDividends?: Usd;
  /** From assets held one year or less, minus losses on such assets. */
  readonly shortTermGain?: Usd;
  /** From assets held more than one year, minus losses on such assets. */
  readonly longTermGain?: Usd;
  /** Taxable pensions, annuities and IRA distributions. */
  readonly pensionIncome?: Usd;
  readonly spousePensionIncome?: Usd;
  /** The part of `pensionIncome` from traditional IRAs, including what moves into a Roth IRA. Some states tax it unlike a pension. */
  readonly iraDistributions?: Usd;
  readonly spouseIraDistributions?: Usd;
  /**
   * The part of `pensionIncome` on which the additional tax of 10% is due, because it was taken before 59½ without an exception:
   * 26 U.S.C. § 72(t). It may be from an IRA too.
   */
  readonly earlyDistributions?: Usd;
  readonly spouseEarlyDistributions?: Usd;
  /** The part of `pensionIncome` from a defined benefit plan of an employer, 26 U.S.C. § 414(j). Alabama does not tax it. */
  readonly definedBenefitPension?: Usd;
  readonly spouseDefinedBenefitPension?: Usd;
  readonly socialSecurityBenefits?: Usd;
  readonly spouseSocialSecurityBenefits?: Usd;
  readonly unemploymentCompensation?: Usd;
  /** Taxed at ordinary rates; not earned, so no payroll taxes. */
  readonly otherIncome?: Usd;

  /** Pay of one person for work abroad, free of US payroll taxes. */
  readonly foreignEarnedIncome?: Usd;
  readonly foreignHousingExpenses?: Usd;
  /** Limit on housing expenses in an expensive place, from the year's IRS Notice; the general limit by default. */
  readonly foreignHousingLimit?: Usd;
  /** Whether a full year of foreign earned income and housing is excluded under 26 U.S.C. § 911. */
  readonly excludesForeignIncome?: boolean;
  /** Whether the filer is a nonresident alien, who files Form 1040-NR. */
  readonly nonresident?: boolean;
  /** Whether the wages are exempt from Social Security and Medicare taxes. 26 U.S.C. § 3121(b)(19). */
  readonly payrollTaxExempt?: boolean;

  /** Deductible contributions to traditional IRAs. */
  readonly iraDeduction?: Usd;
  /** Contributions to health savings accounts, except those through an employer. */
  readonly hsaDeduction?: Usd;
  readonly studentLoanInterest?: Usd;
  readonly mortgageInterest?: Usd;
  /** Average debt during the year, from after December 15, 2017. By default the interest is fully deductible. */
  readonly mortgageDebt?: Usd | undefined;
  readonly propertyTax?: Usd;
  /** State income tax for Schedule A. By default the return's own, and the return itemizes if that lowers federal and state tax together. */
  readonly stateIncomeTaxPaid?: Usd | undefined;
  /** Cash to public charities. */
  readonly charitableGifts?: Usd;
  readonly medicalExpenses?: Usd;
  /** From the closed list of Schedule A line 16, such as gambling losses up to the winnings. */
  readonly otherItemizedDeductions?: Usd;
  /** For the care of dependents under 13. */
  readonly dependentCareExpenses?: Usd;
  readonly qualifiedTips?: Usd;
  /** The part of overtime pay above the regular rate. */
  readonly qualifiedOvertime?: Usd;
  readonly carLoanInterest?: Usd;
}

type Optional = 'state' | 'mortgageDebt' | 'stateIncomeTaxPaid' | 'foreignHousingLimit';

/** A validated household with defaults filled in and amounts in whole cents. */
export type CompleteHousehold = Required<Omit<Household, Optional>> & {
  readonly [Key in Optional]: Household[Key] | undefined;
};

const DEFAULT_AGE = 40;
const NO_DEPENDENTS: readonly number[] = [];

/** @throws RangeError that names the field that is out of range */
export function completed(household: Household): CompleteHousehold {
  const { taxYear, state, filingStatus, dependentAges = NO_DEPENDENTS, mortgageDebt, stateIncomeTaxPaid, foreignHousingLimit } = household;
  if (!TAX_YEARS.includes(taxYear)) throw new RangeError(`taxYear: no law of the tax year ${taxYear}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`filingStatus: unknown status ${filingStatus}`);
  if (state !== undefined && !Object.hasOwn(STATE_NAMES, state)) throw new RangeError(`state: unknown state ${state}`);
  if (dependentAges.length > MOST_DEPENDENTS) throw new RangeError(`dependentAges: more than ${MOST_DEPENDENTS} dependents`);
  for (const age of dependentAges) ageOf('dependentAges', age);
  const joint = filingStatus === 'marriedJoint';
  // Written out so that every household has the same object shape.
  return {
    taxYear,
    state,
    filingStatus,
    age: ageOf('age', household.age),
    spouseAge: ageOf('spouseAge', household.spouseAge),
    blind: household.blind === true,
    spouseBlind: joint && household.spouseBlind === true,
    dependentAges,
    wages: amountOf('wages', household.wages),
    spouseWages: ofSpouse('spouseWages', amountOf('spouseWages', household.spouseWages), joint),
    electiveDeferrals: amountOf('electiveDeferrals', household.electiveDeferrals),
    spouseElectiveDeferrals: ofSpouse(
      'spouseElectiveDeferrals',
      amountOf('spouseElectiveDeferrals', household.spouseElectiveDeferrals),
      joint,
    ),
    selfEmploymentProfit: gainOf('selfEmploymentProfit', household.selfEmploymentProfit),
    spouseSelfEmploymentProfit: ofSpouse(
      'spouseSelfEmploymentProfit',
      gainOf('spouseSelfEmploymentProfit', household.spouseSelfEmploymentProfit),
      joint,
    ),
    sCorporationProfit: gainOf('sCorporationProfit', household.sCorporationProfit),
    sCorporationWages: amountOf('sCorporationWages', household.sCorporationWages),
    specifiedService: household.specifiedService === true,
    taxableInterest: amountOf('taxableInterest', household.taxableInterest),
    nonqualifiedDividends: amountOf('nonqualifiedDividends', household.nonqualifiedDividends),
    qualifiedDividends: amountOf('qualifiedDividends', household.qualifiedDividends),
    shortTermGain: gainOf('shortTermGain', household.shortTermGain),
    longTermGain: gainOf('longTermGain', household.longTermGain),
    pensionIncome: amountOf('pensionIncome', household.pensionIncome),
    spousePensionIncome: ofSpouse('spousePensionIncome', amountOf('spousePensionIncome', household.spousePensionIncome), joint),
    iraDistributions: partOf('iraDistributions', 'pensionIncome', household),
    spouseIraDistributions: partOf('spouseIraDistributions', 'spousePensionIncome', household),
    earlyDistributions: partOf('earlyDistributions', 'pensionIncome', household),
    spouseEarlyDistributions: partOf('spouseEarlyDistributions', 'spousePensionIncome', household),
    definedBenefitPension: partOf('definedBenefitPension', 'pensionIncome', household),
    spouseDefinedBenefitPension: partOf('spouseDefinedBenefitPension', 'spousePensionIncome', household),
    socialSecurityBenefits: amountOf('socialSecurityBenefits', household.socialSecurityBenefits),
    spouseSocialSecurityBenefits: ofSpouse(
      'spouseSocialSecurityBenefits',
      amountOf('spouseSocialSecurityBenefits', household.spouseSocialSecurityBenefits),
      joint,
    ),
    unemploymentCompensation: amountOf('unemploymentCompensation', household.unemploymentCompensation),
    otherIncome: amountOf('otherIncome', household.otherIncome),
    foreignEarnedIncome: amountOf('foreignEarnedIncome', household.foreignEarnedIncome),
    foreignHousingExpenses: amountOf('foreignHousingExpenses', household.foreignHousingExpenses),
    foreignHousingLimit: foreignHousingLimit === undefined ? undefined : amountOf('foreignHousingLimit', foreignHousingLimit),
    excludesForeignIncome: household.excludesForeignIncome === true,
    nonresident: household.nonresident === true,
    payrollTaxExempt: household.payrollTaxExempt === true,
    iraDeduction: amountOf('iraDeduction', household.iraDeduction),
    hsaDeduction: amountOf('hsaDeduction', household.hsaDeduction),
    studentLoanInterest: amountOf('studentLoanInterest', household.studentLoanInterest),
    mortgageInterest: amountOf('mortgageInterest', household.mortgageInterest),
    mortgageDebt: mortgageDebt === undefined ? undefined : amountOf('mortgageDebt', mortgageDebt),
    propertyTax: amountOf('propertyTax', household.propertyTax),
    stateIncomeTaxPaid: stateIncomeTaxPaid === undefined ? undefined : amountOf('stateIncomeTaxPaid', stateIncomeTaxPaid),
    charitableGifts: amountOf('charitableGifts', household.charitableGifts),
    medicalExpenses: amountOf('medicalExpenses', household.medicalExpenses),
    otherItemizedDeductions: amountOf('otherItemizedDeductions', household.otherItemizedDeductions),
    dependentCareExpenses: amountOf('dependentCareExpenses', household.dependentCareExpenses),
    qualifiedTips: amountOf('qualifiedTips', household.qualifiedTips),
    qualifiedOvertime: amountOf('qualifiedOvertime', household.qualifiedOvertime),
    carLoanInterest: amountOf('carLoanInterest', household.carLoanInterest),
  };
}

function ageOf(name: string, age: number = DEFAULT_AGE): number {
  if (!(Number.isInteger(age) && age >= 0 && age <= HIGHEST_AGE)) throw new RangeError(`${name} out of bounds: ${age}`);
  return age;
}

function amountOf(name: string, amount: Usd = 0): Usd {
  if (amount === 0) return 0;
  // Negated so that NaN is rejected too.
  if (!(amount >= 0 && amount <= INCOME_LIMITS.maximum)) throw new RangeError(`${name} out of bounds: ${amount}`);
  return roundToCents(amount);
}

function gainOf(name: string, amount: Usd = 0): Usd {
  if (amount === 0) return 0;
  if (!(amount >= -INCOME_LIMITS.maximum && amount <= INCOME_LIMITS.maximum)) throw new RangeError(`${name} out of bounds: ${amount}`);
  return roundToCents(amount);
}

/** Parts of each person's pensions; each is at most all of them. */
export const PENSION_PARTS = {
  pensionIncome: ['iraDistributions', 'earlyDistributions', 'definedBenefitPension'],
  spousePensionIncome: ['spouseIraDistributions', 'spouseEarlyDistributions', 'spouseDefinedBenefitPension'],
} as const;
/** Where a part other than early distributions changes the state tax; nobody else need be asked for it. */
export const STATES_OF_PENSION_PARTS: Readonly<Record<'iraDistributions' | 'definedBenefitPension', readonly StateCode[]>> = {
  iraDistributions: ['AR', 'CT', 'DE', 'HI', 'MD', 'MI', 'OH', 'RI'],
  definedBenefitPension: ['AL'],
};
type Pension = keyof typeof PENSION_PARTS;
type PensionPart = (typeof PENSION_PARTS)[Pension][number];

function partOf(part: PensionPart, whole: Pension, household: Household): Usd {
  const amount = amountOf(part, household[part]);
  if (amount > amountOf(whole, household[whole])) throw new RangeError(`${part}: more than ${whole}, which includes it`);
  return amount;
}

function ofSpouse(name: string, amount: Usd, joint: boolean): Usd {
  if (amount !== 0 && !joint) throw new RangeError(`${name}: only a joint return has the income of two`);
  return amount;
}
