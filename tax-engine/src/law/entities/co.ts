import { CORPORATION, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

const rates = yearly([flat(0.0425), flat(0.044), flat(0.044)], 'C.R.S. §§ 39-22-301(1), 39-22-344, 39-22-627');

export const entityLaw: EntityLaw = {
  code: 'CO',
  charges: [incomeTax(CORPORATION, rates)],
  election: { rates, owner: ownersCredit('C.R.S. § 39-22-346', true) },
  levies: [],
  leftOut: ['annualReport', 'localBusinessTax', 'unemploymentTax'],
};
