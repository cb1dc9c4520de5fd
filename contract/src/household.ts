/**
 * The fields of a household as data. The engine's input, the API's JSON Schema, the form of the full estimate and the table in docs/api.md are
 * made from them: docs/adding-a-household-field.md.
 */
import type { Usd } from './amounts.ts';
import type { HouseholdFilingStatus } from './filing-status.ts';
import type { LocalBase } from './localities.ts';
import type { StateCode } from './states.ts';
import { LAW_HOUSEHOLD_YEARS, type IsoDate, type LawYear } from './years.ts';

/** States that tax IRA distributions unlike an employer's pension. */
const STATES_OF_IRAS = ['AR', 'CT', 'DE', 'HI', 'MD', 'MI', 'OH', 'RI'] as const satisfies readonly StateCode[];
/** States that tax the pensions of defined benefit plans unlike other ones. */
const STATES_OF_DEFINED_BENEFITS = ['AL'] as const satisfies readonly StateCode[];

/** States that credit or deduct rent on the income tax return. */
const STATES_OF_RENT = [
  'CA',
  'DC',
  'HI',
  'IN',
  'MA',
  'ME',
  'MI',
  'MN',
  'MO',
  'MT',
  'NJ',
  'NM',
  'NY',
  'RI',
  'WI',
] as const satisfies readonly StateCode[];
/** States whose property tax credit has a limit on the home's value. */
const STATES_OF_HOME_VALUES = ['MA', 'MI', 'NY'] as const satisfies readonly StateCode[];
/** States that count less of a rent with heat. */
const STATES_OF_HEATED_RENT = ['ME', 'WI'] as const satisfies readonly StateCode[];

/** Where pay that a cafeteria plan sets aside is taxed: by New Jersey, and by the places of Kentucky. */
const STATES_OF_TAXED_BENEFITS = ['KY', 'NJ'] as const satisfies readonly StateCode[];

/** Years of the recovery rebates. 26 U.S.C. §§ 6428, 6428A, 6428B. */
const YEARS_OF_REBATES = [2020, 2021] as const satisfies readonly LawYear[];
const YEARS_OF_SECOND_REBATE = [2020] as const satisfies readonly LawYear[];

/** Years in which premiums for mortgage insurance are deductible. 26 U.S.C. § 163(h)(3)(E). */
const YEARS_OF_MORTGAGE_INSURANCE = [2020, 2021, 2026] as const satisfies readonly LawYear[];

/** Maximum number of dependents: more than any real household, and few enough to loop over. */
export const MOST_DEPENDENTS = 100;
/** Maximum number of records in a list, such as of students. */
export const MOST_RECORDS = 20;
/** Maximum age, in years. */
export const HIGHEST_AGE = 130;
export const MONTHS_IN_YEAR = 12;
export const MOST_DAYS_IN_YEAR = 366;
/** Age of a filer or spouse whose age is not given, in years. */
export const DEFAULT_AGE = 40;

/** Years of the credits for clean energy and for improvements of a home. 26 U.S.C. §§ 25D(h), 25C(i); Pub. L. 119-21 §§ 70505, 70506. */
const YEARS_OF_CLEAN_ENERGY = [2020, 2021, 2022, 2023, 2024, 2025] as const satisfies readonly LawYear[];
const YEARS_OF_HOME_IMPROVEMENTS = [2023, 2024, 2025] as const satisfies readonly LawYear[];

/** What each kind of field holds. */
interface ValueByKind {
  year: LawYear;
  state: StateCode;
  status: HouseholdFilingStatus;
  /** Of somebody who is not on the return. None by default. */
  statusIfAny: HouseholdFilingStatus;
  /** US dollars per year, from 0 to the limit of `INCOME_LIMITS`; 0 by default. */
  amount: Usd;
  /** US dollars per year; a loss is negative, down to minus the limit. 0 by default. */
  gain: Usd;
  /** An amount for which absent and zero differ. */
  amountIfAny: Usd;
  /** In whole years on December 31, from 0 to `HIGHEST_AGE`; `DEFAULT_AGE` by default. */
  age: number;
  /** In whole months of the year, from 1 to `MONTHS_IN_YEAR`; all of them by default. */
  months: number;
  /** In whole days of the year, from 0 to `MOST_DAYS_IN_YEAR`; absent and zero differ. */
  daysIfAny: number;
  /** At most `MOST_DEPENDENTS` ages; none by default. */
  ages: readonly number[];
  /** False by default, unless the field is true `byDefault`. */
  flag: boolean;
  /** The code of a place: `localities.ts`. None by default. */
  place: string;
  /** A fraction, from 0 to `HIGHEST_LOCAL_RATE`. None by default. */
  rate: number;
  /** What the local rate applies to; pay and net profits by default. */
  localBase: LocalBase;
  /** A day of the tax year. */
  date: IsoDate;
  /** At most `MOST_RECORDS` records with the fields of `record`; none by default. */
  records: readonly object[];
}

