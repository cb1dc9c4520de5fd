import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, always, incomeTax, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'ME',
  charges: [
    incomeTax(CORPORATION, always(schedule([0.035, 0.0793, 0.0833, 0.0893], [350_000, 1_050_000, 3_500_000]), '36 M.R.S. § 5200(1)')),
  ],
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
