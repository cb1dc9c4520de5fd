/** The forms' filing statuses (specification, calculators and guides, section 3). */
export type FilingStatus = 'single' | 'married_joint' | 'married_separate' | 'head_of_household';