/** A field of a record in a list, with the default of its kind. A record must have its states and dates. */
export interface FieldOfRecord {
  readonly kind: 'amount' | 'amountIfAny' | 'daysIfAny' | 'flag' | 'age' | 'state' | 'date' | 'place';
  readonly byDefault?: true;
}
type RecordFields = Readonly<Record<string, FieldOfRecord>>;

type CompleteRecordOf<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]:
    | ValueByKind[Fields[Name]['kind']]
    | (Fields[Name]['kind'] extends 'amountIfAny' | 'daysIfAny' | 'place' ? undefined : never);
};
type RecordOf<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]?: ValueByKind[Fields[Name]['kind']] | undefined;
};

export interface FieldOfHousehold {
  readonly kind: keyof ValueByKind;
  /** The fields of each record of a list of records. */
  readonly record?: RecordFields;
  /** Set if the field is the spouse's. Only a joint return may have amounts of the spouse. */
  readonly of?: 'spouse';
  /** The pension that the amount is a part of, and never more than. */
  readonly partOf?: 'pensionIncome' | 'spousePensionIncome';
  /** The only states whose tax it changes, as it changes no federal one. Nobody else need be asked for it. */
  readonly onlyIn?: readonly StateCode[];
  /** The only years whose tax it changes. */
  readonly onlyInYears?: readonly LawYear[];
  /** Whether it is income in money, which net income counts. */
  readonly isMoney?: true;
  /** Set on a flag that is true unless it is given. */
  readonly byDefault?: true;
  /** Whether state forms of the years before `HOUSEHOLD_YEARS` cover it: those of one earner who takes the standard deduction. */
  readonly inEveryYear?: true;
}

/** A dependent of whom more than the age is known. */
const DEPENDENT = {
  age: { kind: 'age' },
  hasSsn: { kind: 'flag', byDefault: true },
  fullTimeStudent: { kind: 'flag' },
  disabled: { kind: 'flag' },
  qualifyingRelative: { kind: 'flag' },
} as const satisfies RecordFields;

/** The adoption of a child. */
const ADOPTION = {
  expenses: { kind: 'amount' },
  specialNeeds: { kind: 'flag' },
} as const satisfies RecordFields;

/** A student whose expenses the household paid. */
const STUDENT = {
  expenses: { kind: 'amount' },
  firstFourYears: { kind: 'flag' },
  felony: { kind: 'flag' },
  hasSsn: { kind: 'flag', byDefault: true },
} as const satisfies RecordFields;

/** A part of the year that the household lived in one state. */
const STATE_PART = {
  state: { kind: 'state' },
  from: { kind: 'date' },
  to: { kind: 'date' },
  locality: { kind: 'place' },
  wages: { kind: 'amountIfAny' },
  spouseWages: { kind: 'amountIfAny' },
} as const satisfies RecordFields;

/** Income from another state than the one of residence: wages for work there, or at home for an office there, rent and profits. */
const WORK_STATE = {
  state: { kind: 'state' },
  wages: { kind: 'amount' },
  ofSpouse: { kind: 'flag' },
  days: { kind: 'daysIfAny' },
  fromHome: { kind: 'flag' },
  rentalIncome: { kind: 'amount' },
  selfEmploymentProfit: { kind: 'amount' },
} as const satisfies RecordFields;

