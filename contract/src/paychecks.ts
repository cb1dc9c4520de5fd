/**
 * The paychecks of a year: what `POST /api/paychecks` and the engine's `paychecks` take and give. The salary page, the API's JSON Schemas and
 * the engine are made from it.
 */
import type { Usd } from './amounts.ts';
import type { FilingStatus } from './filing-status.ts';
import type { Household, HouseholdFieldName } from './household.ts';
import type { LevyName } from './lines.ts';
import type { StateCode } from './states.ts';
import type { IsoDate, LawYear } from './years.ts';

/** How often employers pay, with the pay periods in a year: Publication 15-T, Table 3. Daily pay counts workdays. */
export const PAY_PERIODS = {
  daily: 260,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
} as const;
export type PayFrequency = keyof typeof PAY_PERIODS;
export const PAY_FREQUENCIES = Object.keys(PAY_PERIODS) as readonly PayFrequency[];
export type PayPeriods = (typeof PAY_PERIODS)[PayFrequency];

/** The boxes of Step 1(c) of Form W-4. Married people who file separately check the first one, surviving spouses the second one. */
export const W4_STATUSES = ['single', 'marriedJoint', 'headOfHousehold'] as const satisfies readonly FilingStatus[];
export type W4Status = (typeof W4_STATUSES)[number];

/** Form W-4 of 2020 or later, or Form W-4P of 2022 or later for a pension. US dollars a year, except `extra`. */
export interface CurrentW4 {
  readonly form?: 'current';
  /** Step 1(c). */
  readonly status: W4Status;
  /** Whether the box in Step 2(c) is checked: two jobs with similar pay. Form W-4P has no such box. */
  readonly multipleJobs?: boolean;
  /** Step 2(b)(iii) of Form W-4P alone: taxable pay of jobs, and pensions that pay less than this one. */
  readonly otherPay?: Usd;
  /** Step 3: credits for dependents and other credits. */
  readonly credits?: Usd;
  /** Step 4(a): other income. */
  readonly otherIncome?: Usd;
  /** Step 4(b): deductions beyond the standard deduction. */
  readonly deductions?: Usd;
  /** Step 4(c): extra withholding from each paycheck. */
  readonly extra?: Usd;
}

/** Form W-4 of 2019 or earlier, which stays in force until the employee gives a new one. */
export interface FormerW4 {
  readonly form: 'former';
  /** Line 3. "Married, but withhold at higher single rate" is not married. */
  readonly married: boolean;
  /** Line 5. */
  readonly allowances: number;
  /** Line 6: extra withholding from each paycheck. US dollars. */
  readonly extra?: Usd;
}

/** The employee claims to owe no federal income tax: 26 U.S.C. § 3402(n). */
export interface ExemptW4 {
  readonly form: 'exempt';
}

export type W4 = CurrentW4 | FormerW4 | ExemptW4;

/** How an employer withholds federal income tax: by the percentage method for automated payroll systems, or by wage bracket tables. */
export const FEDERAL_METHODS = ['percentage', 'wageBracket'] as const;
export type FederalMethod = (typeof FEDERAL_METHODS)[number];

/** Most allowances on a Form W-4 of 2019 or earlier, or on a state's form. */
export const MOST_ALLOWANCES = 99;

/** What an employer takes from the pay for the employee's benefits. US dollars, 0 by default. All but `rothDeferrals` come before federal tax. */
export interface PayDeductions {
  /** Into a 401(k), before income tax; Social Security and Medicare tax them. */
  readonly electiveDeferrals?: Usd;
  /** Into a Roth 401(k), after tax. */
  readonly rothDeferrals?: Usd;
  /** Health insurance premiums of a cafeteria plan. */
  readonly preTaxPremiums?: Usd;
  /** Into a health FSA. */
  readonly flexibleSpending?: Usd;
  /** Into a dependent care FSA. */
  readonly dependentCareFlexibleSpending?: Usd;
  /** Into an HSA through payroll. */
  readonly payrollHsa?: Usd;
  /** For transit passes and parking, up to the monthly limit of 26 U.S.C. § 132(f), which the caller observes. */
  readonly commuterBenefits?: Usd;
}
export const PAY_DEDUCTIONS = [
  'electiveDeferrals',
  'rothDeferrals',
  'preTaxPremiums',
  'flexibleSpending',
  'dependentCareFlexibleSpending',
  'payrollHsa',
  'commuterBenefits',
] as const satisfies readonly (keyof PayDeductions)[];
export type PayDeduction = (typeof PAY_DEDUCTIONS)[number];

