import { CORPORATION, always, exclusion, flat, incomeTax, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'WI',
  charges: [incomeTax(CORPORATION, always(flat(0.079), 'Wis. Stat. § 71.27(2)'))],
  election: { rates: always(flat(0.079), 'Wis. Stat. § 71.365(4m)'), owner: exclusion },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
