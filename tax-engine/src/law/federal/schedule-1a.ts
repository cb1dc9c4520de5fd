/** Deductions for 2025 to 2028 that are available with the standard deduction and with itemized ones. Schedule 1-A (Form 1040). */
import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type Cited } from '../../kernel/law-table.ts';

/** A deduction up to a limit, which falls with modified adjusted gross income. US dollars. */
export interface PhasedDeduction {
  readonly since: number;
  readonly until: number;
  readonly limit: ByStatus<Usd>;
  /** The limit falls by `loss` for each `step` of income above `start`. */
  readonly phaseOut: {
    readonly start: ByStatus<Usd>;
    readonly step: Usd;
    readonly loss: Usd;
    /** Whether part of a step counts as a whole one. */
    readonly partCounts: boolean;
  };
}

const YEARS = { since: 2025, until: 2028 } as const;
const ofPay = { start: byStatus(150_000, 300_000, 150_000, 150_000), step: 1_000, loss: 100, partCounts: false };

/** Spouses can deduct tips and overtime only on a joint return. */
export const tipsDeduction: Cited<PhasedDeduction> = {
  value: { ...YEARS, limit: byStatus(25_000, 25_000, 0, 25_000), phaseOut: ofPay },
  source: '26 U.S.C. § 224 (Pub. L. 119-21 § 70201); Schedule 1-A Part II',
};

export const overtimeDeduction: Cited<PhasedDeduction> = {
  value: { ...YEARS, limit: byStatus(12_500, 25_000, 0, 12_500), phaseOut: ofPay },
  source: '26 U.S.C. § 225 (Pub. L. 119-21 § 70202); Schedule 1-A Part III',
};

export const carLoanInterestDeduction: Cited<PhasedDeduction> = {
  value: {
    ...YEARS,
    limit: byStatus(10_000, 10_000, 10_000, 10_000),
    phaseOut: { start: byStatus(100_000, 200_000, 100_000, 100_000), step: 1_000, loss: 200, partCounts: true },
  },
  source: '26 U.S.C. § 163(h)(4) (Pub. L. 119-21 § 70203); Schedule 1-A Part IV',
};
