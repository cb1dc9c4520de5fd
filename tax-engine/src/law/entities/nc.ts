import { CORPORATION, CORPORATIONS, LLC, exclusion, fixedFee, flat, incomeTax, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'NC',
  charges: [
    incomeTax(CORPORATION, yearly([flat(0.025), flat(0.0225), flat(0.02)], 'N.C. Gen. Stat. § 105-130.3, as amended by S.L. 2021-180')),
    fixedFee(CORPORATIONS, 200, 'N.C. Gen. Stat. § 105-122(d) (minimum franchise tax)'),
    fixedFee(LLC, 200, 'N.C. Gen. Stat. § 57D-1-22'),
  ],
  election: { rates: yearly([flat(0.045), flat(0.0425), flat(0.0399)], 'N.C. Gen. Stat. §§ 105-131.1A, 105-153.7(a)'), owner: exclusion },
  levies: [],
  leftOut: ['netWorth', 'unemploymentTax'],
};