export const HOUSEHOLD = {
  taxYear: { kind: 'year', inEveryYear: true },
  state: { kind: 'state', inEveryYear: true },
  stateParts: { kind: 'records', record: STATE_PART },
  workStates: { kind: 'records', record: WORK_STATE },
  locality: { kind: 'place', inEveryYear: true },
  workLocality: { kind: 'place', inEveryYear: true },
  localRate: { kind: 'rate', inEveryYear: true },
  localBase: { kind: 'localBase', inEveryYear: true },
  filingStatus: { kind: 'status', inEveryYear: true },
  age: { kind: 'age' },
  spouseAge: { kind: 'age', of: 'spouse' },
  blind: { kind: 'flag' },
  spouseBlind: { kind: 'flag', of: 'spouse' },
  hasSsn: { kind: 'flag', byDefault: true, inEveryYear: true },
  spouseHasSsn: { kind: 'flag', of: 'spouse', byDefault: true, inEveryYear: true },
  livedApart: { kind: 'flag' },
  claimedAsDependent: { kind: 'flag' },
  parentsTaxableIncome: { kind: 'amountIfAny' },
  parentsGains: { kind: 'amount' },
  parentsFilingStatus: { kind: 'statusIfAny' },
  dependentAges: { kind: 'ages' },
  dependents: { kind: 'records', record: DEPENDENT },
  wages: { kind: 'amount', isMoney: true, inEveryYear: true },
  spouseWages: { kind: 'amount', of: 'spouse', isMoney: true },
  electiveDeferrals: { kind: 'amount' },
  spouseElectiveDeferrals: { kind: 'amount', of: 'spouse' },
  preTaxPremiums: { kind: 'amount', onlyIn: STATES_OF_TAXED_BENEFITS },
  spousePreTaxPremiums: { kind: 'amount', of: 'spouse', onlyIn: STATES_OF_TAXED_BENEFITS },
  flexibleSpending: { kind: 'amount', onlyIn: STATES_OF_TAXED_BENEFITS },
  spouseFlexibleSpending: { kind: 'amount', of: 'spouse', onlyIn: STATES_OF_TAXED_BENEFITS },
  dependentCareFlexibleSpending: { kind: 'amount' },
  spouseDependentCareFlexibleSpending: { kind: 'amount', of: 'spouse' },
  payrollHsa: { kind: 'amount' },
  spousePayrollHsa: { kind: 'amount', of: 'spouse' },
  iraContributions: { kind: 'amount', inEveryYear: true },
  spouseIraContributions: { kind: 'amount', of: 'spouse', inEveryYear: true },
  rothIraContributions: { kind: 'amount', inEveryYear: true },
  spouseRothIraContributions: { kind: 'amount', of: 'spouse', inEveryYear: true },
  fullTimeStudent: { kind: 'flag' },
  spouseFullTimeStudent: { kind: 'flag', of: 'spouse' },
  selfEmploymentProfit: { kind: 'gain', isMoney: true, inEveryYear: true },
  spouseSelfEmploymentProfit: { kind: 'gain', of: 'spouse', isMoney: true },
  sCorporationProfit: { kind: 'gain', isMoney: true, inEveryYear: true },
  sCorporationWages: { kind: 'amount', inEveryYear: true },
  specifiedService: { kind: 'flag', inEveryYear: true },
  taxableInterest: { kind: 'amount', isMoney: true, inEveryYear: true },
  taxExemptInterest: { kind: 'amount', isMoney: true, inEveryYear: true },
  nonqualifiedDividends: { kind: 'amount', isMoney: true, inEveryYear: true },
  qualifiedDividends: { kind: 'amount', isMoney: true, inEveryYear: true },
  rentalIncome: { kind: 'gain', isMoney: true, inEveryYear: true },
  rentalIsActive: { kind: 'flag', inEveryYear: true },
  royalties: { kind: 'amount', isMoney: true, inEveryYear: true },
  partnershipIncome: { kind: 'gain', isMoney: true, inEveryYear: true },
  partnershipIsActive: { kind: 'flag', inEveryYear: true },
  shortTermGain: { kind: 'gain', isMoney: true, inEveryYear: true },
  longTermGain: { kind: 'gain', isMoney: true, inEveryYear: true },
  capitalLossCarryover: { kind: 'amount', inEveryYear: true },
  shortTermLossCarryover: { kind: 'amount', inEveryYear: true },
  collectiblesGain: { kind: 'amount', inEveryYear: true },
  unrecapturedSection1250Gain: { kind: 'amount', inEveryYear: true },
  section1231Gain: { kind: 'gain', isMoney: true, inEveryYear: true },
  section1231LossesBefore: { kind: 'amount', inEveryYear: true },
  pensionIncome: { kind: 'amount', isMoney: true },
  spousePensionIncome: { kind: 'amount', of: 'spouse', isMoney: true },
  iraDistributions: { kind: 'amount', partOf: 'pensionIncome', onlyIn: STATES_OF_IRAS },
  spouseIraDistributions: { kind: 'amount', of: 'spouse', partOf: 'spousePensionIncome', onlyIn: STATES_OF_IRAS },
  rothConversions: { kind: 'amount', partOf: 'pensionIncome' },
  spouseRothConversions: { kind: 'amount', of: 'spouse', partOf: 'spousePensionIncome' },
  earlyDistributions: { kind: 'amount', partOf: 'pensionIncome' },
  spouseEarlyDistributions: { kind: 'amount', of: 'spouse', partOf: 'spousePensionIncome' },
  definedBenefitPension: { kind: 'amount', partOf: 'pensionIncome', onlyIn: STATES_OF_DEFINED_BENEFITS },
  spouseDefinedBenefitPension: { kind: 'amount', of: 'spouse', partOf: 'spousePensionIncome', onlyIn: STATES_OF_DEFINED_BENEFITS },
  socialSecurityBenefits: { kind: 'amount', isMoney: true },
  spouseSocialSecurityBenefits: { kind: 'amount', of: 'spouse', isMoney: true },
  unemploymentCompensation: { kind: 'amount', isMoney: true },
  otherIncome: { kind: 'amount', isMoney: true, inEveryYear: true },
  alimonyReceived: { kind: 'amount', isMoney: true },
  gamblingWinnings: { kind: 'amount', isMoney: true, inEveryYear: true },
  foreignEarnedIncome: { kind: 'amount', isMoney: true, inEveryYear: true },
  foreignHousingExpenses: { kind: 'amount', inEveryYear: true },
  foreignHousingLimit: { kind: 'amountIfAny', inEveryYear: true },
  foreignDays: { kind: 'daysIfAny', inEveryYear: true },
  excludesForeignIncome: { kind: 'flag', inEveryYear: true },
  nonresident: { kind: 'flag', inEveryYear: true },
  payrollTaxExempt: { kind: 'flag', inEveryYear: true },
  iraDeduction: { kind: 'amount' },
  hsaDeduction: { kind: 'amount' },
  selfEmployedRetirement: { kind: 'amount' },
  spouseSelfEmployedRetirement: { kind: 'amount', of: 'spouse' },
  selfEmployedHealthInsurance: { kind: 'amount' },
  studentLoanInterest: { kind: 'amount' },
  educatorExpenses: { kind: 'amount' },
  alimonyPaid: { kind: 'amount' },
  savingsPenalty: { kind: 'amount' },
  movingExpenses: { kind: 'amount' },
  mortgageInterest: { kind: 'amount' },
  mortgageDebt: { kind: 'amountIfAny', inEveryYear: true },
  mortgageInsurancePremiums: { kind: 'amount', onlyInYears: YEARS_OF_MORTGAGE_INSURANCE },
  propertyTax: { kind: 'amount' },
  homeValue: { kind: 'amount', onlyIn: STATES_OF_HOME_VALUES, onlyInYears: LAW_HOUSEHOLD_YEARS },
  rentPaid: { kind: 'amount', onlyIn: STATES_OF_RENT, onlyInYears: LAW_HOUSEHOLD_YEARS },
  heatInRent: { kind: 'flag', onlyIn: STATES_OF_HEATED_RENT, onlyInYears: LAW_HOUSEHOLD_YEARS },
  stateIncomeTaxPaid: { kind: 'amountIfAny' },
  charitableGifts: { kind: 'amount' },
  medicalExpenses: { kind: 'amount' },
  gamblingLosses: { kind: 'amount' },
  otherItemizedDeductions: { kind: 'amount' },
  dependentCareExpenses: { kind: 'amount' },
  students: { kind: 'records', record: STUDENT },
  marketplacePremiums: { kind: 'amount' },
  benchmarkPremiums: { kind: 'amount' },
  advancePremiumCredit: { kind: 'amount' },
  marketplaceMonths: { kind: 'months' },
  cleanEnergyCosts: { kind: 'amount', onlyInYears: YEARS_OF_CLEAN_ENERGY },
  homeImprovementCosts: { kind: 'amount', onlyInYears: YEARS_OF_HOME_IMPROVEMENTS },
  heatPumpCosts: { kind: 'amount', onlyInYears: YEARS_OF_HOME_IMPROVEMENTS },
  cleanVehicleCredit: { kind: 'amount' },
  adoptionExpenses: { kind: 'amount' },
  adoptions: { kind: 'records', record: ADOPTION },
  foreignTaxOnEarnings: { kind: 'amount', inEveryYear: true },
  foreignTaxPaid: { kind: 'amount' },
  foreignIncome: { kind: 'amount' },
  qualifiedTips: { kind: 'amount', inEveryYear: true },
  qualifiedOvertime: { kind: 'amount', inEveryYear: true },
  carLoanInterest: { kind: 'amount', inEveryYear: true },
  stimulusReceived: { kind: 'amountIfAny', onlyInYears: YEARS_OF_REBATES, inEveryYear: true },
  secondStimulusReceived: { kind: 'amountIfAny', onlyInYears: YEARS_OF_SECOND_REBATE, inEveryYear: true },
} as const satisfies Readonly<Record<string, FieldOfHousehold>>;

