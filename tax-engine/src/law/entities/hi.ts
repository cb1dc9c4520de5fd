import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, always, flat, incomeTax, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'HI',
  charges: [incomeTax(CORPORATION, always(schedule([0.044, 0.054, 0.064], [25_000, 100_000]), 'HRS § 235-71'))],
  election: {
    rates: always(flat(0.09), 'HRS § 235-51.5, as amended by 2024 SB 2725'),
    owner: ownersCredit('HRS § 235-51.5, as amended by 2024 SB 2725', false),
  },
  levies: [],
  leftOut: ['annualReport', 'salesTaxOnServices', 'unemploymentTax'],
};
