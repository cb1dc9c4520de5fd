import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, CORPORATIONS, always, fixedFee, incomeTax, newEmployer, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'MS',
  charges: [
    incomeTax(CORPORATION, always(schedule([0, 0.04, 0.05], [5_000, 10_000]), 'Miss. Code § 27-7-5')),
    fixedFee(CORPORATIONS, 25, 'Miss. Code § 27-13-5 (minimum franchise tax)'),
  ],
  levies: [newEmployer(0.01, 14_000, 'Miss. Code §§ 71-5-11, 71-5-353')],
  leftOut: ['capital', 'election', 'annualReport'],
};
