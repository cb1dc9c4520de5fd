/** The filing statuses, spelled as in the calculators' forms, the shared texts and the tax engine. */
export const FILING_STATUSES = ['single', 'married_joint', 'married_separate', 'head_of_household'] as const;
export type FormFilingStatus = (typeof FILING_STATUSES)[number];

export const filingStatusWord = {
  single: 'single',
  married_joint: 'marriedJoint',
  married_separate: 'marriedSeparate',
  head_of_household: 'headOfHousehold',
} as const satisfies Record<FormFilingStatus, string>;
