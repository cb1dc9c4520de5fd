import { CORPORATIONS, ENTITIES, LLC, always, fixedFee, flat, incomeTax, newEmployer, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'TN',
  charges: [
    incomeTax(CORPORATIONS, always(flat(0.065), 'Tenn. Code § 67-4-2007'), {
      exemption: always(50_000, 'Tenn. Code § 67-4-2007, as amended by 2023 Pub. Ch. 377'),
    }),
    fixedFee(ENTITIES, 100, 'Tenn. Code § 67-4-2119 (minimum franchise tax)'),
    fixedFee(LLC, 300, 'Tenn. Code § 48-249-1017'),
  ],
  levies: [newEmployer(0.027, 7_000, 'Tenn. Code §§ 50-7-213, 50-7-403')],
  leftOut: ['annualReport', 'netWorth', 'businessTaxByClass'],
};
