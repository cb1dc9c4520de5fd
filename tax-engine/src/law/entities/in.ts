import { CORPORATION, always, flat, incomeTax, newEmployer, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'IN',
  charges: [incomeTax(CORPORATION, always(flat(0.049), 'IC 6-3-2-1(c)'))],
  election: {
    rates: yearly([flat(0.0305), flat(0.03), flat(0.0295)], 'IC 6-3-2.1-4; IC 6-3-2-1(b)'),
    owner: ownersCredit('IC 6-3-2.1-5', true),
  },
  levies: [newEmployer(0.025, 9_500, 'IC 22-4-4-2; IC 22-4-11-2')],
  leftOut: ['annualReport'],
};
