import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** The guideline for a return without dependents: one person, or two on a joint return. */
function guideline(onePerson: Usd, eachFurther: Usd): ByStatus<Usd> {
  return byStatus(onePerson, onePerson + eachFurther, onePerson, onePerson);
}

/** Federal poverty guidelines (HHS) for the 48 contiguous states, which limit some credits. US dollars. */
export const povertyGuideline: LawTable<ByStatus<Usd>> = {
  2020: { value: guideline(12_760, 4_480), source: 'HHS Poverty Guidelines for 2020, 85 Fed. Reg. 3060' },
  2021: { value: guideline(12_880, 4_540), source: 'HHS Poverty Guidelines for 2021, 86 Fed. Reg. 7732' },
  2022: { value: guideline(13_590, 4_720), source: 'HHS Poverty Guidelines for 2022, 87 Fed. Reg. 3315' },
  2023: { value: guideline(14_580, 5_140), source: 'HHS Poverty Guidelines for 2023, 88 Fed. Reg. 3424' },
  2024: { value: guideline(15_060, 5_380), source: 'HHS Poverty Guidelines for 2024, 89 Fed. Reg. 2961' },
  2025: { value: guideline(15_650, 5_500), source: 'HHS Poverty Guidelines for 2025, 90 Fed. Reg. 5917' },
  2026: { value: guideline(15_960, 5_680), source: 'HHS Poverty Guidelines for 2026 (42 U.S.C. § 9902(2))' },
};
