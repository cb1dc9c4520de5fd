/** What a page may ask about the tax of people who come to the United States or leave them, and the answers. */
import type { EstimateYear, ExplanationLine, FilingStatus, TaxYear, Usd } from './contract.ts';
import type { StateCode } from './law/states/codes.ts';
import type { StateLaw } from './rules/state-law.ts';

/** What a stay in the United States rests on, as far as the tax law looks at it. */
export const IMMIGRATION_STATUSES = ['citizen', 'permanentResident', 'student', 'exchangeVisitor', 'other'] as const;
export type ImmigrationStatus = (typeof IMMIGRATION_STATUSES)[number];

/** Days of presence in the United States in the tax year and the two years before it. */
export interface Presence {
  readonly thisYear: number;
  readonly yearBefore: number;
  readonly secondYearBefore: number;
}

export interface ResidenceRequest {
  taxYear: TaxYear;
  immigrationStatus: ImmigrationStatus;
  presence: Presence;
  /** Whether a student or exchange visitor has used up the years in which days do not count. 26 U.S.C. § 7701(b)(5)(E). */
  exemptYearsUsedUp?: boolean;
}

/** Why somebody is a resident, or is not; pages hold a sentence for each. */
export const RESIDENCE_GROUNDS = ['citizen', 'permanentResident', 'presence', 'exemptDays', 'fewDays', 'fewDaysThisYear'] as const;
export type ResidenceGround = (typeof RESIDENCE_GROUNDS)[number];

/** The answer on residence, with the substantial presence test. 26 U.S.C. § 7701(b). */
export interface Residence {
  resident: boolean;
  ground: ResidenceGround;
  /** What each year's days count for, unrounded: none of an exempt student or exchange visitor. */
  weightedDays: Presence;
  /** Sum of these. */
  totalDays: number;
}

/** Filing statuses that Form 1040-NR has among these four. 26 U.S.C. §§ 2(b)(3)(A), 6013(a)(1). */
export const NONRESIDENT_FILING_STATUSES = ['single', 'marriedSeparate'] as const satisfies readonly FilingStatus[];

export interface ForeignWorkerRequest {
  taxYear: TaxYear;
  /** One of `NONRESIDENT_FILING_STATUSES` for a nonresident. */
  filingStatus: FilingStatus;
  immigrationStatus: ImmigrationStatus;
  /** For the whole year. */
  resident: boolean;
  /** Wages for work in the United States, US dollars. */
  usWages: Usd;
  /** Income from abroad, which a resident alone is taxed on, at the rates of ordinary income. US dollars. */
  foreignIncome: Usd;
  /** The law of the state of residence, as `loadStateLaw` gives it; without it no state tax is computed. */
  state?: StateLaw;
}

/** Labels that lines of these answers carry beside `LINE_LABELS`; pages hold a word for each. */
export const CROSS_BORDER_LINE_LABELS = [
  'usWages',
  'effectivelyConnectedWages',
  'foreignIncome',
  'foreignEarnedIncome',
  'otherIncome',
  'housingExclusion',
  'foreignEarnedIncomeExclusion',
  'excludedIncome',
  'payrollTaxExemption',
] as const;
export type CrossBorderLineLabel = (typeof CROSS_BORDER_LINE_LABELS)[number];

export type CrossBorderLine = ExplanationLine<CrossBorderLineLabel>;

export interface StateTax {
  code: StateCode;
  /** The year whose state law was applied: 2025 for 2026. */
  year: EstimateYear;
  tax: Usd;
}

/** Tax of a year of work in the United States. Dollars are rounded to cents; `effectiveRate` is a percentage of income from everywhere. */
export interface ForeignWorkerTax {
  taxYear: TaxYear;
  /** What the return reports: of a nonresident, the wages alone. */
  grossIncome: Usd;
  /** Zero for a nonresident. 26 U.S.C. § 63(c)(6)(B). */
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  federalTax: Usd;
  /** Whether the wages are free of Social Security and Medicare taxes. 26 U.S.C. § 3121(b)(19). */
  payrollTaxExempt: boolean;
  socialSecurity: Usd;
  medicare: Usd;
  additionalMedicare: Usd;
  /** The three above. */
  payrollTax: Usd;
  /** Absent without a state. */
  state?: StateTax;
  /** Federal income tax, payroll taxes, and the state's where there is one. */
  totalTax: Usd;
  effectiveRate: number;
  /** The lines of each section sum to its tax. */
  lines: readonly CrossBorderLine[];
}

export interface IncomeAbroadRequest {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  /** Pay for work abroad, of one person. US dollars. */
  foreignEarnedIncome: Usd;
  /** All other income, taxed at the rates of ordinary income. US dollars. */
  otherIncome: Usd;
  /** Paid for housing abroad in the year, US dollars. */
  housingExpenses: Usd;
  /** Whether a full year of foreign earned income and housing is excluded under 26 U.S.C. § 911. */
  claimsExclusion: boolean;
  /** Limit on housing expenses of an expensive place, from the year's Notice; the general one unless given. US dollars. */
  housingLimit?: Usd;
  /** The law of a state that still counts the filer as its resident, as `loadStateLaw` gives it. */
  state?: StateLaw;
}

/** What a state makes of the income that the federal return excludes; pages hold a sentence for each. */
export const EXCLUSION_TREATMENTS = [
  /** The state taxes no income. */
  'untaxed',
  /** Nothing is excluded. */
  'nothingExcluded',
  /** The state leaves it out too. */
  'excluded',
  /** The state taxes it. */
  'taxed',
  /** The state's law could not be settled: no tax is computed. */
  'unsettled',
] as const;
export type ExclusionTreatment = (typeof EXCLUSION_TREATMENTS)[number];

export interface StateTaxAbroad extends Omit<StateTax, 'tax'> {
  /** Undefined where the treatment is `unsettled`. */
  tax: Usd | undefined;
  treatment: ExclusionTreatment;
  /** Where the state says so, unless it simply starts from a federal figure. */
  treatmentSource?: string;
}

/** Tax of a citizen or resident who works abroad. Dollars are rounded to cents; `effectiveRate` is a percentage of the foreign earned income. */
export interface IncomeAbroadTax {
  taxYear: TaxYear;
  housingExclusion: Usd;
  foreignEarnedIncomeExclusion: Usd;
  /** Foreign earned income less both exclusions. */
  taxableForeignIncome: Usd;
  /** That and the other income: adjusted gross income. */
  adjustedGrossIncome: Usd;
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits, at the rates that would apply had nothing been excluded. 26 U.S.C. § 911(f). */
  federalTax: Usd;
  /** Absent without a state. */
  state?: StateTaxAbroad;
  /** Federal income tax, and the state's where it was computed. */
  totalTax: Usd;
  effectiveRate: number;
  /** The lines of each section sum to its tax. */
  lines: readonly CrossBorderLine[];
}
