import { CORPORATIONS, above, always, flat, incomeTax, newEmployer, type EntityLaw } from '../../rules/entity-law.ts';

const paidLeave = { value: { rate: 0.0075, upTo: Infinity }, source: 'D.C. Code § 32-541.03' };

export const entityLaw: EntityLaw = {
  code: 'DC',
  charges: [
    incomeTax(CORPORATIONS, always(flat(0.0825), 'D.C. Code § 47-1807.02'), {
      minimum: always(
        [
          [0, 250],
          [above(1_000_000), 1_000],
        ],
        'D.C. Code § 47-1807.02(b)',
      ),
    }),
  ],
  levies: [
    newEmployer(0.027, 9_000, 'D.C. Code §§ 51-101, 51-103'),
    { label: 'employerPaidLeave', terms: { 2025: paidLeave, 2026: paidLeave } },
  ],
  // Free of the tax on unincorporated businesses is only who earns at least 80% by personal services without much capital.
  notComputed: {
    on: ['soleProprietorship', 'llc'],
    when: ({ revenue, sellsGoods }) => sellsGoods && revenue > 12_000,
    source: 'D.C. Code §§ 47-1808.01, 47-1808.03',
  },
  leftOut: ['annualReport'],
};
