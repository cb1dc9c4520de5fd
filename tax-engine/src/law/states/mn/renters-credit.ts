/** Schedule M1RENT. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdYear } from '@bracketwise/contract/years';
import { provisional2026, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import type { Amount } from '../../../rules/amounts.ts';
import { dependents, workedOut } from '../../../rules/whole-households.ts';

/** From a household income on: the share of it that renters bear, the share of the rest that they bear, and the maximum. US dollars. */
interface Row {
  readonly from: Usd;
  readonly ofIncome: number;
  readonly ofRest: number;
  readonly most: Usd;
}

/** US dollars, shares as fractions. */
export interface RentersCredit {
  readonly shareOfRent: number;
  readonly rows: readonly Row[];
  /** From this age, the income counts without one dependent exemption. */
  readonly age: number;
  /** How many exemptions the income counts without, for no dependent, one, two, … */
  readonly exemptions: readonly number[];
}

const ROWS = [
  [0, 0.01, 0.05, 2_640],
  [6_480, 0.01, 0.1, 2_640],
  [8_610, 0.011, 0.1, 2_570],
  [10_760, 0.012, 0.1, 2_510],
  [15_090, 0.013, 0.15, 2_430],
  [19_400, 0.014, 0.15, 2_370],
  [21_540, 0.014, 0.2, 2_310],
  [23_680, 0.015, 0.2, 2_240],
  [28_010, 0.016, 0.2, 2_180],
  [30_160, 0.017, 0.25, 2_180],
  [32_310, 0.018, 0.25, 2_180],
  [36_630, 0.019, 0.3, 2_180],
  [38_770, 0.02, 0.3, 2_180],
  [45_230, 0.02, 0.35, 2_180],
  [51_690, 0.02, 0.4, 2_180],
  [60_320, 0.02, 0.45, 1_980],
  [62_460, 0.02, 0.45, 1_780],
  [64_620, 0.02, 0.45, 1_510],
  [66_790, 0.02, 0.5, 1_320],
  [68_930, 0.02, 0.5, 1_190],
  [71_090, 0.02, 0.5, 660],
  [73_240, 0.02, 0.5, 260],
  [75_390, 0, 1, 0],
] as const;

/** The amounts of the statute are those of 2024. Those of later years are rounded to $10: Minn. Stat. §§ 270C.22, 290.0693 subd. 5. */
const indexedBy = (factor: number): RentersCredit => {
  const indexed = (amount: Usd) => 10 * Math.round((factor * amount) / 10);
  const rows = ROWS.map(([from, ofIncome, ofRest, most]) => ({ from: indexed(from), ofIncome, ofRest, most: indexed(most) }));
  return { shareOfRent: 0.17, rows, age: 65, exemptions: [0, 1.4, 2.7, 3.9, 5, 6] };
};

export const rentersCredit: LawTable<RentersCredit, HouseholdYear> = provisional2026({
  2024: { value: indexedBy(1), source: 'Schedule M1RENT (2024); Minn. Stat. § 290.0693' },
  2025: { value: indexedBy(1.02886), source: 'Schedule M1RENT (2025); Minn. Stat. § 290.0693' },
});

/** Assumes that nobody else lives in the home. Not on separate returns, which count the income of both spouses. */
export const creditForRenters = (dependentExemption: LawTable<ByStatus<Usd>, HouseholdYear>): Amount<HouseholdYear> =>
  workedOut(
    rentersCredit,
    ({ shareOfRent, rows, age, exemptions }, worksheet) => {
      const { year, status, federal, household } = worksheet;
      if (household.rentPaid === 0 || household.claimedAsDependent || status === 'marriedSeparate') return 0;
      const ofDependents = exemptions[Math.min(dependents(worksheet), exemptions.length - 1)] ?? 0;
      const counted = ofDependents + Number(federal.peopleAged(age) > 0);
      const income = Math.max(0, federal.adjustedGrossIncome - counted * dependentExemption[year].value[status]);
      const row = rows.findLast(({ from }) => income >= from);
      if (!row) return 0;
      const rest = Math.max(0, shareOfRent * household.rentPaid - row.ofIncome * income);
      return Math.min(row.most, (1 - row.ofRest) * rest);
    },
    dependentExemption,
  );
