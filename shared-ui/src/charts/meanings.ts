import { color } from '../theme/tokens.ts';
import type { Look } from './Fills.tsx';

/**
 * Where a part of an income goes, in the order of a chart's parts. Each has the same color and pattern on every page, and each kind of tax
 * its own color. Two taxes for Social Security, or for Medicare, differ in their pattern.
 */
const LOOKS = {
  net: { ink: color('keep'), mark: 'solid' },
  federal: { ink: color('federal'), mark: 'stripes' },
  /** Its chapter of the law is “Unearned Income Medicare Contribution”. 26 U.S.C. ch. 2A. */
  netInvestment: { ink: color('medicare'), mark: 'rings' },
  /** Taxes on a business itself, most of which are on its income. */
  corporate: { ink: `color-mix(in srgb, ${color('federal')} 55%, ${color('text')})`, mark: 'rings' },
  socialSecurity: { ink: color('socialSecurity'), mark: 'dots' },
  /** Social Security and Medicare together. */
  payroll: { ink: color('socialSecurity'), mark: 'dots' },
  medicare: { ink: color('medicare'), mark: 'reverseStripes' },
  /** Self-employment tax, most of which is for Social Security. */
  earnings: { ink: `color-mix(in srgb, ${color('socialSecurity')} 70%, ${color('text')})`, mark: 'waves' },
  levies: { ink: color('levies'), mark: 'waves' },
  state: { ink: color('state'), mark: 'grid' },
  expenses: { ink: color('apart'), mark: 'reverseStripes' },
  /** Income that is not taxed, for three different reasons. */
  earned: { ink: color('apart'), mark: 'solid' },
  housing: { ink: color('text'), mark: 'dots' },
  deducted: { ink: `color-mix(in srgb, ${color('apart')}, ${color('text')})`, mark: 'grid' },
  taxed: { ink: color('federal'), mark: 'stripes' },
  /** Of a tax bracket: how much of it an income fills, and the rest. */
  used: { ink: color('federal'), mark: 'stripes' },
  left: { ink: color('apart'), mark: 'solid' },
} as const satisfies Readonly<Record<string, Look>>;

export type PartKey = keyof typeof LOOKS;

export const lookOf = (part: PartKey): Look => LOOKS[part];

const ORDER = Object.keys(LOOKS);
export const placeOf = (part: PartKey): number => ORDER.indexOf(part);
