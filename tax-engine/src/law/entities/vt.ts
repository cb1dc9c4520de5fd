import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, S_CORPORATION, above, always, fixedFee, incomeTax, type EntityLaw } from '../../rules/entity-law.ts';

const minimum = always(
  [
    [0, 100],
    [above(500_000), 500],
    [above(1_000_000), 2_000],
    [above(5_000_000), 6_000],
    [above(300_000_000), 100_000],
  ] as const,
  '32 V.S.A. § 5832(2)',
);

export const entityLaw: EntityLaw = {
  code: 'VT',
  charges: [
    incomeTax(CORPORATION, always(schedule([0.06, 0.07, 0.085], [10_000, 25_000]), '32 V.S.A. § 5832(1)'), { minimum }),
    fixedFee(S_CORPORATION, 250, '32 V.S.A. § 5915'),
  ],
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
