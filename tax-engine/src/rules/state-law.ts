import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { LeftOut } from '@bracketwise/contract/state-profile';
import type { StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS, type LawYear, type NextYear, type TaxYear } from '@bracketwise/contract/years';
import type { Cited } from '../kernel/law-table.ts';
import type { Places } from './local-tax.ts';
import type { PayrollLevy } from './payroll-levies.ts';
import type { Cliff, RateTable, SpecialIncome, Step, Surtax } from './state-worksheet.ts';

/** Everything the engine knows about a jurisdiction's law, including each year's form as a list of steps from top to bottom. */
export interface StateLaw {
  readonly code: StateCode;
  readonly form: { readonly [Year in TaxYear]: readonly Step<Year>[] } & {
    readonly [Year in NextYear]?: readonly Step<Year>[];
  };
  /** The status whose amounts a qualifying surviving spouse has on the form; absent if not confirmed, and then nothing is computed. */
  readonly survivingSpouse?: FilingStatus;
  /** Where the tax may jump. Elsewhere it rises gradually with income. */
  readonly cliffs?: readonly Cliff[];
  /** How gains and dividends are taxed. */
  readonly investmentIncome: IncomeTreatment;
  /** How business income is taxed. */
  readonly businessIncome: IncomeTreatment;
  /**
   * Set if the form may itemize state income tax or payroll taxes although the federal return takes the standard deduction: alone, or only
   * with other expenses.
   */
  readonly itemizesTaxes?: 'alone' | 'withExpenses';
  /** Set if moving money from a traditional into a Roth IRA is not taxed; absent if the state follows the federal rule. */
  readonly rothConversion?: Cited<'untaxed'>;
  /** How the federal exclusion of foreign earned income and housing is treated. */
  readonly foreignEarnedIncome: typeof asFederal | ForeignExclusion;
  /** What the state takes from employees' pay in addition to income tax. */
  readonly payrollLevies?: readonly PayrollLevy[];
  /** Places with a local income tax whose figures are confirmed. */
  readonly localities?: Places;
  /** Statewide rate of `DEFAULT_ESTIMATE_YEAR` as a fraction. Includes local taxes only if they are the same everywhere in the state. */
  readonly salesTax: Cited<number>;
  /** What the estimate leaves out in this state, beyond what it leaves out everywhere. */
  readonly leftOut: LeftOut;
}

/** The state follows the federal rule: the income is part of its starting point, and the form taxes it like other income. */
export const asFederal = 'asFederal';

/** The form has steps about this income that say how it is taxed. */
export interface OwnRules {
  /** Years with a rule that depends on facts outside the household, and the source of that rule. */
  readonly notCounted?: { readonly years: readonly LawYear[]; readonly source: string };
  /** Years whose rule could not be confirmed, so that a return with such income is not computed. */
  readonly unconfirmed?: { readonly years: readonly LawYear[]; readonly source: string };
  /** Where the state has no other income tax: the amount of each year above which it taxes long-term gains. US dollars. */
  readonly gainsTaxedAbove?: Readonly<Partial<Record<LawYear, Usd>>>;
}
export const ownRules: OwnRules = {};

export type IncomeTreatment = typeof asFederal | OwnRules;

/** A state with its own rule on the exclusion of 26 U.S.C. § 911, or with a form that does not start from a federal figure. */
export interface ForeignExclusion {
  /** Whether the state excludes the same income; undefined if its law is unsettled. */
  readonly excluded: boolean | undefined;
  readonly source: string;
}

/** The years whose form the state has, in order. */
export const yearsOf = (law: StateLaw): readonly LawYear[] => Object.keys(law.form).map((year) => Number(year) as LawYear);

/** Whether a figure of the year's form is not published yet, so last year's is used. */
export function hasProvisionalFigures(law: StateLaw, year: LawYear): boolean {
  if (year <= PUBLISHED_THROUGH) return false;
  const ofYears = provisional.get(law) ?? {};
  provisional.set(law, ofYears);
  return (ofYears[year] ??= stepsOf(law, year).some((step) => step.tables.some((table) => table[year]?.provisional === true)));
}

/**
 * The same for a return: without a tax on wages, such figures are only about other income and credits, so that they matter to no return of zero.
 */
