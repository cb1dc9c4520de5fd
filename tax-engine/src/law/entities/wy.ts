import { ENTITIES, fixedFee, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'WY',
  charges: [fixedFee(ENTITIES, 60, 'Wyo. Stat. §§ 17-16-1630, 17-29-210')],
  levies: [],
  leftOut: ['property', 'unemploymentTax'],
};
