import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Share of gambling losses that may be itemized, as a fraction; never more than the winnings. */
export const wageringLossShare: LawTable<number> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024, 2025], 1, '26 U.S.C. § 165(d)'),
  2026: { value: 0.9, source: '26 U.S.C. § 165(d) (Pub. L. 119-21 § 70114)' },
};