export const usesProvisionalFigures = (law: StateLaw, year: LawYear, isZero: boolean): boolean =>
  hasProvisionalFigures(law, year) && !(isZero && rateTables(law, year).length === 0);

const PUBLISHED_THROUGH = Math.max(...ESTIMATE_YEARS);
const provisional = new WeakMap<StateLaw, Partial<Record<LawYear, boolean>>>();

/** The same steps for each of the years. */
export function inYears<const Year extends LawYear>(
  years: readonly Year[],
  ...steps: readonly Step<NoInfer<Year>>[]
): Readonly<Record<Year, readonly Step<Year>[]>> {
  return Object.fromEntries(years.map((year) => [year, steps])) as Record<Year, readonly Step<Year>[]>;
}

/**
 * The steps of a year's form, if the year is not known at compile time.
 * @throws RangeError if the state does not have the year that is being added
 */
export function stepsOf(law: StateLaw, year: LawYear): readonly Step[] {
  // The cast is safe: only a worksheet of the same year uses this form.
  const steps = law.form[year] as readonly Step[] | undefined;
  if (!steps) throw new RangeError(`taxYear: no law of ${law.code} for the tax year ${year}`);
  return steps;
}

/** The only line of a form that does not tax wages. */
export function noWageTax(source: string): Step {
  return {
    tables: [],
    labels: ['noIncomeTax'],
    apply: (worksheet) => worksheet.note('noIncomeTax', worksheet.federal.wages, source),
  };
}

/** The rate schedules of a year's form; none if wages are not taxed. */
export const rateTables = (law: StateLaw, year: LawYear): readonly RateTable[] =>
  stepsOf(law, year).flatMap((step) => step.schedules?.(year) ?? []);

/** The taxes of a year's form in addition to its schedules. */
export const surtaxes = (law: StateLaw, year: LawYear): readonly Surtax[] =>
  stepsOf(law, year).flatMap((step) => step.surtax?.(year) ?? []);

/** Marginal rates on wages as fractions: the lowest positive one, and the highest including surtaxes; 0 without a tax. */
export function rateRange(law: StateLaw, year: LawYear): { lowest: number; top: number; several: boolean } {
  const rates = rateTables(law, year)
    .flatMap(({ brackets }) => FILING_STATUSES.flatMap((status) => brackets[status].map(({ rate }) => rate)))
    .filter((rate) => rate > 0);
  if (rates.length === 0) return { lowest: 0, top: 0, several: false };
  const surtax = Math.max(0, ...surtaxes(law, year).map(({ rate }) => rate));
  const lowest = Math.min(...rates);
  // Remove floating-point noise, as in 0.123 + 0.01.
  const top = Number((Math.max(...rates) + surtax).toFixed(6));
  return { lowest, top, several: top > lowest };
}

/** How a state's tax on income other than wages was computed. Pages have a sentence for each. */
export const STATE_TREATMENTS = [
  /** The state has no income tax. */
  'untaxed',
  /** The form taxes it like other income. */
  'ordinaryIncome',
  /** By a special state rule, which is applied; its lines name the source. */
  'specialRule',
  /** As ordinary income. A special rule exists but is not applied, because it depends on facts outside the request. */
  'specialRuleNotCounted',
] as const;
type StateTreatment = (typeof STATE_TREATMENTS)[number];

export interface Treatment {
  treatment: StateTreatment;
  /** Source of the rule that is not applied. */
  treatmentSource?: string;
  /** Long-term gains above this amount are taxed, although other income is not. US dollars. */
  gainsTaxedAbove?: Usd;
}

/** @param ruled - whether a step about this income applied */
export function treatmentOf(law: StateLaw, year: LawYear, income: SpecialIncome, ruled: boolean): Treatment {
  const own = law[income];
  const notCounted = own !== asFederal && own.notCounted?.years.includes(year) ? own.notCounted.source : undefined;
  if (ruled && notCounted === undefined) return { treatment: 'specialRule' };
  const above = own === asFederal ? undefined : own.gainsTaxedAbove?.[year];
  if (rateRange(law, year).top === 0) return { treatment: 'untaxed', ...(above !== undefined && { gainsTaxedAbove: above }) };
  return notCounted === undefined ? { treatment: 'ordinaryIncome' } : { treatment: 'specialRuleNotCounted', treatmentSource: notCounted };
}
