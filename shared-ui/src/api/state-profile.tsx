import { schemaOnDemand, useQuery, type Question } from '@bracketwise/shared-ui/runtime';
import type { FormFilingStatus, filingStatusWord } from '../calculator/filing-status.tsx';
import type { ExplainedLine } from '../explanation/Explanation.tsx';

type FilingStatus = (typeof filingStatusWord)[FormFilingStatus];
type ByFilingStatus<T> = Readonly<Record<FilingStatus, T>>;

/** US dollars. */
interface Outcome {
  /** Before refundable credits. */
  readonly stateTax: number;
  /** After all taxes. */
  readonly netIncome: number;
}

/** The last bracket's `to` is null. US dollars; the rate is a fraction. */
export interface StateBracketAnswer {
  readonly from: number;
  readonly to: number | null;
  readonly rate: number;
  /** The tax on income of `from`. Only where the law prints an amount that the brackets below don't add up to. */
  readonly base?: number;
}

/** Filing statuses that share one schedule. US dollars. */
export interface StateScheduleAnswer {
  readonly statuses: readonly FilingStatus[];
  /** The schedule applies to all of a taxable income above this. 0 except where a state has several schedules by income. */
  readonly above: number;
  /** And up to this; null for no limit. */
  readonly upTo: number | null;
  readonly brackets: readonly StateBracketAnswer[];
}

/** A rate (fraction) on taxable income above a threshold in US dollars, in addition to the brackets. */
export interface StateSurtaxAnswer {
  readonly rate: number;
  readonly above: ByFilingStatus<number>;
  /** As of the rates, but for the surtax alone. Absent from earlier servers. */
  readonly provisional?: boolean | undefined;
}

/** The years from `from` to `to`, which have the same rates. */
export interface StateRateYearsAnswer {
  readonly from: number;
  readonly to: number;
  /** Empty if wages are not taxed. */
  readonly rates: readonly StateScheduleAnswer[];
  readonly surtaxes: readonly StateSurtaxAnswer[];
  /** Whether the rates of the year `to` are not published yet, so those of the year before are used. */
  readonly provisional: boolean;
}

/** The response of `GET /api/states/{code}`. Its texts are in English. US dollars; rates are fractions: 0.0495 means 4.95%. */
export interface StateProfileAnswer {
  readonly code: string;
  readonly name: string;
  /** Whether wages are taxed. */
  readonly hasIncomeTax: boolean;
  /** The headline, for each filing status, with the lines of the state's form. */
  readonly byStatus: ByFilingStatus<Outcome & { readonly lines: readonly ExplainedLine[] }>;
  /** The latest first. */
  readonly rates: readonly StateRateYearsAnswer[];
  /** The earliest first. */
  readonly years: readonly {
    readonly year: number;
    readonly lowestRate: number;
    readonly topRate: number;
    readonly stateTax: number;
    /** Whether a figure of the year isn't published yet. */
    readonly provisional: boolean;
  }[];
  /** What more of each kind of income costs in state tax, and what the same amount of wages would cost the same person. */
  readonly kinds: readonly { readonly kind: string; readonly stateTax: number; readonly asWages: number }[];
  /** What the pension and the benefits of an older person with a high income add to the state tax. */
  readonly wealthy: { readonly pensionIncome: number; readonly socialSecurityBenefits: number };
  /** What a large long-term gain costs in state tax. */
  readonly largeGain: number;
  /** What two children change in a couple's state tax. Negative: less tax. */
  readonly children: number;
  /** Rank 1 leaves the most. */
  readonly ranks: readonly { readonly income: number; readonly stateTax: number; readonly rank: number; readonly median: number }[];
  readonly curve: readonly { readonly income: number; readonly stateTax: number; readonly median: number }[];
  readonly neighbors: readonly (Outcome & { readonly code: string })[];
  readonly salesTaxRate: number;
  readonly salesTaxSource: string;
  /** What the estimates leave out. */
  readonly leftOut: {
    readonly localIncomeTax?: string | undefined;
    readonly payrollLevies?: string | undefined;
    readonly refundableCredits?: string | undefined;
    readonly rebates?: string | undefined;
    readonly other?: string | undefined;
  };
}

export const stateProfileQuestion: Question<StateProfileAnswer, string> = {
  kind: 'query',
  name: 'stateProfile',
  request: (code) => ({ key: ['/api', 'states', code] }),
  schema: schemaOnDemand(
    async () => (await import(/* webpackChunkName: "state-profile-schema" */ './state-profile-schema.tsx')).stateProfile,
  ),
};

export const useStateProfileQuery = (code: string) => useQuery(stateProfileQuestion, code);
