import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, always, incomeTax, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'ND',
  charges: [incomeTax(CORPORATION, always(schedule([0.0141, 0.0355, 0.0431], [25_000, 50_000]), 'N.D.C.C. Code § 57-38-30'))],
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
