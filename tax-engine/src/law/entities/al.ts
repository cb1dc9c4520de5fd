import { CORPORATION, always, flat, incomeTax, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'AL',
  charges: [
    incomeTax(CORPORATION, always(flat(0.065), 'Ala. Code § 40-18-31'), {
      federalShare: always(1, 'Ala. Code § 40-18-35(a)(1); Ala. Const. § 211.04'),
    }),
  ],
  election: { rates: always(flat(0.05), 'Ala. Code § 40-18-24.4'), owner: ownersCredit('Ala. Code § 40-18-24.5; Act 2021-423', true) },
  levies: [],
  leftOut: ['netWorth', 'unemploymentTax'],
};
