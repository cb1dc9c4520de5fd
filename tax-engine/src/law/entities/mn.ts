import { CORPORATION, always, flat, incomeTax, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

/** Ended with 2025. */
const elective = { value: flat(0.0985), source: 'Minn. Stat. § 289A.08, subd. 7a' };

export const entityLaw: EntityLaw = {
  code: 'MN',
  charges: [incomeTax(CORPORATION, always(flat(0.098), 'Minn. Stat. § 290.06, subd. 1'))],
  election: { rates: { 2024: elective, 2025: elective }, owner: ownersCredit('Minn. Stat. § 290.06, subd. 40', true) },
  levies: [],
  // The minimum fee by property, payroll and sales starts above this.
  notComputed: { on: ['sCorporation', 'cCorporation'], when: ({ revenue }) => revenue > 1_200_000, source: 'Minn. Stat. § 290.0922' },
  leftOut: ['annualReport', 'unemploymentTax'],
};
