import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, always, flat, incomeTax, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'KS',
  charges: [incomeTax(CORPORATION, always(schedule([0.035, 0.065], [50_000]), 'K.S.A. 79-32,110(c)'))],
  election: {
    rates: always(flat(0.0558), 'K.S.A. 79-32,287, as amended by 2024 SB 410; K.S.A. 79-32,110'),
    owner: ownersCredit('K.S.A. 79-32,288', true),
  },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