export type HouseholdFieldName = keyof typeof HOUSEHOLD;

/** Amounts that are parts of the pay: together, in this order, they are never more than it. 26 U.S.C. §§ 224(d), 225(c). */
export const PARTS_OF_PAY = ['qualifiedTips', 'qualifiedOvertime'] as const satisfies readonly HouseholdFieldName[];

/** What the pay consists of: `wages` leaves out 401(k) deferrals. */
export const PAY = [
  'wages',
  'spouseWages',
  'electiveDeferrals',
  'spouseElectiveDeferrals',
] as const satisfies readonly HouseholdFieldName[];

export const payOf = (amounts: Readonly<Partial<Record<(typeof PAY)[number], Usd>>>): Usd =>
  PAY.reduce((sum, name) => sum + (amounts[name] ?? 0), 0);

/** The names of the fields of these kinds. */
export type FieldsOfKind<Kind extends keyof ValueByKind> = {
  [Name in HouseholdFieldName]: (typeof HOUSEHOLD)[Name]['kind'] extends Kind ? Name : never;
}[HouseholdFieldName];

type RequiredField = FieldsOfKind<'year' | 'status'>;
type MaybeAbsent = FieldsOfKind<'state' | 'statusIfAny' | 'amountIfAny' | 'daysIfAny' | 'place' | 'rate'>;
type ValueOf<Name extends HouseholdFieldName> = (typeof HOUSEHOLD)[Name] extends { readonly record: infer Fields extends RecordFields }
  ? readonly RecordOf<Fields>[]
  : ValueByKind[(typeof HOUSEHOLD)[Name]['kind']];
