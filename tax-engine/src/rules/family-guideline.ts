import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import { povertyGuideline } from '../law/federal/poverty-guidelines.ts';

/** The federal poverty guideline for a family size; each additional member adds the same amount. */
export function familyGuideline(year: LawYear, members: number): Usd {
  const { single, marriedJoint } = povertyGuideline[year].value;
  return single + (members - 1) * (marriedJoint - single);
}
