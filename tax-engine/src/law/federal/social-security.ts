import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** The employee's share, as a fraction of wages. */
export const socialSecurityRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.062, '26 U.S.C. § 3101(a)');

/** Wage base: wages above it pay no Social Security tax. 26 U.S.C. § 3121(a)(1), 42 U.S.C. § 430. US dollars. */
export const socialSecurityWageBase: LawTable<Usd> = {
  2020: { value: 137_700, source: 'SSA, Contribution and Benefit Base for 2020 (42 U.S.C. § 430)' },
  2021: { value: 142_800, source: 'SSA, Contribution and Benefit Base for 2021 (42 U.S.C. § 430)' },
  2022: { value: 147_000, source: 'SSA, Contribution and Benefit Base for 2022 (42 U.S.C. § 430)' },
  2023: { value: 160_200, source: 'SSA, Contribution and Benefit Base for 2023 (42 U.S.C. § 430)' },
  2024: { value: 168_600, source: 'SSA, Contribution and Benefit Base for 2024 (42 U.S.C. § 430)' },
  2025: { value: 176_100, source: 'SSA, Contribution and Benefit Base for 2025 (42 U.S.C. § 430)' },
  2026: { value: 184_500, source: 'SSA, Contribution and Benefit Base for 2026 (42 U.S.C. § 430)' },
};

/** The employer's share, as a fraction of wages up to the same base. */
export const employerSocialSecurityRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.062, '26 U.S.C. § 3111(a)');
