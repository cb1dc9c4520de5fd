import {
  CORPORATION,
  CORPORATIONS,
  LLC,
  S_CORPORATION,
  always,
  fixedFee,
  flat,
  incomeTax,
  ownersCredit,
  type EntityLaw,
} from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'IL',
  charges: [
    incomeTax(CORPORATION, always(flat(0.07), '35 ILCS 5/201(b)(14)')),
    incomeTax(CORPORATION, always(flat(0.025), '35 ILCS 5/201(c), (d) (replacement tax)')),
    incomeTax(S_CORPORATION, always(flat(0.015), '35 ILCS 5/201(c), (d) (replacement tax)')),
    fixedFee(CORPORATIONS, 75, '805 ILCS 5/15.10'),
    fixedFee(LLC, 75, '805 ILCS 180/50-10'),
  ],
  election: {
    rates: always(flat(0.0495), '35 ILCS 5/201(p); without an end since 2025 SB 1911'),
    owner: ownersCredit('35 ILCS 5/201(p)(5)', true),
  },
  levies: [],
  leftOut: ['capital', 'unemploymentTax'],
};
