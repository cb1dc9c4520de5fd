import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, always, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'IA',
  charges: [incomeTax(CORPORATION, always(schedule([0.055, 0.071], [100_000]), 'Iowa Code § 422.33(1)'))],
  election: {
    rates: yearly([flat(0.057), flat(0.038), flat(0.038)], 'Iowa Code § 422.16C'),
    owner: ownersCredit('Iowa Code § 422.16C', true, yearly([0.943, 0.962, 0.962], 'Iowa Code § 422.16C')),
  },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
