import { schedule } from '../../kernel/schedule.ts';
import {
  CORPORATION,
  LLC,
  S_CORPORATION,
  above,
  always,
  fee,
  fixedFee,
  flat,
  incomeTax,
  ownersCredit,
  type EntityLaw,
} from '../../rules/entity-law.ts';

/** By New York receipts. US dollars. */
const minimum = always(
  [
    [0, 25],
    [above(100_000), 75],
    [above(250_000), 175],
    [above(500_000), 500],
    [above(1_000_000), 1_500],
    [above(5_000_000), 3_500],
    [above(25_000_000), 5_000],
  ] as const,
  'N.Y. Tax Law § 210(1)(d)',
);
const minimumOfSCorporations = always(
  [
    [0, 25],
    [above(100_000), 50],
    [above(250_000), 175],
    [above(500_000), 300],
    [above(1_000_000), 1_000],
    [above(5_000_000), 3_000],
    [above(25_000_000), 4_500],
  ] as const,
  'N.Y. Tax Law § 210(1)(d)(4)',
);

export const entityLaw: EntityLaw = {
  code: 'NY',
  charges: [
    incomeTax(CORPORATION, always(flat(0.065), 'N.Y. Tax Law § 210(1)(a); no deduction of the tax itself: § 208(9)(b)'), { minimum }),
    fee(S_CORPORATION, minimumOfSCorporations),
    fixedFee(LLC, 25, 'N.Y. Tax Law § 658(c)(3)(A)'),
  ],
  election: {
    rates: always(schedule([0.0685, 0.0965, 0.103, 0.109], [2_000_000, 5_000_000, 25_000_000]), 'N.Y. Tax Law § 862'),
    owner: ownersCredit('N.Y. Tax Law § 863', true),
  },
  levies: [],
  // A higher rate applies to more income, and the tax on capital.
  notComputed: {
    on: ['cCorporation'],
    when: ({ income, revenue }) => income > 5_000_000 || revenue > 5_000_000,
    source: 'N.Y. Tax Law § 210(1)(a), (b)',
  },
  leftOut: ['annualReport', 'capital', 'localBusinessTax', 'transitSurcharge', 'unemploymentTax'],
};
