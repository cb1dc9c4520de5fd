/** How a state's tax on an income other than wages was computed; pages hold a sentence for each. */
export const STATE_TREATMENTS = [
  /** The state taxes no income. */
  'untaxed',
  /** The form taxes it as it taxes other income. */
  'ordinaryIncome',
  /** By a rule of the state's own, counted here; its lines name the source. */
  'specialRule',
  /** As ordinary income; the state has a rule that depends on more than is asked, and so is not counted. */
  'specialRuleNotCounted',
] as const;
export type StateTreatment = (typeof STATE_TREATMENTS)[number];

export interface Treatment {
  treatment: StateTreatment;
  /** Where the rule that is not counted stands. */
  treatmentSource?: string;
}
