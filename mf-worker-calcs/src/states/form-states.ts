import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';

/** The states of the rough estimates (specification, calculators and guides, section 3). */
export const FORM_STATES = ['CA', 'NY', 'TX', 'FL', 'WA', 'other'] as const;
export type FormState = (typeof FORM_STATES)[number];

/** The options of a form's state select: every jurisdiction, and `other` for federal tax only. */
export const STATE_CHOICES = [...STATE_CODES, 'other'] as const;
export type StateChoice = StateCode | 'other';

/** The rough estimate treats every state the specification does not list as `other`. */
export const formState = (state: StateChoice): FormState => FORM_STATES.find((known) => known === state) ?? 'other';
