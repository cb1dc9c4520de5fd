import type { Usd } from '../contract.ts';
import type { Household } from '../household.ts';
import type { StateLaw } from '../rules/state-law.ts';

/** What a household can still do before the end of the year. */
export const WHAT_IFS = [
  'electiveDeferral',
  'spouseElectiveDeferral',
  'traditionalIra',
  'hsa',
  'gift',
  'bunchedGifts',
  'lossHarvest',
  'rothConversion',
] as const;
export type WhatIfKind = (typeof WHAT_IFS)[number];

/** What a household does not say. US dollars. */
export interface WhatIfOptions {
  /** Wages still to be paid this year, the most that can be deferred; all of them unless given. */
  readonly wagesLeft?: Usd;
  readonly spouseWagesLeft?: Usd;
  /** Whether a retirement plan at work covers the people on the return; unless given, it does where there are wages. */
  readonly planAtWork?: boolean;
  /** Coverage of the high-deductible health plan; unless given, self-only as far as `hsaDeduction` allows. */
  readonly hsaCoverage?: 'selfOnly' | 'family';
  /** Cash to price as another gift of a household that itemizes; 1,000 unless given. */
  readonly gift?: Usd;
}

/** Something to do and what it saves, by the difference of returns. US dollars; negative where it costs. */
export interface WhatIf {
  readonly kind: WhatIfKind;
  /** Paid in, given, converted or realized. */
  readonly amount: Usd;
  readonly federal: Usd;
  /** Absent where no state tax was computed. */
  readonly state?: Usd;
  readonly total: Usd;
}

/**
 * What more saving, giving, converting or selling at a loss would change in the return of the year.
 * @param law - of the household's state; without it no state tax is computed
 * @throws RangeError that names the field which is outside its limits
 */
export function whatIfs(_law: StateLaw | undefined, _household: Household, _options: WhatIfOptions = {}): readonly WhatIf[] {
  return [];
}
