import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, S_CORPORATION, always, fixedFee, incomeTax, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

/** By Oregon sales. US dollars. */
const minimum = always(
  [
    [0, 150],
    [500_000, 500],
    [1_000_000, 1_000],
    [2_000_000, 1_500],
    [3_000_000, 2_000],
    [5_000_000, 4_000],
    [7_000_000, 7_500],
    [10_000_000, 15_000],
    [25_000_000, 30_000],
    [50_000_000, 50_000],
    [75_000_000, 75_000],
    [100_000_000, 100_000],
  ] as const,
  'ORS 317.090(2)(a)',
);

export const entityLaw: EntityLaw = {
  code: 'OR',
  charges: [
    incomeTax(CORPORATION, always(schedule([0.066, 0.076], [1_000_000]), 'ORS 317.061'), { minimum }),
    fixedFee(S_CORPORATION, 150, 'ORS 317.090(2)(b)'),
  ],
  election: {
    rates: always(schedule([0.09, 0.099], [250_000]), '2021 Or. Laws ch. 589 § 3; to 2027: 2026 Act'),
    owner: ownersCredit('2021 Or. Laws ch. 589 § 5', true),
  },
  levies: [],
  // The corporate activity tax deducts a share of the costs of goods or of labor.
  notComputed: {
    on: ['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'],
    when: ({ revenue }) => revenue > 1_000_000,
    source: 'ORS 317A.116, 317A.119, 317A.125',
  },
  leftOut: ['annualReport', 'localBusinessTax', 'unemploymentTax'],
};
