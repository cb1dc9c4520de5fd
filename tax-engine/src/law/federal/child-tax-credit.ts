import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** A year's credit for each qualifying child. US dollars. */
export interface ChildTaxCredit {
  readonly perChild: Usd;
  /** The maximum refundable part. */
  readonly refundablePerChild: Usd;
  /** The higher credit of a single year. */
  readonly increased?: IncreasedChildTaxCredit;
}

/** 26 U.S.C. § 24(i): a larger, fully refundable credit whose increase phases out earlier than the rest. US dollars. */
export interface IncreasedChildTaxCredit {
  readonly perChild: Usd;
  /** For a child under 6 at the end of the year. */
  readonly perYoungChild: Usd;
  readonly phaseOutStart: ByStatus<Usd>;
}

/** A dependent below this age at the end of the year is a qualifying child. */
export const childTaxCreditAgeBelow: LawTable<number> = {
  ...unchanged([2020, 2022, 2023, 2024, 2025, 2026], 17, '26 U.S.C. § 24(c)(1)'),
  2021: { value: 18, source: '26 U.S.C. § 24(i)(2) (Pub. L. 117-2 § 9611)' },
};

/**
 * From this year on, a child counts as another dependent unless the filer, or one of two spouses, has a Social Security number valid for work.
 */
export const childTaxCreditSsnSince: Cited<number> = { value: 2025, source: '26 U.S.C. § 24(h)(4)(C), (7) (Pub. L. 119-21 § 70104)' };

/** Credit for each dependent who is not a qualifying child. US dollars. */
export const otherDependentCredit: LawTable<Usd> = unchanged(YEARS_TO_2026, 500, '26 U.S.C. § 24(h)(4)');

/** 26 U.S.C. § 24(a), (h). */
export const childTaxCredit: LawTable<ChildTaxCredit> = {
  2020: { value: { perChild: 2_000, refundablePerChild: 1_400 }, source: '26 U.S.C. § 24(h)(2), (5); Rev. Proc. 2019-44 § 3.05' },
  2021: {
    value: {
      perChild: 2_000,
      refundablePerChild: Infinity,
      increased: { perChild: 3_000, perYoungChild: 3_600, phaseOutStart: byStatus(75_000, 150_000, 75_000, 112_500) },
    },
    source: '26 U.S.C. § 24(i) (Pub. L. 117-2 § 9611)',
  },
  2022: { value: { perChild: 2_000, refundablePerChild: 1_500 }, source: '26 U.S.C. § 24(h)(2), (5); Rev. Proc. 2021-45 § 3.05' },
  2023: { value: { perChild: 2_000, refundablePerChild: 1_600 }, source: '26 U.S.C. § 24(h)(2), (5); Rev. Proc. 2022-38 § 3.05' },
  2024: { value: { perChild: 2_000, refundablePerChild: 1_700 }, source: '26 U.S.C. § 24(h)(2), (5); Rev. Proc. 2023-34 § 3.05' },
  2025: {
    value: { perChild: 2_200, refundablePerChild: 1_700 },
    source: '26 U.S.C. § 24(h)(2) (Pub. L. 119-21 § 70104); Rev. Proc. 2024-40 § 2.05',
  },
  2026: { value: { perChild: 2_200, refundablePerChild: 1_700 }, source: 'Rev. Proc. 2025-32 § 4.05' },
};

/** The credit falls by `loss` for each `step` of modified adjusted gross income above `start`, or part of one. US dollars. */
export interface ChildTaxCreditPhaseOut {
  readonly start: ByStatus<Usd>;
  readonly step: Usd;
  readonly loss: Usd;
}

export const childTaxCreditPhaseOut: LawTable<ChildTaxCreditPhaseOut> = unchanged(
  YEARS_TO_2026,
  { start: byStatus(200_000, 400_000, 200_000, 200_000), step: 1_000, loss: 50 },
  '26 U.S.C. § 24(b), (h)(3)',
);

/** The credit is refunded up to `rate` (a fraction) of the earned income above `earningsFloor`. US dollars. */
export interface ChildTaxCreditRefund {
  readonly earningsFloor: Usd;
  readonly rate: number;
  /** From this number of children on, the limit may instead be payroll taxes minus the earned income credit, if that is more. */
  readonly payrollTaxFrom: number;
}

export const childTaxCreditRefund: LawTable<ChildTaxCreditRefund> = unchanged(
  YEARS_TO_2026,
  { earningsFloor: 2_500, rate: 0.15, payrollTaxFrom: 3 },
  '26 U.S.C. § 24(d)(1), (h)(6); Schedule 8812 (Form 1040)',
);
