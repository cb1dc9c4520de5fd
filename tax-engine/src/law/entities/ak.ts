import { schedule } from '../../kernel/schedule.ts';
import { ALL, CORPORATION, always, fixedFee, incomeTax, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'AK',
  charges: [
    incomeTax(
      CORPORATION,
      always(
        schedule(
          [0, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.094],
          [25_000, 49_000, 74_000, 99_000, 124_000, 148_000, 173_000, 198_000, 222_000],
        ),
        'Alaska Stat. § 43.20.011(e)',
      ),
    ),
    fixedFee(ALL, 50, 'Alaska Stat. § 43.70.030'),
  ],
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