/** Those that come before federal income tax. */
export type DeductionBeforeTax = Exclude<PayDeduction, 'rothDeferrals'>;
export const DEDUCTIONS_BEFORE_TAX = PAY_DEDUCTIONS.filter((name): name is DeductionBeforeTax => name !== 'rothDeferrals');

/** Supplemental wages, paid and withheld apart from the regular pay: a bonus, or stock that vests. Commissions are not included. */
export interface Bonus {
  readonly date: IsoDate;
  readonly amount: Usd;
}

/** The last pay stub: what the job has paid and withheld so far this year, bonuses included. US dollars. */
export interface YearToDate {
  /** Date of the last paycheck that the amounts include. */
  readonly through: IsoDate;
  /** Gross pay. */
  readonly pay: Usd;
  /** Federal income tax. */
  readonly federalWithholding: Usd;
  /** State income tax; by default, what the method of the other paychecks gives. */
  readonly stateWithholding?: Usd;
  /** Local income tax; by default, what the method of the other paychecks gives. */
  readonly localWithholding?: Usd;
  readonly deductions?: PayDeductions;
}

/** A job, or a pension that pays periodically. */
export interface Job {
  /** Whose it is; only a joint return has jobs of the spouse. */
  readonly of?: 'self' | 'spouse';
  readonly frequency: PayFrequency;
  /** Gross pay of a full pay period, before any deduction. US dollars. */
  readonly pay: Usd;
  /** First day of work; by default the job began before the year. */
  readonly from?: IsoDate;
  /** Last day of work; by default the job goes on after the year. */
  readonly to?: IsoDate;
  /** Any pay date of the job, from which the others follow; by default the last day of the first pay period of the year. */
  readonly firstPayDate?: IsoDate;
  /** Days from the end of a pay period to its pay date; 0 by default. */
  readonly payDelay?: number;
  /** From each full paycheck. */
  readonly deductions?: PayDeductions;
  /** Qualified tips of the year, included in the pay. US dollars. */
  readonly qualifiedTips?: Usd;
  /** Qualified overtime premium of the year, included in the pay. US dollars. */
  readonly qualifiedOvertime?: Usd;
  readonly bonuses?: readonly Bonus[];
  /** Replaces the paychecks up to its date. */
  readonly yearToDate?: YearToDate;
  /** Whether it is a pension: no payroll taxes, no deductions, no state withholding, and Form W-4P. */
  readonly isPension?: boolean;
  /** Of the employee; by default a current form with the household's filing status and no entries. */
  readonly w4?: W4;
  /**
   * How the employer withholds; the percentage method by default. Wage bracket tables are there from 2025 on for daily to monthly pay, and
   * not for a pension; wages above a table, or more than ten allowances, take the percentage method for manual payroll systems.
   */
  readonly federalMethod?: FederalMethod;
  /** Federal income tax that each paycheck withholds, if known from a pay stub; by default, what Publication 15-T says for `w4`. */
  readonly federalWithholding?: Usd;
}

/** Most jobs and pensions of a household, and most bonuses of a job. */
export const MOST_JOBS = 8;
export const MOST_BONUSES = 24;
/** Most days from the end of a pay period to its pay date. */
export const LONGEST_PAY_DELAY = 60;

/** The state's withholding certificate. Its allowances and extra withholding are those of the highest-paying job; the others have no dependents. */
export interface StateCertificate {
  /**
   * Allowances or exemptions that it claims; those that its worksheet gives the employee by default. States whose certificates claim none, or
   * dollars, ignore it.
   */
  readonly allowances?: number;
  /** Rate that it chooses, as a fraction, in a state that lets employees choose, such as Arizona; the state's default rate by default. */
  readonly chosenRate?: number;
  /** Extra withholding from each paycheck. US dollars. */
  readonly extra?: Usd;
}

