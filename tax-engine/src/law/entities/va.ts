import {
  CORPORATION,
  CORPORATIONS,
  LLC,
  always,
  fixedFee,
  flat,
  incomeTax,
  newEmployer,
  ownersCredit,
  type EntityLaw,
} from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'VA',
  charges: [
    incomeTax(CORPORATION, always(flat(0.06), 'Va. Code § 58.1-400')),
    fixedFee(LLC, 50, 'Va. Code § 13.1-1062'),
    fixedFee(CORPORATIONS, 100, 'Va. Code § 13.1-775.1'),
  ],
  election: { rates: always(flat(0.0575), 'Va. Code § 58.1-390.3'), owner: ownersCredit('Va. Code § 58.1-390.3', true) },
  levies: [newEmployer(0.025, 8_000, 'Va. Code §§ 60.2-229, 60.2-526')],
  leftOut: ['localBusinessTax'],
};
