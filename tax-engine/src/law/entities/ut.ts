import { CORPORATION, always, anyRevenue, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

const corporate = {
  2024: { value: flat(0.0455), source: 'Utah Code § 59-7-104, as amended by 2024 SB 69' },
  2025: { value: flat(0.045), source: 'Utah Code § 59-7-104, as amended by 2025 HB 106' },
  2026: { value: flat(0.0445), source: 'Utah Code § 59-7-104, as amended by 2026 SB 60' },
};

export const entityLaw: EntityLaw = {
  code: 'UT',
  charges: [incomeTax(CORPORATION, corporate, { minimum: always(anyRevenue(100), 'Utah Code § 59-7-104(2)') })],
  election: {
    rates: yearly([flat(0.0455), flat(0.045), flat(0.0445)], 'Utah Code §§ 59-10-1403.2, 59-10-104(2)'),
    owner: ownersCredit('Utah Code § 59-10-1045', false),
  },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