type CompleteValueOf<Name extends HouseholdFieldName> = (typeof HOUSEHOLD)[Name] extends {
  readonly record: infer Fields extends RecordFields;
}
  ? readonly CompleteRecordOf<Fields>[]
  : ValueOf<Name>;

/**
 * A household in one tax year. What each field means: `HOUSEHOLD_DESCRIPTIONS`. Without `state`, only federal taxes are
 * computed.
 */
export type Household = { readonly [Name in RequiredField]: ValueOf<Name> } & {
  readonly [Name in Exclude<HouseholdFieldName, RequiredField>]?: ValueOf<Name> | undefined;
};

/** A validated household with defaults filled in and amounts in whole cents. */
export type CompleteHousehold = { readonly [Name in Exclude<HouseholdFieldName, MaybeAbsent>]: CompleteValueOf<Name> } & {
  readonly [Name in MaybeAbsent]: ValueOf<Name> | undefined;
};

/** In the order of `HOUSEHOLD`. */
export const HOUSEHOLD_FIELDS = Object.keys(HOUSEHOLD) as readonly HouseholdFieldName[];

/** What the field is: `FieldOfHousehold` without the literal types of `HOUSEHOLD`. */
export const householdField = (name: HouseholdFieldName): FieldOfHousehold => HOUSEHOLD[name];

/** The names of the fields of a kind. */
export const fieldsOfKind = <Kind extends keyof ValueByKind>(...kinds: readonly Kind[]): readonly FieldsOfKind<Kind>[] =>
  HOUSEHOLD_FIELDS.filter((name): name is FieldsOfKind<Kind> => (kinds as readonly string[]).includes(HOUSEHOLD[name].kind));

/** The records of a list that have been validated and filled in, such as `students`. */
export type RecordsField = FieldsOfKind<'records'>;

