import { CORPORATION, always, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'MO',
  charges: [
    incomeTax(CORPORATION, always(flat(0.04), 'Mo. Rev. Stat. § 143.071'), { federalShare: always(0.5, 'Mo. Rev. Stat. § 143.171') }),
  ],
  election: {
    rates: yearly(
      [flat(0.8 * 0.048), flat(0.8 * 0.047), flat(0.8 * 0.047)],
      'Mo. Rev. Stat. §§ 143.436, 143.011 (after the deduction for business income)',
    ),
    owner: ownersCredit('Mo. Rev. Stat. § 143.436', false),
  },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
