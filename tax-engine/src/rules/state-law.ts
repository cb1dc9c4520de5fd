import type { TaxYear, Usd } from '../contract.ts';
import type { Cited } from '../kernel/law-table.ts';
import type { StateCode } from '../state-codes.ts';
import type { Cliff, SpecialIncome, Step } from './state-worksheet.ts';

/** Everything the engine knows of one jurisdiction's law: its form of each year as the steps a filer takes, top to bottom, and the rest. */
export interface StateLaw {
  readonly code: StateCode;
  readonly form: { readonly [Year in TaxYear]: readonly Step<Year>[] };
  /** Where the tax may jump; elsewhere it only rises with income, and gently. */
  readonly cliffs?: readonly Cliff[];
  /** How gains and dividends are taxed. */
  readonly investmentIncome: IncomeTreatment;
  /** How the income of a business is taxed. */
  readonly businessIncome: IncomeTreatment;
  /** What it takes of a corporation's own income; absent where nobody has read its law yet. */
  readonly corporateIncomeTax?: CorporateIncomeTax;
  /** What becomes of the federal exclusion of foreign earned income and housing. */
  readonly foreignEarnedIncome: typeof asFederal | ForeignExclusion;
  /** Statewide rate of 2025 as a fraction: without local additions, except those levied uniformly statewide. */
  readonly salesTax: Cited<number>;
  /** What the estimate leaves out here in addition to what it leaves out everywhere. */
  readonly leftOut: LeftOut;
}

/** The state follows the federal rule: its starting point holds the income, and the form taxes it as it taxes other income. */
export const asFederal = 'asFederal';

/** The steps of the form that concern this income say how it is taxed. */
export interface OwnRules {
  /** Years with a rule that depends on more than a household says, and where it is written. */
  readonly notCounted?: { readonly years: readonly TaxYear[]; readonly source: string };
}
export const ownRules: OwnRules = {};

export type IncomeTreatment = typeof asFederal | OwnRules;

/** A state that says itself what becomes of the exclusion of 26 U.S.C. § 911, or whose form does not start from a federal figure. */
export interface ForeignExclusion {
  /** Whether the state leaves out what the federal return excludes; undefined where its law could not be settled. */
  readonly excluded: boolean | undefined;
  readonly source: string;
}

/** A state's income tax on corporations, of 2025. The state doesn't let a corporation deduct this tax itself. US dollars. */
export interface CorporateIncomeTax {
  /** Fraction of the income above the exemption. */
  readonly rate: number;
  readonly exemption: Usd;
  /** Due whatever the income. */
  readonly minimum: Usd;
  /** Below this income a tax on something else is higher; not computed. */
  readonly leastIncome: Usd;
  /** With more revenue than this a rule on something else sets in; not computed. */
  readonly mostRevenue: Usd;
  readonly source: string;
  /** Where it says that an S corporation pays none of it; absent where it pays a tax of its own. */
  readonly sCorporationExempt?: string;
}

/** A state that has no income tax on corporations. */
export const noCorporateIncomeTax = (source: string): CorporateIncomeTax => ({
  rate: 0,
  exemption: 0,
  minimum: 0,
  leastIncome: 0,
  mostRevenue: Infinity,
  source,
  sCorporationExempt: source,
});

/** What a state or its localities ask of some wage earners that an estimate leaves out. In English. */
export interface LeftOut {
  /** Income taxes of counties, cities and school districts. */
  readonly localIncomeTax?: string;
  /** What is withheld from wages for the state's own insurance programs. */
  readonly payrollLevies?: string;
  /** Credits that are paid out even without tax. */
  readonly refundableCredits?: string;
  /** Payments of a single year. */
  readonly rebates?: string;
  readonly other?: string;
}

/** Whether a figure of the year's form is not published yet, so that the one of the year before is used. */
export function hasProvisionalFigures(law: StateLaw, year: TaxYear): boolean {
  if (year !== PROVISIONAL_YEAR) return false;
  const known = provisional.get(law);
  if (known !== undefined) return known;
  const found = stepsOf(law, year).some((step) => step.tables.some((table) => table[year]?.provisional === true));
  provisional.set(law, found);
  return found;
}

const PROVISIONAL_YEAR = 2026;
const provisional = new WeakMap<StateLaw, boolean>();

/** The same steps in every year. */
export function everyYear(...steps: readonly Step[]): StateLaw['form'] {
  return { 2020: steps, 2021: steps, 2022: steps, 2023: steps, 2024: steps, 2025: steps, 2026: steps };
}

/** The steps of a year's form, for callers that do not know the year when they are compiled. */
export function stepsOf(law: StateLaw, year: TaxYear): readonly Step[] {
  // Sound because a worksheet of `year` meets the form of that same year only.
  return law.form[year] as readonly Step[];
}

/** The first line of a form that leaves wages untaxed. */
export function noWageTax(source: string): Step {
  return {
    tables: [],
    labels: ['noIncomeTax'],
    apply: (worksheet) => worksheet.note('noIncomeTax', worksheet.federal.wages, source),
  };
}

/** Marginal rates on wages, fractions: the lowest positive one and the highest with surtaxes; zero without a tax. */
export function rateRange(law: StateLaw, year: TaxYear): { lowest: number; top: number; several: boolean } {
  const steps = stepsOf(law, year);
  const rates = steps.flatMap((step) => step.rates?.(year) ?? []).filter((rate) => rate > 0);
  if (rates.length === 0) return { lowest: 0, top: 0, several: false };
  const surtax = Math.max(0, ...steps.map((step) => step.surtaxRate?.(year) ?? 0));
  const lowest = Math.min(...rates);
  // Fractions such as 0.123 + 0.01 leave binary dust.
  const top = Number((Math.max(...rates) + surtax).toFixed(6));
  return { lowest, top, several: top > lowest };
}

/** How a state's tax on an income other than wages was computed; pages hold a sentence for each. */
export const STATE_TREATMENTS = [
  /** The state taxes no income. */
  'untaxed',
  /** The form taxes it as it taxes other income. */
  'ordinaryIncome',
  /** By the state's own rule, counted here; its lines name the source. */
  'specialRule',
  /** As ordinary income; the state has a rule that depends on more than is asked, and so is not counted. */
  'specialRuleNotCounted',
] as const;
export type StateTreatment = (typeof STATE_TREATMENTS)[number];

export interface Treatment {
  treatment: StateTreatment;
  /** Where the rule that is not counted is written. */
  treatmentSource?: string;
}

/** @param ruled - whether a step that concerns this income played a part */
export function treatmentOf(law: StateLaw, year: TaxYear, income: SpecialIncome, ruled: boolean): Treatment {
  const own = law[income];
  const notCounted = own !== asFederal && own.notCounted?.years.includes(year) ? own.notCounted.source : undefined;
  if (ruled && notCounted === undefined) return { treatment: 'specialRule' };
  if (rateRange(law, year).top === 0) return { treatment: 'untaxed' };
  return notCounted === undefined ? { treatment: 'ordinaryIncome' } : { treatment: 'specialRuleNotCounted', treatmentSource: notCounted };
}