/** What each field means, for readers of the API and of its documents. A constant apart, so that pages don't load the sentences. */
export const HOUSEHOLD_DESCRIPTIONS: Readonly<Record<HouseholdFieldName, string>> = {
  taxYear: 'Tax year',
  state: 'USPS code of the state where the household lived, on December 31 if it moved, or DC; without it only federal taxes are computed',
  stateParts:
    'The states where the household lived, one after the other, if it moved: parts that cover the year. Pay of a part is taken to be for work in its state, and other income to come evenly over the year',
  workStates: 'Wages for work in states other than the one where the household lived all year, or at home for offices there',
  locality:
    'Code of the place of that state with a local income tax where the household lives, such as NYC, YONKERS, MD:HOWARD, IN:MARION or PA:PITTSBURGH',
  workLocality:
    'Code of the place where the household works, both spouses alike, or ELSEWHERE for one that taxes no pay; where it lives unless given',
  localRate: 'Rate of a local income tax that the engine has no table for, as a fraction; instead of the two places',
  localBase:
    'What localRate applies to: pay (with 401(k) deferrals), earnedIncome (also net profits), stateTaxableIncome or stateTax; earnedIncome unless given',
  filingStatus:
    "Filing status on December 31. For a qualifying surviving spouse, state tax is computed only where the state's form for one is confirmed",
  age: 'Age of the filer on December 31, in years; 40 unless given',
  spouseAge: 'Age of the spouse on December 31, in years; 40 unless given',
  blind: 'Whether the filer is blind',
  spouseBlind: 'Whether the spouse is blind; joint returns only',
  hasSsn: 'Whether the filer has a Social Security number valid for work, which some credits and deductions need; true unless given',
  spouseHasSsn: 'Whether the spouse has a Social Security number valid for work; true unless given',
  livedApart:
    'Whether a filer of a separate return lived apart from the spouse all year: for the taxable part of Social Security benefits, the loss of rents, the credit for the elderly and, with a child from 2021 on, the earned income credit',
  claimedAsDependent: 'Whether somebody else can claim the filer as a dependent, 26 U.S.C. § 152. The return then has no dependents',
  parentsTaxableIncome:
    "Taxable income of the filer's parents: Form 8615 line 6. A filer under 18, of 18, or under 24 who studies full time then pays their rates on unearned income above the limit of the year; without it, only the filer's own rates. Leave it out if both parents have died, or from 18 on if the filer's pay covers more than half of the filer's support",
  parentsGains: 'The part of parentsTaxableIncome that is qualified dividends and net long-term gains',
  parentsFilingStatus:
    "Filing status of the filer's parents; marriedJoint unless given. Of parents who live apart, the one with custody counts",
  dependentAges:
    'Ages of the dependents with Social Security numbers on December 31, in years. Each is a qualifying child if the age allows it',
  dependents: 'Dependents of whom more than the age is known, in addition to those of dependentAges',
  wages: 'Wages of the filer: Form W-2 box 1, after deferrals into a 401(k)',
  spouseWages: 'Wages of the spouse; joint returns only',
  electiveDeferrals:
    'What the filer defers into a 401(k) before tax: not in wages, but Social Security and Medicare count it, 26 U.S.C. § 3121(v)(1)(A)',
  spouseElectiveDeferrals: 'What the spouse defers into a 401(k) before tax; joint returns only',
  preTaxPremiums:
    "Health insurance premiums taken from the filer's pay before tax: neither in wages nor in those of Social Security, 26 U.S.C. § 125. New Jersey and the places of Kentucky tax them",
  spousePreTaxPremiums: "Such premiums from the spouse's pay; joint returns only",
  flexibleSpending: 'What the filer puts into a health FSA, not in wages either. Counts like preTaxPremiums, up to the limit of the year',
  spouseFlexibleSpending: 'What the spouse puts into a health FSA; joint returns only',
  dependentCareFlexibleSpending:
    "Dependent care benefits of the filer, such as an FSA: Form W-2 box 10, if not in wages. Above the limit of § 129 and the lower spouse's earnings they are income; the rest reduces the expenses of the care credit. New Jersey and the places of Kentucky tax all of it, California from 2026 on what exceeds $5,000",
  spouseDependentCareFlexibleSpending: 'Dependent care benefits of the spouse; joint returns only',
  payrollHsa:
    "What goes into the filer's HSA through payroll: Form W-2 box 12, code W. Not in wages, and leaves less room for hsaDeduction. California, New Jersey and the places of Kentucky tax it",
  spousePayrollHsa: "What goes into the spouse's HSA through payroll; joint returns only",
  iraContributions:
    "Contributions of the filer to traditional IRAs, deducted or not, for the saver's credit. Without them and the spouse's, it counts iraDeduction, of a couple in equal parts",
  spouseIraContributions: 'Contributions of the spouse to traditional IRAs, deducted or not; joint returns only',
  rothIraContributions:
    "Contributions of the filer to Roth accounts for the saver's credit: Roth IRAs, and Roth contributions to a plan at work",
  spouseRothIraContributions: 'Contributions of the spouse to Roth accounts; joint returns only',
  fullTimeStudent: "Whether the filer is a full-time student during five months of the year, who gets no saver's credit",
  spouseFullTimeStudent: 'Whether the spouse is a full-time student during five months of the year; joint returns only',
  selfEmploymentProfit: "Net profit of the filer's business, Schedule C; a loss is negative",
  spouseSelfEmploymentProfit: "Net profit of the spouse's business; joint returns only",
  sCorporationProfit: "Share of an S corporation's profit, where the filer runs it. Its wages to the filer belong in wages",
  sCorporationWages: 'All W-2 wages that the S corporation pays',
  specifiedService: 'Whether the businesses are specified services, such as law, health or consulting: 26 U.S.C. § 199A(d)(2)',
  taxableInterest: 'Taxable interest',
  taxExemptInterest:
    'Tax-exempt interest, Form 1040 line 2a, taken to be from bonds of the state where the household lives and not from private activity bonds',
  nonqualifiedDividends: 'Dividends that are not qualified',
  qualifiedDividends: 'Qualified dividends',
  rentalIncome:
    'Net rent of real estate, Schedule E; a loss is negative. A loss beyond passive income counts only as far as 26 U.S.C. § 469 allows. No QBI deduction is taken for rents',
  rentalIsActive:
    'Whether a person on the return takes part in managing the rental: up to $25,000 of its loss then reduces other income, 26 U.S.C. § 469(i). Not on separate returns',
  royalties: 'Royalties less their expenses, Schedule E. Those of a business belong in its profit',
  partnershipIncome:
    "Share of a partnership's ordinary income, Schedule K-1 (Form 1065) box 1, without the earnings from self-employment of box 14, which belong in selfEmploymentProfit; a loss is negative",
  partnershipIsActive:
    'Whether a person on the return materially participates in the partnership. Otherwise its loss is passive, and its income is net investment income',
  shortTermGain: 'Gains on assets held one year or less, less losses on such assets',
  longTermGain: 'Gains on assets held more than one year, less losses on such assets',
  capitalLossCarryover: 'Long-term capital losses of earlier years that are left, Schedule D line 14, as a positive amount',
  shortTermLossCarryover: 'Short-term capital losses of earlier years that are left, Schedule D line 6, as a positive amount',
  collectiblesGain: 'The part of longTermGain from collectibles such as art and gold, taxed at up to 28%: Schedule D line 18',
  unrecapturedSection1250Gain:
    'The part of longTermGain or section1231Gain from depreciation of real estate, taxed at up to 25%: Schedule D line 19, before section1231LossesBefore',
  section1231Gain:
    'Net gain, negative for a loss, on property of a business or rental owned for more than a year, which is not in longTermGain: Form 4797 line 7',
  section1231LossesBefore: 'Such net losses of the five years before that no gain has made up for yet: Form 4797 line 8',
  pensionIncome: 'Taxable pensions, annuities and IRA distributions of the filer',
  spousePensionIncome: 'Taxable pensions, annuities and IRA distributions of the spouse; joint returns only',
  iraDistributions: 'The part of pensionIncome from traditional IRAs, with what moves into a Roth IRA. Some states tax it unlike a pension',
  spouseIraDistributions: 'The part of spousePensionIncome from traditional IRAs, with what moves into a Roth IRA',
  rothConversions:
    "The part of pensionIncome moved into a Roth IRA. Unlike the rest, it reduces no contributions that count for the saver's credit",
  spouseRothConversions: 'The part of spousePensionIncome moved into a Roth IRA',
  earlyDistributions:
    'The part of pensionIncome taken before 59½ on which the additional tax of 10% is due, 26 U.S.C. § 72(t). It may be from an IRA too',
  spouseEarlyDistributions: 'The part of spousePensionIncome on which the additional tax of 10% is due',
  definedBenefitPension: 'The part of pensionIncome from a defined benefit plan of an employer, which Alabama does not tax',
  spouseDefinedBenefitPension: 'The part of spousePensionIncome from a defined benefit plan of an employer',
  socialSecurityBenefits: 'Social Security benefits of the filer, before any tax',
  spouseSocialSecurityBenefits: 'Social Security benefits of the spouse, before any tax; joint returns only',
  unemploymentCompensation: 'Unemployment compensation',
  otherIncome: 'Other income, taxed at ordinary rates, with no payroll taxes, and not earned by work',
  alimonyReceived: 'Alimony received under a divorce or separation agreement from before 2019',
  gamblingWinnings: 'Gambling winnings, before losses: Form W-2G and others',
  foreignEarnedIncome: 'Pay of one person for work abroad, free of US payroll taxes',
  foreignHousingExpenses: 'Housing expenses abroad',
  foreignHousingLimit: "Limit on housing expenses in an expensive place, from the year's IRS Notice; the general limit unless given",
  foreignDays: 'Days of the year within the period abroad that qualifies for the exclusion, Form 2555 line 38; all of them unless given',
  excludesForeignIncome: 'Whether foreign earned income and housing are excluded for foreignDays: 26 U.S.C. § 911',
  nonresident: 'Whether the filer is a nonresident alien, who files Form 1040-NR',
  payrollTaxExempt: 'Whether the wages are free of Social Security and Medicare taxes: 26 U.S.C. § 3121(b)(19)',
  iraDeduction: 'Deductible contributions to traditional IRAs',
  hsaDeduction: 'Contributions to health savings accounts, except those made through an employer',
  selfEmployedRetirement:
    "What the filer puts before tax into a SEP, SIMPLE or solo 401(k) of the filer's own business. Deducted up to the most that a solo 401(k) allows; no part counts for the saver's credit",
  spouseSelfEmployedRetirement: "What the spouse puts before tax into such a plan of the spouse's own business; joint returns only",
  selfEmployedHealthInsurance:
    "Health insurance premiums of the household that its own businesses, Schedule C, allow to deduct: Form 7206 line 3. The filer's profit counts first, then the spouse's. Without premiums for a Marketplace plan that the premium tax credit pays",
  studentLoanInterest: 'Student loan interest paid',
  educatorExpenses:
    'What teachers of kindergarten to grade 12 paid for their classrooms. Each spouse of a joint return is taken for a teacher',
  alimonyPaid: 'Alimony paid under a divorce or separation agreement from before 2019',
  savingsPenalty: 'Penalty for withdrawing savings early: Form 1099-INT box 2',
  movingExpenses: 'Moving expenses that members of the armed forces and, from 2026 on, of the intelligence community deduct: Form 3903',
  mortgageInterest: 'Mortgage interest paid',
  mortgageDebt: 'Average mortgage debt of the year, from after December 15, 2017; without it the interest is deductible in full',
  mortgageInsurancePremiums:
    'Mortgage insurance premiums, deductible in 2020, 2021 and from 2026 on. Not counted by states with their own list of deductions',
  propertyTax: 'Property taxes paid',
  homeValue:
    'What the property tax bill says the home is worth: the taxable value in Michigan, the assessed value in Massachusetts; without it no limit is checked',
  rentPaid: 'Rent paid for the home, which its owner pays property tax on; without what others paid, such as housing assistance',
  heatInRent: 'Whether the rent includes heat',
  stateIncomeTaxPaid:
    "State and local income tax for Schedule A. Without it, the return's own; the return itemizes if that lowers all income taxes together",
  charitableGifts: 'Cash gifts to charities',
  medicalExpenses: 'Medical expenses',
  gamblingLosses: 'Gambling losses, which itemized deductions count up to gamblingWinnings and, from 2026 on, at 90%: 26 U.S.C. § 165(d)',
  otherItemizedDeductions: 'From the list of Schedule A line 16, without gamblingLosses',
  dependentCareExpenses: 'Expenses for the care of dependents under 13, with what dependent care benefits pay',
  students: 'The students, of those on the return and their dependents, whose higher education the household paid for',
  marketplacePremiums: 'Premiums for health insurance from a Marketplace: Form 1095-A line 33, column A',
  benchmarkPremiums: 'Premiums of the second lowest cost silver plan (SLCSP): Form 1095-A line 33, column B',
  advancePremiumCredit: 'Premium tax credit that was paid to the insurer in advance: Form 1095-A line 33, column C',
  marketplaceMonths: 'Months of that insurance; all 12 unless given. The premiums of each month are taken to be the same',
  cleanEnergyCosts: 'Costs of solar, wind, geothermal and fuel cell property and of batteries for a home, up to 2025: Form 5695 Part I',
  homeImprovementCosts:
    'Costs of energy efficient improvements of a home in 2023 to 2025, without heatPumpCosts, as far as the limits of each kind allow: Form 5695 Part II',
  heatPumpCosts: 'Costs of heat pumps, heat pump water heaters, and biomass stoves and boilers in 2023 to 2025: Form 5695 Part II',
  cleanVehicleCredit:
    'Personal credit for clean vehicles before the tax limits it: Form 8936, less what was transferred to the dealer; acquired by September 30, 2025',
  adoptionExpenses: 'Expenses for the adoption of one child, without what an employer paid: Form 8839 line 5',
  adoptions: 'Adoptions of which more than the expenses is known, in addition to that of adoptionExpenses',
  foreignTaxOnEarnings: 'Foreign income tax on foreignEarnedIncome, also on what of it is excluded: Form 1116, general category',
  foreignTaxPaid: 'Foreign tax on interest and dividends: box 7 of Form 1099-DIV, box 6 of Form 1099-INT',
  foreignIncome:
    'The part of the interest, dividends and gains that is from abroad, in full: Form 1116 line 1a before its adjustment for lower rates. Needed if foreignTaxPaid exceeds $300, or $600 on a joint return. Counts as qualified dividends and long-term gains as far as the household has them: 26 U.S.C. § 904(b)(2)(B)',
  qualifiedTips:
    'Qualified tips, included in wages. With qualifiedOvertime, at most all wages and 401(k) deferrals. Leave out those of a spouse without a Social Security number',
  qualifiedOvertime:
    'The part of overtime pay beyond the regular rate, included in wages. Leave out that of a spouse without a Social Security number',
  carLoanInterest: 'Interest on a loan for a new car assembled in the US',
  stimulusReceived:
    'Stimulus payment already received: in 2020 the first ($1,200 for each person, Notice 1444), in 2021 the third ($1,400, Letter 6475). The rest is the recovery rebate credit; without it, the payment is taken for received in full',
  secondStimulusReceived: 'The second stimulus payment ($600 for each person, Notice 1444-B), for the recovery rebate credit of 2020',
};

