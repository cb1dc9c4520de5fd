import { CORPORATION, always, anyRevenue, flat, incomeTax, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'CT',
  charges: [
    incomeTax(CORPORATION, always(flat(0.075), 'Conn. Gen. Stat. § 12-214'), {
      minimum: always(anyRevenue(250), 'Conn. Gen. Stat. § 12-219'),
    }),
  ],
  election: {
    rates: always(flat(0.0699), 'Conn. Gen. Stat. § 12-699'),
    owner: ownersCredit('Conn. Gen. Stat. § 12-699(g)', true, always(0.875, 'Conn. Gen. Stat. § 12-699(g)')),
  },
  levies: [],
  leftOut: ['annualReport', 'capital', 'unemploymentTax'],
};
