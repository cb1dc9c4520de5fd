import type { TaxYear, Usd } from '../contract.ts';
import { povertyGuideline } from '../law/federal/poverty-guidelines.ts';

/** The federal poverty guideline of a family of so many, of which each further member adds the same. */
export function familyGuideline(year: TaxYear, members: number): Usd {
  const { single, marriedJoint } = povertyGuideline[year].value;
  return single + (members - 1) * (marriedJoint - single);
}
