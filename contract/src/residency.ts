/** What a household is to a state in a year. */
export const RESIDENCIES = ['resident', 'partYear', 'nonresident'] as const;
export type Residency = (typeof RESIDENCIES)[number];

/** What a state does about a household's tax of a year; a negative tax is paid out. */
export function outcomeOf(tax: number): 'gets' | 'nothing' | 'pays' {
  if (tax === 0) return 'nothing';
  return tax > 0 ? 'gets' : 'pays';
}
