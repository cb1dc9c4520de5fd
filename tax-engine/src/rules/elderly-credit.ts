import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { elderlyCredit as law } from '../law/federal/elderly-credit.ts';

/**
 * The credit for the elderly before the tax limits it, unrounded. Leaves out people who retired on disability.
 * @param elderly - number of people on the return who qualify by age
 * @param untaxedBenefits - untaxed Social Security benefits, in US dollars
 * @see 26 U.S.C. § 22; Schedule R (Form 1040) lines 10 to 20
 */
export function elderlyCredit(elderly: number, adjustedGrossIncome: Usd, untaxedBenefits: Usd, status: FilingStatus, year: LawYear): Usd {
  if (elderly === 0) return 0;
  const { rate, initial, reduction } = law[year].value;
  const amount = elderly === 2 ? initial.both : status === 'marriedSeparate' ? initial.separate : initial.one;
  const reduced = amount - untaxedBenefits - reduction.share * Math.max(0, adjustedGrossIncome - reduction.start[status]);
  return rate * Math.max(0, reduced);
}
