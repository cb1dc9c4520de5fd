import { anyRevenue, CORPORATION, ENTITIES, fee, flat, incomeTax, newEmployer, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'PA',
  charges: [
    incomeTax(CORPORATION, yearly([flat(0.0849), flat(0.0799), flat(0.0749)], '72 P.S. § 7402(b), as amended by Act 53 of 2022')),
    // The first annual reports were due in 2025: Department of State, Annual Reports in Pennsylvania.
    fee(ENTITIES, yearly([anyRevenue(0), anyRevenue(7), anyRevenue(7)], '15 Pa.C.S. §§ 146, 153')),
  ],
  levies: [newEmployer(0.03822, 10_000, '43 P.S. §§ 753(x), 781')],
  leftOut: ['localBusinessTax'],
};
