import { CORPORATIONS, LLC, always, fixedFee, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'NV',
  charges: [fixedFee(LLC, 350, 'Nev. Rev. Stat. §§ 76.100, 86.263'), fixedFee(CORPORATIONS, 650, 'Nev. Rev. Stat. §§ 76.100, 78.150')],
  levies: [
    {
      label: 'businessPayrollTax',
      terms: always({ rate: 0.0117, from: 200_000, upTo: Infinity }, 'Nev. Rev. Stat. § 363B.110 (50,000 a quarter are free)'),
    },
  ],
  // The commerce tax depends on the line of business.
  notComputed: {
    on: ['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'],
    when: ({ revenue }) => revenue > 4_000_000,
    source: 'Nev. Rev. Stat. § 363C.300',
  },
  leftOut: ['unemploymentTax'],
};
