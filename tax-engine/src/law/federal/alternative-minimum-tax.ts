import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';

/** US dollars of alternative minimum taxable income. 26 U.S.C. § 55(b)(1), (d). */
export interface AlternativeMinimumTax {
  /** On income above the exemption. */
  readonly schedule: Schedule;
  readonly exemption: Usd;
  readonly phaseOutStart: Usd;
  /** Share of the income above the start that reduces the exemption, as a fraction. */
  readonly phaseOutRate: number;
}

type SingleAndJoint = readonly [single: Usd, marriedJoint: Usd];

/** A separate return has half of the joint exemption and lower-rate limit, but a single filer's phase-out start. */
function rules(lowerRateLimit: Usd, exemption: SingleAndJoint, start: SingleAndJoint, phaseOutRate: number) {
  const row = (amount: Usd, phaseOutStart: Usd, limit: Usd): AlternativeMinimumTax => ({
    schedule: schedule([0.26, 0.28], [limit]),
    exemption: amount,
    phaseOutStart,
    phaseOutRate,
  });
  const single = row(exemption[0], start[0], lowerRateLimit);
  const separate = row(exemption[1] / 2, start[0], lowerRateLimit / 2);
  return byStatus(single, row(exemption[1], start[1], lowerRateLimit), separate, single);
}

export const alternativeMinimumTax: LawTable<ByStatus<AlternativeMinimumTax>> = {
  2020: {
    value: rules(197_900, [72_900, 113_400], [518_400, 1_036_800], 0.25),
    source: '26 U.S.C. § 55; Rev. Proc. 2019-44',
  },
  2021: {
    value: rules(199_900, [73_600, 114_600], [523_600, 1_047_200], 0.25),
    source: '26 U.S.C. § 55; Rev. Proc. 2020-45',
  },
  2022: {
    value: rules(206_100, [75_900, 118_100], [539_900, 1_079_800], 0.25),
    source: '26 U.S.C. § 55; Rev. Proc. 2021-45',
  },
  2023: {
    value: rules(220_700, [81_300, 126_500], [578_150, 1_156_300], 0.25),
    source: '26 U.S.C. § 55; Rev. Proc. 2022-38',
  },
  2024: {
    value: rules(232_600, [85_700, 133_300], [609_350, 1_218_700], 0.25),
    source: '26 U.S.C. § 55; Rev. Proc. 2023-34',
  },
  2025: {
    value: rules(239_100, [88_100, 137_000], [626_350, 1_252_700], 0.25),
    source: '26 U.S.C. § 55; Rev. Proc. 2024-40',
  },
  2026: {
    value: rules(244_500, [90_100, 140_200], [500_000, 1_000_000], 0.5),
    source: '26 U.S.C. § 55, as amended by Pub. L. 119-21 § 70107; Rev. Proc. 2025-32',
  },
};

/** What a child's exemption may be beyond the earned income. US dollars. 26 U.S.C. § 59(j). */
export const childExemption: LawTable<Usd> = {
  2020: { value: 7_900, source: '26 U.S.C. § 59(j); Rev. Proc. 2019-44' },
  2021: { value: 7_950, source: '26 U.S.C. § 59(j); Rev. Proc. 2020-45' },
  2022: { value: 8_200, source: '26 U.S.C. § 59(j); Rev. Proc. 2021-45' },
  2023: { value: 8_800, source: '26 U.S.C. § 59(j); Rev. Proc. 2022-38' },
  2024: { value: 9_250, source: '26 U.S.C. § 59(j); Rev. Proc. 2023-34' },
  2025: { value: 9_550, source: '26 U.S.C. § 59(j); Rev. Proc. 2024-40' },
  2026: { value: 9_750, source: '26 U.S.C. § 59(j); Rev. Proc. 2025-32' },
};
