/** The filing statuses of the forms (specification, calculators and guides, section 3). */
export type FilingStatus = 'single' | 'married_joint' | 'married_separate' | 'head_of_household';
