import { CORPORATION, always, anyRevenue, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'MT',
  charges: [
    incomeTax(CORPORATION, always(flat(0.0675), 'Mont. Code § 15-31-121'), { minimum: always(anyRevenue(50), 'Mont. Code § 15-31-121') }),
  ],
  election: {
    rates: yearly([flat(0.059), flat(0.059), flat(0.0565)], 'Mont. Code §§ 15-30-3326, 15-30-2103'),
    owner: ownersCredit('Mont. Code § 15-30-3328', true),
  },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
