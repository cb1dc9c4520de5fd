import { CORPORATION, ENTITIES, exclusion, fixedFee, flat, incomeTax, newEmployer, type EntityLaw } from '../../rules/entity-law.ts';

const rates = {
  2024: { value: flat(0.0539), source: 'O.C.G.A. § 48-7-21, as amended by 2024 HB 1023' },
  2025: { value: flat(0.0519), source: 'O.C.G.A. §§ 48-7-20(a.1), 48-7-21, as amended by 2025 HB 111' },
  2026: { value: flat(0.0499), source: 'O.C.G.A. §§ 48-7-20(a.1), 48-7-21, as amended by 2026 HB 463' },
};

export const entityLaw: EntityLaw = {
  code: 'GA',
  charges: [incomeTax(CORPORATION, rates), fixedFee(ENTITIES, 50, 'O.C.G.A. §§ 14-2-122, 14-11-1101')],
  election: { rates, owner: exclusion },
  levies: [newEmployer(0.027, 9_500, 'O.C.G.A. §§ 34-8-49, 34-8-151 (with the administrative assessment)')],
  leftOut: ['netWorth'],
};
