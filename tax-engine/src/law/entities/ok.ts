import { CORPORATION, always, exclusion, flat, incomeTax, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'OK',
  charges: [incomeTax(CORPORATION, always(flat(0.04), '68 O.S. § 2355(D)'))],
  election: { rates: yearly([flat(0.0475), flat(0.0475), flat(0.045)], '68 O.S. §§ 2355.1P-4, 2355'), owner: exclusion },
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
