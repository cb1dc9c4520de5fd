/** The filing statuses as the calculators' forms spell them, and as the common words and the tax engine do. */
export const FILING_STATUSES = ['single', 'married_joint', 'married_separate', 'head_of_household'] as const;
export type FormFilingStatus = (typeof FILING_STATUSES)[number];

export const filingStatusWord = {
  single: 'single',
  married_joint: 'marriedJoint',
  married_separate: 'marriedSeparate',
  head_of_household: 'headOfHousehold',
} as const satisfies Record<FormFilingStatus, string>;
