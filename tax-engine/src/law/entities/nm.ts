import { schedule } from '../../kernel/schedule.ts';
import {
  CORPORATION,
  CORPORATIONS,
  always,
  fixedFee,
  flat,
  incomeTax,
  ownersCredit,
  yearly,
  type EntityLaw,
} from '../../rules/entity-law.ts';

const corporate = yearly([schedule([0.048, 0.059], [500_000]), flat(0.059), flat(0.059)], 'N.M. Stat. § 7-2A-5, as amended by 2024 HB 252');

export const entityLaw: EntityLaw = {
  code: 'NM',
  charges: [incomeTax(CORPORATION, corporate), fixedFee(CORPORATIONS, 50, 'N.M. Stat. § 7-2A-5.1')],
  election: {
    // The higher of the top rates for people (§ 7-2-7) and for corporations (§ 7-2A-5): 5.9 % in each of these years.
    rates: always(flat(0.059), 'N.M. Stat. § 7-3A-10(C)'),
    owner: ownersCredit('N.M. Stat. §§ 7-2-2(B)(2), 7-3A-10, as amended by 2023 HB 368 (ch. 159); bulletin B-300.24', true),
  },
  levies: [],
  leftOut: ['annualReport', 'salesTaxOnServices', 'unemploymentTax'],
};
