import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

const corporate = yearly(
  [schedule([0.0558, 0.0584], [100_000]), flat(0.052), flat(0.0455)],
  'Neb. Rev. Stat. § 77-2734.02, as amended by 2023 LB 754',
);

export const entityLaw: EntityLaw = {
  code: 'NE',
  charges: [incomeTax(CORPORATION, corporate)],
  election: {
    rates: yearly([flat(0.0584), flat(0.052), flat(0.0455)], 'Neb. Rev. Stat. §§ 77-2727(6), 77-2715.03'),
    owner: ownersCredit('Neb. Rev. Stat. § 77-2727(6)', true),
  },
  levies: [],
  leftOut: ['capital', 'unemploymentTax'],
};
