import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, exclusion, flat, incomeTax, yearly, type EntityLaw } from '../../rules/entity-law.ts';

const flatRate = { value: flat(0.055), source: 'La. R.S. 47:287.12, as amended by Act 5 of 2024 (3rd Ex. Sess.)' };
const rates = {
  2024: { value: schedule([0.035, 0.055, 0.075], [50_000, 150_000]), source: 'La. R.S. 47:287.12' },
  2025: flatRate,
  2026: flatRate,
};

const flatElective = { value: flat(0.03), source: 'La. R.S. 47:287.732.2(B), as amended by Act 11 of 2024 (3rd Ex. Sess.)' };
const elective = {
  2024: { value: schedule([0.0185, 0.035, 0.0425], [25_000, 100_000]), source: 'La. R.S. 47:287.732.2(B)' },
  2025: flatElective,
  2026: flatElective,
};

export const entityLaw: EntityLaw = {
  code: 'LA',
  charges: [
    incomeTax(CORPORATION, rates, {
      exemption: yearly([0, 20_000, 20_000], 'La. R.S. 47:287.69, as amended by Act 5 of 2024 (3rd Ex. Sess.)'),
    }),
  ],
  election: { rates: elective, owner: exclusion },
  levies: [],
  leftOut: ['annualReport', 'capital', 'unemploymentTax'],
};
