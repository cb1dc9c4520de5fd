export const FILING_STATUSES = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

/**
 * The statuses of a household. A surviving spouse with a child has the rates and the standard deduction of a couple, but counts as one person:
 * 26 U.S.C. §§ 2(a), 63(c)(2)(A). The tables of law have no column for it.
 */
export const HOUSEHOLD_FILING_STATUSES = [...FILING_STATUSES, 'qualifyingSurvivingSpouse'] as const;
export type HouseholdFilingStatus = (typeof HOUSEHOLD_FILING_STATUSES)[number];

/** The statuses as the specification spells them in the forms of the specialized calculators, with those of the engine. */
export const FILING_STATUS_OF = {
  single: 'single',
  married_joint: 'marriedJoint',
  married_separate: 'marriedSeparate',
  head_of_household: 'headOfHousehold',
} as const satisfies Readonly<Record<string, FilingStatus>>;
export type SpecifiedFilingStatus = keyof typeof FILING_STATUS_OF;
export const SPECIFIED_FILING_STATUSES = Object.keys(FILING_STATUS_OF) as readonly SpecifiedFilingStatus[];
