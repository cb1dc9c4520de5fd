import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import { byStatus, derived, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** The guideline for one person, and what each further one adds. US dollars. */
export interface PovertyGuideline {
  readonly onePerson: Usd;
  readonly eachFurther: Usd;
}

/** Of the 48 contiguous states with DC, and of the two others, which have their own. */
export type PovertyGuidelines = Readonly<Record<'contiguous' | 'AK' | 'HI', PovertyGuideline>>;

type Pair = readonly [onePerson: Usd, eachFurther: Usd];

function guidelines(contiguous: Pair, alaska: Pair, hawaii: Pair): PovertyGuidelines {
  const of = ([onePerson, eachFurther]: Pair): PovertyGuideline => ({ onePerson, eachFurther });
  return { contiguous: of(contiguous), AK: of(alaska), HI: of(hawaii) };
}

/** Federal poverty guidelines (HHS), which limit some credits. US dollars. */
const povertyGuidelines: LawTable<PovertyGuidelines> = {
  2020: {
    value: guidelines([12_760, 4_480], [15_950, 5_600], [14_680, 5_150]),
    source: 'HHS Poverty Guidelines for 2020, 85 Fed. Reg. 3060',
  },
  2021: {
    value: guidelines([12_880, 4_540], [16_090, 5_680], [14_820, 5_220]),
    source: 'HHS Poverty Guidelines for 2021, 86 Fed. Reg. 7732',
  },
  2022: {
    value: guidelines([13_590, 4_720], [16_990, 5_900], [15_630, 5_430]),
    source: 'HHS Poverty Guidelines for 2022, 87 Fed. Reg. 3315',
  },
  2023: {
    value: guidelines([14_580, 5_140], [18_210, 6_430], [16_770, 5_910]),
    source: 'HHS Poverty Guidelines for 2023, 88 Fed. Reg. 3424',
  },
  2024: {
    value: guidelines([15_060, 5_380], [18_810, 6_730], [17_310, 6_190]),
    source: 'HHS Poverty Guidelines for 2024, 89 Fed. Reg. 2961',
  },
  2025: {
    value: guidelines([15_650, 5_500], [19_550, 6_880], [17_990, 6_330]),
    source: 'HHS Poverty Guidelines for 2025, 90 Fed. Reg. 5917',
  },
  2026: {
    value: guidelines([15_960, 5_680], [19_950, 7_100], [18_360, 6_530]),
    source: 'HHS Poverty Guidelines for 2026 (42 U.S.C. § 9902(2))',
  },
};

const OF_2019: Cited<PovertyGuidelines> = {
  value: guidelines([12_490, 4_420], [15_600, 5_530], [14_380, 5_080]),
  source: 'HHS Poverty Guidelines for 2019, 84 Fed. Reg. 1167',
};

/** For the 48 contiguous states, for a return without dependents: one person, or two on a joint return. */
export const povertyGuideline: LawTable<ByStatus<Usd>> = derived(povertyGuidelines, ({ value, source }) => {
  const { onePerson, eachFurther } = value.contiguous;
  return { value: byStatus(onePerson, onePerson + eachFurther, onePerson, onePerson), source };
});

/** Those of the year before: insurance from a Marketplace goes by the guidelines of its enrollment period. 26 U.S.C. § 36B(d)(3)(B). */
export const guidelinesBefore: LawTable<PovertyGuidelines> = derived(povertyGuidelines, (_guidelines, year) =>
  year === 2020 ? OF_2019 : povertyGuidelines[(year - 1) as LawYear],
);
