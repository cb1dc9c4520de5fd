import {
  CORPORATION,
  ENTITIES,
  always,
  fixedFee,
  flat,
  incomeTax,
  newEmployer,
  ownersCredit,
  yearly,
  type EntityLaw,
} from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'MD',
  charges: [
    incomeTax(CORPORATION, always(flat(0.0825), 'Md. Code, Tax-Gen. § 10-105(b)')),
    fixedFee(ENTITIES, 300, 'Md. Code, Corps. & Ass’ns § 1-203(b)(3)'),
  ],
  election: {
    rates: yearly(
      [flat(0.08), flat(0.0875), flat(0.0875)],
      'Md. Code, Tax-Gen. §§ 10-102.1, 10-105(a), 10-106.1 (top rate plus the lowest county rate)',
    ),
    owner: ownersCredit('Md. Code, Tax-Gen. § 10-701.1', true),
  },
  levies: [newEmployer(0.026, 8_500, 'Md. Code, Lab. & Empl. §§ 8-607, 8-609')],
  leftOut: ['property', 'localPartOfElection'],
};
