import { schedule } from '../../kernel/schedule.ts';
import {
  CORPORATION,
  CORPORATIONS,
  always,
  fixedFee,
  incomeTax,
  newEmployer,
  ownersCredit,
  type EntityLaw,
} from '../../rules/entity-law.ts';

/** The entity pays the tax of other than individuals. A refund of the credit follows the Department's notice 80-23-002. */
const ELECTIVE = 'Miss. Code §§ 27-7-5, 27-7-26, as amended by 2023 HB 1668';

export const entityLaw: EntityLaw = {
  code: 'MS',
  charges: [
    incomeTax(CORPORATION, always(schedule([0, 0.04, 0.05], [5_000, 10_000]), 'Miss. Code § 27-7-5')),
    fixedFee(CORPORATIONS, 25, 'Miss. Code § 27-13-5 (minimum franchise tax)'),
  ],
  election: {
    rates: always(schedule([0, 0.04, 0.05], [5_000, 10_000]), ELECTIVE),
    owner: ownersCredit('Miss. Code § 27-7-26(3), as amended by 2023 HB 1668; Notice 80-23-002', true),
  },
  levies: [newEmployer(0.01, 14_000, 'Miss. Code §§ 71-5-11, 71-5-353')],
  leftOut: ['capital', 'annualReport'],
};
