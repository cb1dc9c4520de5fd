/** The response of `GET /api/states/{code}`: figures on one state's income tax. US dollars; rates are fractions, 0.0495 for 4.95%. */
import type { Usd } from './amounts.ts';
import type { FilingStatus } from './filing-status.ts';
import type { ExplanationLine } from './lines.ts';
import type { StateCode } from './states.ts';
import type { TaxYear } from './years.ts';

/** Kinds of income to measure: the last two for `PROFILE_AGED`, the others for a person with `PROFILE_INCOME` of wages. */
export const PROFILE_KINDS = [
  'wages',
  'selfEmploymentProfit',
  'taxableInterest',
  'qualifiedDividends',
  'longTermGain',
  'unemploymentCompensation',
  'pensionIncome',
  'socialSecurityBenefits',
] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];

/** The last bracket's `to` is null. US dollars; the rate is a fraction. */
export interface ProfileBracket {
  readonly from: Usd;
  readonly to: Usd | null;
  readonly rate: number;
  /** The tax on income of `from`. Set only if the law prints an amount that differs from the sum of the brackets below. */
  readonly base?: Usd;
}

/** Filing statuses that share one schedule. US dollars. */
export interface ProfileRates {
  readonly statuses: readonly FilingStatus[];
  /** The schedule applies to all of a taxable income above this; 0 unless the state has several schedules by income. */
  readonly above: Usd;
  /** Upper limit of that taxable income; null for none. */
  readonly upTo: Usd | null;
  readonly brackets: readonly ProfileBracket[];
}

/** A rate (fraction) on taxable income above a threshold in US dollars, in addition to the brackets. */
export interface ProfileSurtax {
  readonly rate: number;
  readonly above: Readonly<Record<FilingStatus, Usd>>;
  /** Like `provisional` of the rates, but for the surtax alone. Absent in responses of earlier servers. */
  readonly provisional?: boolean | undefined;
  /** Like `provisionalFrom` of the rates, but for the surtax alone. */
  readonly provisionalFrom?: TaxYear | undefined;
}

/** Years with the same rates, inclusive. */
export interface ProfileRateYears {
  readonly from: TaxYear;
  readonly to: TaxYear;
  /** Empty if wages are not taxed. */
  readonly rates: readonly ProfileRates[];
  readonly surtaxes: readonly ProfileSurtax[];
  /** Whether the rates of the year `to` are not published yet, so those of the year before are used. */
  readonly provisional: boolean;
  /** The first of the years up to `to` whose rates are not published yet. Absent if all are, and in responses of earlier servers. */
  readonly provisionalFrom?: TaxYear | undefined;
}

/** State tax before refundable credits, and what is left after all taxes and levies. US dollars. */
export interface ProfileOutcome {
  readonly stateTax: Usd;
  /** What the state takes from the wages for its insurance programs and transit. Absent from earlier servers. */
  readonly payrollLevies?: Usd | undefined;
  readonly netIncome: Usd;
}

/** A place's tax. US dollars. */
export interface PlaceTax {
  /** As in the field `locality` of a household. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  readonly tax: Usd;
}

export interface StateProfile {
  readonly code: StateCode;
  readonly name: string;
  /** Whether wages are taxed. */
  readonly hasIncomeTax: boolean;
  /** On `PROFILE_INCOME` of wages, with the state's lines. */
  readonly byStatus: Readonly<Record<FilingStatus, ProfileOutcome & { readonly lines: readonly ExplanationLine[] }>>;
  /** Latest first. Consecutive years with the same rates are merged. */
  readonly rates: readonly ProfileRateYears[];
  /** Earliest first: rates as fractions, and a single person's tax on `PROFILE_INCOME`. */
  readonly years: readonly {
    readonly year: TaxYear;
    readonly lowestRate: number;
    readonly topRate: number;
    readonly stateTax: Usd;
    /** Whether a figure of the year is not published yet. */
    readonly provisional: boolean;
  }[];
  /** The state tax on `PROFILE_STEP` more of each kind of income, and on the same amount of additional wages of the same person. */
  readonly kinds: readonly { readonly kind: ProfileKind; readonly stateTax: Usd; readonly asWages: Usd }[];
  /** What the pension and the benefits of `PROFILE_WEALTHY` add to the state tax. */
  readonly wealthy: Readonly<Record<'pensionIncome' | 'socialSecurityBenefits', Usd>>;
  /** What a long-term gain of `PROFILE_LARGE_GAIN` costs in state tax. */
  readonly largeGain: Usd;
  /** How two children of 4 and 9 change the state tax and credits of `PROFILE_COUPLE`. Negative for less tax. */
  readonly children: Usd;
  /** Rank 1 leaves a single wage earner the most. States that take the same share a rank. */
  readonly ranks: readonly {
    readonly income: Usd;
    readonly stateTax: Usd;
    /** Absent from earlier servers. */
    readonly payrollLevies?: Usd | undefined;
    readonly rank: number;
    /** Of the state tax and payroll levies in all jurisdictions. */
    readonly median: Usd;
  }[];
  /** A single person's state income tax by wages, with the median of all jurisdictions. */
  readonly curve: readonly { readonly income: Usd; readonly stateTax: Usd; readonly median: Usd }[];
  /** On the same income as the headline. */
  readonly neighbors: readonly (ProfileOutcome & { readonly code: StateCode })[];
  /** What places take of `PROFILE_INCOME` of a single person who lives and works there, the most expensive first. */
  readonly places: readonly PlaceTax[];
  readonly salesTaxRate: number;
  readonly salesTaxSource: string;
  readonly leftOut: LeftOut;
}

/** Taxes and benefits of a state or its localities that an estimate leaves out. English text. */
export interface LeftOut {
  /** Income taxes of counties, cities and school districts. */
  readonly localIncomeTax?: string;
  /** Payroll deductions that depend on more than wages. */
  readonly payrollLevies?: string;
  /** Refundable credits. */
  readonly refundableCredits?: string;
  /** One-time payments. */
  readonly rebates?: string;
  readonly other?: string;
}