/** What each field of a record means. */
export const RECORD_DESCRIPTIONS: {
  readonly [Name in RecordsField]: Readonly<Record<keyof (typeof HOUSEHOLD)[Name]['record'], string>>;
} = {
  dependents: {
    age: 'Age on December 31, in years; 40 unless given',
    hasSsn: 'Whether the dependent has a Social Security number valid for work; true unless given',
    fullTimeStudent: 'Whether the dependent is a full-time student during five months of the year, who is a qualifying child under 24',
    disabled: 'Whether the dependent is permanently and totally disabled: a qualifying child at any age, and a person whose care counts',
    qualifyingRelative: 'Whether the dependent is a parent or another qualifying relative, who is no qualifying child at any age',
  },
  adoptions: {
    expenses: 'Expenses for this child, without what an employer paid',
    specialNeeds:
      'Whether the adoption of a child with special needs became final this year: the credit is then full, whatever the expenses',
  },
  stateParts: {
    state: 'USPS code of the state, or DC',
    from: 'First day of the part, such as 2025-07-01',
    to: 'Last day of the part',
    locality:
      'Code of the place of that state with a local income tax where the household lived in the part and worked for its pay, such as NYC or IN:MARION',
    wages: 'The part of wages for that time; by days unless every part has it',
    spouseWages: 'The part of spouseWages for that time; by days unless every part has it',
  },
  workStates: {
    state: 'USPS code of the state where the work is done, or DC',
    wages: 'The part of wages, or of spouseWages, for work in that state',
    ofSpouse: "Whether the wages and profits are the spouse's",
    days: 'Days of work in that state, for the laws that leave short stays untaxed; more than any of them allows unless given',
    fromHome:
      'Whether they are for days worked at home, in the state of residence, for an office in that state and not because the employer needs it. Some states tax these by their convenience rules',
    rentalIncome: 'The part of rentalIncome from property in that state',
    selfEmploymentProfit: 'The part of selfEmploymentProfit, or of spouseSelfEmploymentProfit, from business in that state',
  },
  students: {
    expenses: 'Tuition and fees, less grants; also books in the first four years: Form 1098-T box 1 less box 5',
    firstFourYears:
      'Whether the student is in the first four years, at least half time, and took the American opportunity credit in at most three',
    felony: 'Whether the student was convicted of a felony for drugs, which ends the American opportunity credit',
    hasSsn: 'Whether the student has a Social Security number valid for work, which both credits need from 2026 on; true unless given',
  },
};
