/**
 * Figures that the specification prints for this guide (section 9, "Standard deductions" and "Deduction guide limits"). Some are from
 * the year `AMOUNTS_OF`, some from no year at all. The guide shows them next to the official ones.
 */
export const AMOUNTS_OF = 2023;
export const STANDARD_DEDUCTION = { single: 13_850, marriedJoint: 27_700, marriedSeparate: 13_850, headOfHousehold: 20_800 } as const;
export const ADDITIONAL_DEDUCTION = { unmarried: 1_400, married: 1_100 } as const;
export const BUSINESS_INCOME_LIMIT = { single: 182_050, marriedJoint: 364_100 } as const;
export const EARNED_INCOME_CREDIT = 7_430;
