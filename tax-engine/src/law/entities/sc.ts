import { CORPORATION, CORPORATIONS, always, exclusion, fixedFee, flat, incomeTax, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'SC',
  charges: [
    incomeTax(CORPORATION, always(flat(0.05), 'S.C. Code § 12-6-530')),
    fixedFee(CORPORATIONS, 25, 'S.C. Code § 12-20-50 (minimum license fee)'),
  ],
  election: { rates: always(flat(0.03), 'Form I-435 line 17; S.C. Code § 12-6-545(G)'), owner: exclusion },
  activeIncome: always({ share: 0.5, upTo: 100_000 }, 'Form I-335, rules for using the safe harbor; SC Revenue Ruling 08-2'),
  levies: [],
  leftOut: ['capital', 'unemploymentTax'],
};
