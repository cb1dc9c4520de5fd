import type { Usd } from '@bracketwise/contract/amounts';
import type { LawTable } from '../../kernel/law-table.ts';

const ENDED = '26 U.S.C. § 25D(h) (Pub. L. 119-21 § 70506)';
const SINCE_2022 = '26 U.S.C. § 25D(g)(3) (Pub. L. 117-169 § 13302); Form 5695 Part I';
const BEFORE_2022 = '26 U.S.C. § 25D(g)(2) (Pub. L. 116-260, div. EE, § 148); Form 5695 Part I';

/** The credited share of the costs of clean energy, as a fraction. */
export const cleanEnergyCredit: LawTable<number> = {
  2020: { value: 0.26, source: BEFORE_2022 },
  2021: { value: 0.26, source: BEFORE_2022 },
  2022: { value: 0.3, source: SINCE_2022 },
  2023: { value: 0.3, source: SINCE_2022 },
  2024: { value: 0.3, source: SINCE_2022 },
  2025: { value: 0.3, source: SINCE_2022 },
  2026: { value: 0, source: ENDED },
};

/** US dollars; the rate is a fraction. */
export interface HomeImprovementCredit {
  readonly rate: number;
  readonly most: Usd;
  /** For heat pumps and biomass stoves, in addition. */
  readonly mostForHeatPumps: Usd;
}

const NONE: HomeImprovementCredit = { rate: 0, most: 0, mostForHeatPumps: 0 };
const YEARLY: HomeImprovementCredit = { rate: 0.3, most: 1_200, mostForHeatPumps: 2_000 };
const SINCE_2023 = '26 U.S.C. § 25C(a), (b) (Pub. L. 117-169 § 13301); Form 5695 Part II';
/** Its limit of $500 was for all years of a life together, so a year's costs do not decide it. */
const FOR_LIFE = '26 U.S.C. § 25C(b)(1) before Pub. L. 117-169 § 13301; Form 5695 Part II';

export const homeImprovementCredit: LawTable<HomeImprovementCredit> = {
  2020: { value: NONE, source: FOR_LIFE },
  2021: { value: NONE, source: FOR_LIFE },
  2022: { value: NONE, source: FOR_LIFE },
  2023: { value: YEARLY, source: SINCE_2023 },
  2024: { value: YEARLY, source: SINCE_2023 },
  2025: { value: YEARLY, source: SINCE_2023 },
  2026: { value: NONE, source: '26 U.S.C. § 25C(i) (Pub. L. 119-21 § 70505)' },
};
