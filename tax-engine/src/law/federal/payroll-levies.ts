/** What the payroll levies of states take from federal law. */
import type { LawYear } from '@bracketwise/contract/years';
import { derived } from '../../kernel/law-table.ts';
import { socialSecurityWageBase } from './social-security.ts';

/**
 * Levies that the instructions for line 5a of Schedule A name as state income taxes: disability, unemployment and family leave programs of
 * single states. 26 U.S.C. § 164(a)(3).
 */
export const NAMED_ON_LINE_5A = { since: 2020, source: 'Form 1040, Schedule A instructions, line 5a' } as const;

/** An employee's mandatory contribution to another state program for paid family and medical leave is a state income tax too. */
export const STATE_LEAVE_PROGRAM = { since: 2025, source: 'Rev. Rul. 2025-4' } as const;

/** The terms of a levy at the given rates (fractions) on wages up to the Social Security wage base. */
export function upToWageBase<Year extends LawYear>(rates: Readonly<Record<Year, number>>, sourceOf: (year: Year) => string) {
  const years = Object.keys(rates).map((year) => Number(year) as Year);
  const ofYears = Object.fromEntries(years.map((year) => [year, socialSecurityWageBase[year]])) as Pick<
    typeof socialSecurityWageBase,
    Year
  >;
  return derived(ofYears, ({ value, source }, year) => ({
    value: { rate: rates[year], limit: { on: 'wages' as const, amount: value } },
    source: `${sourceOf(year)}; ${source}`,
  }));
}
