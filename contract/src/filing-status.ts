export const FILING_STATUSES = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

/** The statuses as the specification spells them in the forms of the specialized calculators, with those of the engine. */
export const FILING_STATUS_OF = {
  single: 'single',
  married_joint: 'marriedJoint',
  married_separate: 'marriedSeparate',
  head_of_household: 'headOfHousehold',
} as const satisfies Readonly<Record<string, FilingStatus>>;
export type SpecifiedFilingStatus = keyof typeof FILING_STATUS_OF;
export const SPECIFIED_FILING_STATUSES = Object.keys(FILING_STATUS_OF) as readonly SpecifiedFilingStatus[];