/** Fields of the household that follow from the jobs, so that a request must not give them. */
export const FIELDS_OF_JOBS = [
  'wages',
  'spouseWages',
  'electiveDeferrals',
  'spouseElectiveDeferrals',
  'preTaxPremiums',
  'spousePreTaxPremiums',
  'flexibleSpending',
  'spouseFlexibleSpending',
  'dependentCareFlexibleSpending',
  'spouseDependentCareFlexibleSpending',
  'payrollHsa',
  'spousePayrollHsa',
  'qualifiedTips',
  'qualifiedOvertime',
] as const satisfies readonly HouseholdFieldName[];

/** The household without `FIELDS_OF_JOBS`. Its pensions and contributions to Roth accounts are in addition to those of the jobs. */
export type HouseholdOfJobs = Omit<Household, (typeof FIELDS_OF_JOBS)[number]>;

export interface PaychecksRequest {
  readonly household: HouseholdOfJobs;
  /** From 1 to `MOST_JOBS`. */
  readonly jobs: readonly Job[];
  readonly stateCertificate?: StateCertificate;
  /** Federal estimated tax payments of the year, made or planned. US dollars, 0 by default. */
  readonly estimatedPayments?: Usd;
  /**
   * The day on which a new Form W-4 is filled in. It changes the paychecks about two weeks later; by default, that is the date of the latest
   * `yearToDate`, and without one a new form changes all paychecks.
   */
  readonly today?: IsoDate;
}

/** What paychecks consist of, one or many. US dollars, rounded to cents. */
export interface PayAmounts {
  /** Gross. */
  readonly pay: Usd;
  /** Taken for benefits, before or after tax. */
  readonly deductions: Usd;
  /** Federal taxable wages: Form W-2 box 1, or what a pension pays. */
  readonly federalWages: Usd;
  /** Wages for Medicare: Form W-2 box 5. */
  readonly payrollWages: Usd;
  /** Of those, the wages up to the wage base: Form W-2 box 3. */
  readonly socialSecurityWages: Usd;
  readonly federalWithholding: Usd;
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  /** From 200,000 of wages from one employer, in any filing status. */
  readonly additionalMedicare: Usd;
  /** State payroll deductions. */
  readonly levies: Usd;
  readonly stateWithholding: Usd;
  readonly localWithholding: Usd;
  /** Gross pay minus everything else. */
  readonly net: Usd;
}
export const PAY_AMOUNTS = [
  'pay',
  'deductions',
  'federalWages',
  'payrollWages',
  'socialSecurityWages',
  'federalWithholding',
  'socialSecurity',
  'medicare',
  'additionalMedicare',
  'levies',
  'stateWithholding',
  'localWithholding',
  'net',
] as const satisfies readonly (keyof PayAmounts)[];

export interface Paycheck extends PayAmounts {
  /** Pay date; for amounts so far, the date of the pay stub. */
  readonly date: IsoDate;
  /** All paychecks of the year to date together, one of a pay period, or a bonus. */
  readonly kind: 'soFar' | 'regular' | 'bonus';
  /** Share of the pay period that was worked: 1 except in the first and the last one. */
  readonly share: number;
  /** Each of the state payroll deductions. */
  readonly levyAmounts: Readonly<Partial<Record<LevyName, Usd>>>;
}

/** A Form W-4 or W-4P for the rest of the year. Whole US dollars; `extra` for each paycheck, the others for a year. */
export interface RecommendedW4 {
  readonly credits: Usd;
  readonly otherIncome: Usd;
  readonly deductions: Usd;
  readonly extra: Usd;
}

export interface JobPaychecks {
  readonly of: 'self' | 'spouse';
  readonly isPension: boolean;
  /** Pay periods in the year that withholding counts on: `PAY_PERIODS`. */
  readonly payPeriods: PayPeriods;
  /** In the order of their dates. */
  readonly paychecks: readonly Paycheck[];
  readonly total: PayAmounts;
  /** What to enter on a new form; absent if no paycheck is left that it can change. */
  readonly recommended?: RecommendedW4;
}

