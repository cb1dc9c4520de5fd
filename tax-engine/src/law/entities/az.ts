import { CORPORATION, always, anyRevenue, flat, incomeTax, newEmployer, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'AZ',
  charges: [incomeTax(CORPORATION, always(flat(0.049), 'A.R.S. § 43-1111'), { minimum: always(anyRevenue(50), 'A.R.S. § 43-1111') })],
  election: { rates: always(flat(0.025), 'A.R.S. § 43-1014'), owner: ownersCredit('A.R.S. § 43-1075', false) },
  levies: [newEmployer(0.02, 8_000, 'A.R.S. §§ 23-622, 23-729')],
  leftOut: ['annualReport'],
};
