/** The values of a form's controls, by field: text or, for a checkbox, a boolean. */
export type Draft = Record<string, string | boolean>;
