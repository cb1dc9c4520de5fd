import { schedule } from '../../kernel/schedule.ts';
import { CORPORATION, ENTITIES, always, exclusion, fixedFee, flat, incomeTax, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'AR',
  charges: [
    incomeTax(
      CORPORATION,
      always(
        schedule([0.01, 0.02, 0.03, 0.043], [3_000, 6_000, 11_000]),
        'A.C.A. § 26-51-205, as amended by Act 1 of 2024 (2nd Ex. Sess.); 4.1% only from 2027: Act 1 of 2026 (1st Ex. Sess.)',
      ),
    ),
    fixedFee(ENTITIES, 150, 'A.C.A. § 26-54-104'),
  ],
  election: { rates: yearly([flat(0.039), flat(0.039), flat(0.037)], 'A.C.A. §§ 26-65-103, 26-51-201'), owner: exclusion },
  levies: [],
  leftOut: ['capital', 'unemploymentTax'],
};
