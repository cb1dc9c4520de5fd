/**
 * What a state's insurance programs and wage taxes take from an employee's pay. Each person has limits of their own. Wages count before 401(k)
 * deferrals. The self-employed owe none of these, though some states let them join.
 */
import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import type { Cited } from '../kernel/law-table.ts';
import { roundToCents } from '../kernel/money.ts';

export const LEVY_NAMES = [
  'childCareContribution',
  'disabilityBenefits',
  'familyLeaveInsurance',
  'longTermCareInsurance',
  'paidFamilyLeave',
  'paidLeave',
  'stateDisabilityInsurance',
  'temporaryDisabilityInsurance',
  'transitTax',
  'unemploymentAndWorkforce',
  'unemploymentInsurance',
] as const;
export type LevyName = (typeof LEVY_NAMES)[number];

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

/**
 * The levies on one employee, in full where employers may bear part of them.
 * @param levies - of the state where the person works
 * @param wages - of the year, spread evenly over it, before 401(k) deferrals
 */
export function leviesOn(levies: readonly PayrollLevy[], year: LawYear, wages: Usd): readonly LevyLine[] {
  return levies.flatMap((levy) => {
    const terms = levy.terms[year];
    if (terms === undefined) return [];
    const { value, source } = terms;
    const { rate, limit, shareOfYear = 1 } = value;
    const counted = Math.min(shareOfYear * wages, limit?.on === 'wages' ? limit.amount : Infinity);
    const amount = Math.min(roundToCents(rate * counted), mostOf(value));
    if (amount === 0) return [];
    return [{ levy, wages: counted, rate, amount, deductible: year >= (levy.deductible?.since ?? Infinity), source }];
  });
}
