import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, CORPORATIONS, fixedFee, flat, incomeTax, yearly, type EntityLaw } from '../../rules/entity-law.ts';

const corporate = yearly([schedule([0.048, 0.059], [500_000]), flat(0.059), flat(0.059)], 'N.M. Stat. § 7-2A-5, as amended by 2024 HB 252');

export const entityLaw: EntityLaw = {
  code: 'NM',
  charges: [incomeTax(CORPORATION, corporate), fixedFee(CORPORATIONS, 50, 'N.M. Stat. § 7-2A-5.1')],
  levies: [],
  leftOut: ['annualReport', 'election', 'salesTaxOnServices', 'unemploymentTax'],
};
