import type { ColorToken } from '../theme/tokens.ts';

/** Where a part of an income goes. Each has the same color in every chart. */
export type Meaning = Extract<ColorToken, 'keep' | 'federal' | 'socialSecurity' | 'medicare' | 'state' | 'apart'>;

/** By part key. Self-employment tax counts as Social Security, which is most of it. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  net: 'keep',
  federal: 'federal',
  netInvestment: 'federal',
  corporate: 'federal',
  taxed: 'federal',
  used: 'federal',
  socialSecurity: 'socialSecurity',
  payroll: 'socialSecurity',
  earnings: 'socialSecurity',
  medicare: 'medicare',
  state: 'state',
};

export const meaningOf = (part: string): Meaning => MEANINGS[part] ?? 'apart';
