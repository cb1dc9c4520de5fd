import type { LawTable } from '../../kernel/law-table.ts';

const none = { value: false, source: '26 U.S.C. §§ 6428, 6428A, 6428B' };

/** Whether the year's return has a recovery rebate credit, for stimulus payments that were not received. */
export const recoveryRebateCredit: LawTable<boolean> = {
  2020: { value: true, source: '26 U.S.C. §§ 6428 (Pub. L. 116-136 § 2201), 6428A (Pub. L. 116-260 Div. N § 272)' },
  2021: { value: true, source: '26 U.S.C. § 6428B (Pub. L. 117-2 § 9601)' },
  2022: none,
  2023: none,
  2024: none,
  2025: none,
  2026: none,
};
