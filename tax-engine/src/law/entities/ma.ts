import {
  CORPORATION,
  CORPORATIONS,
  LLC,
  S_CORPORATION,
  always,
  anyRevenue,
  fee,
  fixedFee,
  flat,
  incomeTax,
  ownersCredit,
  type EntityLaw,
} from '../../rules/entity-law.ts';

const minimum = always(anyRevenue(456), 'M.G.L. c. 63 § 39(b)');

export const entityLaw: EntityLaw = {
  code: 'MA',
  charges: [
    incomeTax(CORPORATION, always(flat(0.08), 'M.G.L. c. 63 § 39(a)(2)'), { minimum }),
    fee(S_CORPORATION, minimum),
    fixedFee(LLC, 500, 'M.G.L. c. 156C § 12(d)'),
    fixedFee(CORPORATIONS, 125, 'M.G.L. c. 156D § 1.22'),
  ],
  election: {
    rates: always(flat(0.05), 'M.G.L. c. 63D § 2'),
    owner: ownersCredit('M.G.L. c. 63D § 2; M.G.L. c. 62 § 6(v)', true, always(0.9, 'M.G.L. c. 62 § 6(v)')),
  },
  levies: [],
  // From six million on, an S corporation's income is taxed too.
  notComputed: { on: ['sCorporation'], when: ({ revenue }) => revenue >= 6_000_000, source: 'M.G.L. c. 63 § 32D' },
  leftOut: ['property', 'unemploymentTax'],
};
