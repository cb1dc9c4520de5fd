import type { ColorToken } from '../theme/tokens.ts';

/** What becomes of a part of an income. Its colour is the same in every chart. */
export type Meaning = Extract<ColorToken, 'keep' | 'federal' | 'socialSecurity' | 'medicare' | 'state' | 'apart'>;

/** By the keys under which charts name their parts. Self-employment tax is Social Security for the most part. */
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
