import {
  CORPORATION,
  LLC,
  S_CORPORATION,
  always,
  anyRevenue,
  fixedFee,
  flat,
  incomeTax,
  ownersCredit,
  yearly,
  type EntityLaw,
} from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'RI',
  charges: [
    incomeTax(CORPORATION, always(flat(0.07), 'R.I. Gen. Laws § 44-11-2(a)'), {
      minimum: always(anyRevenue(400), 'R.I. Gen. Laws § 44-11-2(e)'),
    }),
    fixedFee(S_CORPORATION, 400, 'R.I. Gen. Laws § 44-11-2(d)(1)'),
    fixedFee(LLC, 400, 'R.I. Gen. Laws § 7-16-67'),
  ],
  election: {
    rates: always(flat(0.0599), 'R.I. Gen. Laws § 44-11-2.3'),
    owner: ownersCredit('R.I. Gen. Laws § 44-11-2.3', true, yearly([1, 0.9, 0.9], 'R.I. Gen. Laws § 44-11-2.3')),
  },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
