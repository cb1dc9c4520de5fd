/**
 * What a state's insurance programs and wage taxes take from an employee's pay. Each person has their own limits. Wages count before 401(k)
 * deferrals. The self-employed owe Vermont's; other states only let them join.
 */
import type { Usd } from '@bracketwise/contract/amounts';
import type { LevyName } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { Cited } from '../kernel/law-table.ts';
import { roundToCents } from '../kernel/money.ts';
import { Worksheet, type LineSink } from '../kernel/worksheet.ts';

/** Wages above `amount` are free, or at most `amount` is withheld in a year or in a week. US dollars. */
export interface LevyLimit {
  readonly on: 'wages' | 'year' | 'week';
  readonly amount: Usd;
}

export interface LevyTerms {
  /** The employee's rate, as a fraction of wages. */
  readonly rate: number;
  readonly limit?: LevyLimit;
  /** Share of the year's wages that counts, as a fraction, if the levy began within the year. */
  readonly shareOfYear?: number;
}

export interface PayrollLevy {
  readonly name: LevyName;
  /** A year without an entry has no levy. */
  readonly terms: Readonly<Partial<Record<LawYear, Cited<LevyTerms>>>>;
  /** What the self-employed owe on their net earnings; absent if nothing. */
  readonly selfEmployed?: Readonly<Partial<Record<LawYear, Cited<Pick<LevyTerms, 'rate' | 'shareOfYear'>>>>>;
  /** Whether the law only limits what employers may withhold, so that some pay part or all of it themselves. */
  readonly atMost?: true;
  /** Since when line 5a of Schedule A takes it as a state income tax; absent if that is unsettled. */
  readonly deductible?: { readonly since: LawYear; readonly source: string };
}

/** One levy on one person. US dollars. */
export interface LevyLine {
  readonly levy: PayrollLevy;
  /** The wages that the rate applies to, unless a limit on the amount applies. */
  readonly wages: Usd;
  readonly rate: number;
  readonly amount: Usd;
  /** Whether Schedule A deducts it. */
  readonly deductible: boolean;
  readonly source: string;
}

const WEEKS = 52;

/** The most that a person can owe in a year; Infinity without a limit. US dollars. */
export function mostOf({ rate, limit }: LevyTerms): Usd {
  if (!limit) return Infinity;
  if (limit.on === 'wages') return roundToCents(rate * limit.amount);
  return limit.on === 'year' ? limit.amount : roundToCents(WEEKS * limit.amount);
}

/** Wages that the rate applies to, unless a limit on the amount applies. */
const countedOf = ({ limit, shareOfYear = 1 }: LevyTerms, wages: Usd): Usd =>
  limit?.on === 'wages' && limit.amount < shareOfYear * wages ? limit.amount : shareOfYear * wages;

function amountOn(terms: LevyTerms, counted: Usd): Usd {
  const amount = roundToCents(terms.rate * counted);
  return terms.limit === undefined || terms.limit.on === 'wages' ? amount : Math.min(amount, mostOf(terms));
}

const isDeductible = ({ deductible }: PayrollLevy, year: LawYear): boolean => deductible !== undefined && year >= deductible.since;

/**
 * The levies on one employee, in full where employers may bear part of them.
 * @param levies - of the state where the person works
 * @param wages - of the year, spread evenly over it, before 401(k) deferrals
 */
export function leviesOn(levies: readonly PayrollLevy[], year: LawYear, wages: Usd): readonly LevyLine[] {
  return levies.flatMap((levy) => {
    const terms = levy.terms[year];
    if (terms === undefined) return [];
    const counted = countedOf(terms.value, wages);
    const amount = amountOn(terms.value, counted);
    if (amount === 0) return [];
    return [{ levy, wages: counted, rate: terms.value.rate, amount, deductible: isDeductible(levy, year), source: terms.source }];
  });
}

/** What the people on a return owe. US dollars, rounded to cents. */
export interface LeviesOwed {
  readonly total: Usd;
  /** The part that Schedule A deducts as state income tax. */
  readonly deductible: Usd;
}

const NOTHING_OWED: LeviesOwed = { total: 0, deductible: 0 };

/**
 * Charges the levies on each person's wages and writes a line for each. Like `leviesOn`, but without intermediate objects, because every
 * estimate runs this.
 * @param wages - of the year, before 401(k) deferrals
 * @param spouseWages - of the spouse on a joint return, whose limits are separate
 */
export function chargeLevies(
  levies: readonly PayrollLevy[] | undefined,
  year: LawYear,
  wages: Usd,
  spouseWages: Usd,
  lines: LineSink,
): LeviesOwed {
  if (levies === undefined || wages + spouseWages === 0) return NOTHING_OWED;
  const worksheet = new Worksheet('payroll', lines);
  let deductible = 0;
  for (const ofOne of [wages, spouseWages]) {
    if (ofOne === 0) continue;
    for (const levy of levies) {
      const terms = levy.terms[year];
      if (terms === undefined) continue;
      const { value, source } = terms;
      const counted = countedOf(value, ofOne);
      const amount = amountOn(value, counted);
      if (amount === 0) continue;
      const top = value.limit?.on === 'wages' ? value.limit.amount : undefined;
      worksheet.step(levy.name, counted, amount, value.rate, source, undefined, top);
      if (isDeductible(levy, year)) deductible += amount;
    }
  }
  return { total: worksheet.roundedTax, deductible: roundToCents(deductible) };
}

/**
 * Charges the levies on the self-employed and writes a line for each. Schedule A takes none of them.
 * @param netEarnings - of everyone on the return: 26 U.S.C. § 1402(a)
 * @returns US dollars, rounded to cents
 */
export function chargeSelfEmployed(levies: readonly PayrollLevy[] | undefined, year: LawYear, netEarnings: Usd, lines: LineSink): Usd {
  if (levies === undefined || netEarnings === 0) return 0;
  const worksheet = new Worksheet('payroll', lines);
  for (const { name, selfEmployed } of levies) {
    const terms = selfEmployed?.[year];
    if (!terms) continue;
    const { rate, shareOfYear = 1 } = terms.value;
    worksheet.charge(name, shareOfYear * netEarnings, rate, terms.source);
  }
  return worksheet.roundedTax;
}

/** Whether a figure of the year's levies is not published yet, so last year's is used. */
export const haveProvisionalFigures = (levies: readonly PayrollLevy[] | undefined, year: LawYear): boolean =>
  levies?.some(({ terms }) => terms[year]?.provisional === true) === true;
