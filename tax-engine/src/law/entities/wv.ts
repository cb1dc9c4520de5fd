import { CORPORATION, always, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'WV',
  charges: [incomeTax(CORPORATION, always(flat(0.065), 'W. Va. Code § 11-24-4'))],
  election: {
    rates: yearly([flat(0.0512), flat(0.0482), flat(0.0458)], 'W. Va. Code §§ 11-21-3a, 11-21-4j'),
    owner: ownersCredit('W. Va. Code § 11-21-3a; W. Va. Code R. § 110-21G-3', false),
  },
  levies: [],
  leftOut: ['annualReport', 'localBusinessTax', 'unemploymentTax'],
};
