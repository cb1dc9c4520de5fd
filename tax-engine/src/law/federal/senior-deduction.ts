import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type Cited } from '../../kernel/law-table.ts';

/** A deduction in addition to the standard or itemized deductions. US dollars. */
export interface SeniorDeduction {
  readonly since: number;
  readonly until: number;
  readonly age: number;
  /** For each person on the return who is that old. */
  readonly amount: Usd;
  /** It falls by this fraction of the modified adjusted gross income above `start`. Spouses who file separately cannot take it. */
  readonly phaseOut: { readonly rate: number; readonly start: ByStatus<Usd> };
}

export const seniorDeduction: Cited<SeniorDeduction> = {
  value: {
    since: 2025,
    until: 2028,
    age: 65,
    amount: 6_000,
    phaseOut: { rate: 0.06, start: byStatus(75_000, 150_000, 75_000, 75_000) },
  },
  source: '26 U.S.C. § 151(d)(5)(C) (Pub. L. 119-21 § 70103)',
};
