/** The states that the calculators' forms offer; for any other one the official panel asks (specification, calculators and guides, section 3). */
export const FORM_STATES = ['CA', 'NY', 'TX', 'FL', 'WA', 'other'] as const;
export type FormState = (typeof FORM_STATES)[number];
