import { CORPORATION, CORPORATIONS, always, fixedFee, flat, incomeTax, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'SC',
  charges: [
    incomeTax(CORPORATION, always(flat(0.05), 'S.C. Code § 12-6-530')),
    fixedFee(CORPORATIONS, 25, 'S.C. Code § 12-20-50 (minimum license fee)'),
  ],
  levies: [],
  leftOut: ['capital', 'election', 'unemploymentTax'],
};
