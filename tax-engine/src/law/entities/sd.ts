import { newEmployer, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'SD',
  charges: [],
  levies: [newEmployer(0.012, 15_000, 'S.D. Codified Laws §§ 61-1-1, 61-5-24')],
  leftOut: ['annualReport'],
};
