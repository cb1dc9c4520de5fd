import { CORPORATION, CORPORATIONS, LLC, always, fixedFee, flat, incomeTax, newEmployer, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'FL',
  charges: [
    incomeTax(CORPORATION, always(flat(0.055), 'Fla. Stat. § 220.11; no deduction of the tax itself: § 220.13(1)(a)'), {
      exemption: always(50_000, 'Fla. Stat. § 220.14'),
    }),
    fixedFee(LLC, 138.75, 'Fla. Stat. §§ 605.0213, 607.193'),
    fixedFee(CORPORATIONS, 150, 'Fla. Stat. §§ 607.0122, 607.193'),
  ],
  levies: [newEmployer(0.027, 7_000, 'Fla. Stat. §§ 443.1217, 443.131(2)(a)')],
  leftOut: ['localBusinessTax'],
};
