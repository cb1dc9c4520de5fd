import type { FilingStatus, TaxYear, Usd } from '../contract.ts';
import { elderlyCredit as law } from '../law/federal/elderly-credit.ts';

/**
 * Credit for the elderly before it meets the tax, unrounded. The credit for people who retired on disability is left out.
 * @param elderly - people on the return who are of age
 * @param untaxedBenefits - Social Security benefits that are not taxed, US dollars
 * @see 26 U.S.C. § 22; Schedule R (Form 1040) lines 10 to 20
 */
export function elderlyCredit(elderly: number, adjustedGrossIncome: Usd, untaxedBenefits: Usd, status: FilingStatus, year: TaxYear): Usd {
  if (elderly === 0 || status === 'marriedSeparate') return 0;
  const { rate, initial, reduction } = law[year].value;
  const amount = elderly === 2 ? initial.both : initial.one;
  const reduced = amount - untaxedBenefits - reduction.share * Math.max(0, adjustedGrossIncome - reduction.start[status]);
  return rate * Math.max(0, reduced);
}
