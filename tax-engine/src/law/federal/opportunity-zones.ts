import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** Days after the sale within which the gain must be invested in a qualified opportunity fund. */
export const opportunityFundDays: LawTable<number> = unchanged(YEARS_TO_2026, 180, '26 U.S.C. § 1400Z-2(a)(1)(A)');

/** Years after which growth of an investment in such a fund is free of income tax. */
export const opportunityFundExclusionYears: LawTable<number> = unchanged(YEARS_TO_2026, 10, '26 U.S.C. § 1400Z-2(c)');

/** Rules for gains invested before 2027. */
export interface FixedDeferral {
  /** The latest day on which the gain counts as income. */
  readonly until: Date;
  /** Years that the investment must have been held by then to exclude part of the gain. */
  readonly stepUpYears: number;
}

export const opportunityFundFixedDeferral: Cited<FixedDeferral> = {
  value: { until: new Date('2026-12-31'), stepUpYears: 5 },
  source: '26 U.S.C. § 1400Z-2(b) (Pub. L. 115-97 § 13823)',
};

/** Rules for gains invested from 2027 on. Rates are fractions of the gain. */
export interface RollingDeferral {
  /** First day of investments under these rules. */
  readonly from: Date;
  /** Years after which the gain counts as income, minus the step-up. */
  readonly years: number;
  readonly stepUp: number;
  /** For a qualified rural opportunity fund. */
  readonly ruralStepUp: number;
  /** Years after the investment at which its value is frozen for the exclusion of growth. */
  readonly growthYears: number;
}

export const opportunityFundRollingDeferral: Cited<RollingDeferral> = {
  value: { from: new Date('2027-01-01'), years: 5, stepUp: 0.1, ruralStepUp: 0.3, growthYears: 30 },
  source: '26 U.S.C. § 1400Z-2(b), (c) (Pub. L. 119-21 § 70421)',
};
