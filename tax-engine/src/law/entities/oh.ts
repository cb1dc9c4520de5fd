import { ALL, always, flat, newEmployer, ownersCredit, receiptsTax, yearly, type EntityLaw } from '../../rules/entity-law.ts';

const LAW = 'R.C. 5751.03, as amended by 2023 HB 33';

/** The commercial activity tax. */
const activity = yearly(
  [
    { services: 0.0026, goods: 0.0026, exemption: 3_000_000 },
    { services: 0.0026, goods: 0.0026, exemption: 6_000_000 },
    { services: 0.0026, goods: 0.0026, exemption: 6_000_000 },
  ],
  LAW,
);

export const entityLaw: EntityLaw = {
  code: 'OH',
  charges: [receiptsTax(ALL, activity)],
  election: { rates: always(flat(0.03), 'R.C. 5747.38'), owner: ownersCredit('R.C. 5747.39', true) },
  levies: [newEmployer(0.027, 9_000, 'R.C. 4141.01, 4141.25')],
  leftOut: ['localBusinessTax'],
};