/** What a law limits: deferrals of a person into 401(k) and 403(b) plans, and what else is taken from the pay. */
export const LIMITED_DEDUCTIONS = [
  'electiveDeferrals',
  'flexibleSpending',
  'dependentCareFlexibleSpending',
  'payrollHsa',
  'commuterBenefits',
] as const satisfies readonly PayDeduction[];
export type LimitedDeduction = (typeof LIMITED_DEDUCTIONS)[number];

/** A limit that the year's deductions exceed. US dollars. */
export interface ExceededLimit {
  /** `electiveDeferrals` includes Roth deferrals. */
  readonly deduction: LimitedDeduction;
  /** Whose limit it is; that on dependent care and family coverage of an HSA is the couple's. */
  readonly of: 'self' | 'spouse' | 'both';
  /** Taken in the year. */
  readonly amount: Usd;
  readonly limit: Usd;
  /** The law that sets it. */
  readonly source: string;
}

/** A year's tax and what pays it. US dollars, rounded to cents. */
export interface YearsResult {
  /** On the return; negative if more is refunded than owed. */
  readonly tax: Usd;
  readonly withheld: Usd;
  /** Negative for an amount owed. */
  readonly refund: Usd;
}

/** How state income tax is withheld: by the state's own method, or, where that is not confirmed, as the year's tax on the pay, in proportion to each paycheck. */
export const STATE_METHODS = ['byMethod', 'yearsTaxByPeriod', 'noIncomeTax', 'notComputed'] as const;
export type StateMethod = (typeof STATE_METHODS)[number];

/** How the tax of the place is withheld. */
export type LocalMethod = Extract<StateMethod, 'byMethod' | 'yearsTaxByPeriod'>;
export const LOCAL_METHODS = ['byMethod', 'yearsTaxByPeriod'] as const satisfies readonly LocalMethod[];

/** Main totals of the year's return. US dollars, rounded to cents. The same names as in a `TaxReturn`. */
export interface ReturnOfPaychecks {
  readonly adjustedGrossIncome: Usd;
  readonly deduction: Usd;
  readonly taxableIncome: Usd;
  readonly federalIncomeTax: Usd;
  readonly selfEmploymentTax: Usd;
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  readonly additionalMedicare: Usd;
  readonly payrollLevies: Usd;
  readonly stateTax?: Usd;
  readonly localTax?: Usd;
  readonly totalTax: Usd;
}

/**
 * The year's paychecks and the return that settles them. To the cent, the net pay of all paychecks plus the three refunds, `excessLevies` and
 * `fractionsOfCents` is the pay minus the deductions and `taxReturn.totalTax`, if there are no estimated payments.
 */
export interface Paychecks {
  readonly taxYear: LawYear;
  readonly state?: StateCode;
  /** In the order of the request. */
  readonly jobs: readonly JobPaychecks[];
  readonly total: PayAmounts;
  /** The household with the wages of the jobs, as it was filed. `POST /api/tax-returns` gives its whole return. */
  readonly household: Household;
  readonly taxReturn: ReturnOfPaychecks;
  /** Withheld includes additional Medicare tax, excess Social Security and estimated payments. Form 1040 lines 24 to 37. */
  readonly federalResult: YearsResult;
  /** Absent without a state, or if its tax was not computed. */
  readonly stateResult?: YearsResult;
  /** Absent without a local tax. */
  readonly localResult?: YearsResult;
  readonly stateMethod?: StateMethod;
  /** Absent without a local tax. */
  readonly localMethod?: LocalMethod;
  /** Social Security that two or more employers withheld beyond the most that a person owes: Schedule 3 line 11. Part of `federalResult.withheld`. */
  readonly excessSocialSecurity: Usd;
  /** State payroll deductions beyond those of the return, as two employers withhold; negative for what the self-employed still owe. */
  readonly excessLevies: Usd;
  /** Limits that the deductions exceed. Taxes count the deductions as given. */
  readonly exceededLimits: readonly ExceededLimit[];
  /** Cents of Social Security and Medicare that several employers round apart, which nobody settles: Form 941 line 7. */
  readonly fractionsOfCents: Usd;
}
