import type { Usd } from '@bracketwise/contract/amounts';
import type { LawTable } from '../../kernel/law-table.ts';

/** A tier of income in percent of the poverty line. Over it, the share of the income that the household pays rises evenly. */
export interface ContributionTier {
  /** Included. */
  readonly from: number;
  /** Not included. */
  readonly to: number;
  /** Hundredths of a percent. */
  readonly initial: number;
  readonly final: number;
}

export interface PremiumTaxCredit {
  readonly tiers: readonly ContributionTier[];
  /** The highest income with a credit, in percent of the poverty line. */
  readonly upTo: number;
  /** Income in percent of the poverty line that counts at most in a year with unemployment compensation. */
  readonly mostIfUnemployed: number;
}

const CLIFF = 400;

/** The shares at the start and at the end of each tier of 26 U.S.C. § 36B(b)(3)(A)(i), in hundredths of a percent. */
const withCliff = (
  flat: number,
  from133: number,
  from150: number,
  from200: number,
  from250: number,
  from300: number,
): PremiumTaxCredit => ({
  tiers: [
    { from: 0, to: 133, initial: flat, final: flat },
    { from: 133, to: 150, initial: from133, final: from150 },
    { from: 150, to: 200, initial: from150, final: from200 },
    { from: 200, to: 250, initial: from200, final: from250 },
    { from: 250, to: 300, initial: from250, final: from300 },
    { from: 300, to: Infinity, initial: from300, final: from300 },
  ],
  upTo: CLIFF,
  mostIfUnemployed: Infinity,
});

/** 26 U.S.C. § 36B(b)(3)(A)(iii), (c)(1)(E). */
const withoutCliff = (mostIfUnemployed: number): PremiumTaxCredit => ({
  tiers: [
    { from: 0, to: 150, initial: 0, final: 0 },
    { from: 150, to: 200, initial: 0, final: 200 },
    { from: 200, to: 250, initial: 200, final: 400 },
    { from: 250, to: 300, initial: 400, final: 600 },
    { from: 300, to: 400, initial: 600, final: 850 },
    { from: 400, to: Infinity, initial: 850, final: 850 },
  ],
  upTo: Infinity,
  mostIfUnemployed,
});

/**
 * The lowest income with a credit, in percent of the poverty line, where none was paid in advance. 26 U.S.C. § 36B(c)(1)(A);
 * 26 CFR § 1.36B-2(b)(6)
 */
export const LOWEST_PERCENT = 100;

export const premiumTaxCredit: LawTable<PremiumTaxCredit> = {
  2020: { value: withCliff(206, 309, 412, 649, 829, 978), source: '26 U.S.C. § 36B; Rev. Proc. 2019-29 § 3.01; Form 8962' },
  2021: { value: withoutCliff(133), source: '26 U.S.C. § 36B(b)(3)(A)(iii), (g) (Pub. L. 117-2 §§ 9661, 9663); Form 8962' },
  2022: { value: withoutCliff(Infinity), source: '26 U.S.C. § 36B(b)(3)(A)(iii) (Pub. L. 117-2 § 9661); Form 8962' },
  2023: { value: withoutCliff(Infinity), source: '26 U.S.C. § 36B(b)(3)(A)(iii) (Pub. L. 117-169 § 12001); Form 8962' },
  2024: { value: withoutCliff(Infinity), source: '26 U.S.C. § 36B(b)(3)(A)(iii) (Pub. L. 117-169 § 12001); Form 8962' },
  2025: { value: withoutCliff(Infinity), source: '26 U.S.C. § 36B(b)(3)(A)(iii) (Pub. L. 117-169 § 12001); Form 8962' },
  2026: { value: withCliff(210, 314, 419, 660, 844, 996), source: '26 U.S.C. § 36B; Rev. Proc. 2025-25 § 3.01; Form 8962' },
};

/** The most that is repaid below an income in percent of the poverty line. US dollars. */
export interface RepaymentLimit {
  readonly below: number;
  readonly single: Usd;
  readonly others: Usd;
}

const limits = (below200: Usd, below300: Usd, below400: Usd): readonly RepaymentLimit[] => [
  { below: 200, single: below200 / 2, others: below200 },
  { below: 300, single: below300 / 2, others: below300 },
  { below: 400, single: below400 / 2, others: below400 },
];

/** Limits on repaying advance payments beyond the credit. Above the last one, and in a year without any, all is repaid. */
export const repaymentLimits: LawTable<readonly RepaymentLimit[]> = {
  2020: { value: [{ below: Infinity, single: 0, others: 0 }], source: '26 U.S.C. § 36B(f)(2)(B)(iii) (Pub. L. 117-2 § 9662)' },
  2021: { value: limits(650, 1_600, 2_700), source: '26 U.S.C. § 36B(f)(2)(B); Rev. Proc. 2020-45 § 3.07; Form 8962 Table 5' },
  2022: { value: limits(650, 1_650, 2_800), source: '26 U.S.C. § 36B(f)(2)(B); Rev. Proc. 2021-45 § 3.07; Form 8962 Table 5' },
  2023: { value: limits(700, 1_800, 3_000), source: '26 U.S.C. § 36B(f)(2)(B); Rev. Proc. 2022-38 § 3.07; Form 8962 Table 5' },
  2024: { value: limits(750, 1_900, 3_150), source: '26 U.S.C. § 36B(f)(2)(B); Rev. Proc. 2023-34 § 3.07; Form 8962 Table 5' },
  2025: { value: limits(750, 1_950, 3_250), source: '26 U.S.C. § 36B(f)(2)(B); Rev. Proc. 2024-40 § 2.07; Form 8962 Table 5' },
  2026: { value: [], source: '26 U.S.C. § 36B(f)(2) (Pub. L. 119-21 § 71305); Rev. Proc. 2025-32 § 2.04' },
};
