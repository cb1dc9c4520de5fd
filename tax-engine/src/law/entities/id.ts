import { CORPORATION, always, anyRevenue, fixedFee, flat, incomeTax, ownersCredit, type EntityLaw } from '../../rules/entity-law.ts';

const rates = {
  2024: { value: flat(0.05695), source: 'Idaho Code § 63-3025, as amended by 2024 HB 521' },
  2025: { value: flat(0.053), source: 'Idaho Code § 63-3025, as amended by 2025 HB 40' },
  2026: { value: flat(0.053), source: 'Idaho Code § 63-3025, as amended by 2025 HB 40' },
};

export const entityLaw: EntityLaw = {
  code: 'ID',
  charges: [
    incomeTax(CORPORATION, rates, { minimum: always(anyRevenue(20), 'Idaho Code § 63-3025') }),
    fixedFee(CORPORATION, 10, 'Idaho Code § 63-3082 (permanent building fund)'),
  ],
  election: { rates, owner: ownersCredit('Idaho Code § 63-3026B', true) },
  levies: [],
  leftOut: ['unemploymentTax'],
};
