/** Subtractions of Schedules M1M and M1R for Social Security benefits and for age. */
import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { byStatus, provisional2026, unchanged, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import type { ShareStepDown } from '../../../rules/amounts.ts';
import { workedOut } from '../../../rules/whole-households.ts';

/** Social Security benefits are untaxed up to an adjusted gross income, and a tenth less for each step above it. US dollars. */
export interface BenefitsSubtraction {
  readonly loss: ShareStepDown;
  /** The alternative method: at most `maximum`, minus `lossRate` (a fraction) of the provisional income above `start`. */
  readonly maximum: Usd;
  readonly lossRate: number;
  readonly start: Usd;
}

const benefits = (start: Usd, step: Usd, maximum: Usd, provisionalIncome: Usd): BenefitsSubtraction => ({
  loss: { start, step, loss: 0.1 },
  maximum,
  lossRate: 0.2,
  start: provisionalIncome,
});

export const benefitsSubtraction: LawTable<ByStatus<BenefitsSubtraction>, HouseholdYear> = provisional2026({
  2024: {
    value: byStatus(
      benefits(82_190, 4_000, 4_560, 69_250),
      benefits(105_380, 4_000, 5_840, 88_630),
      benefits(52_690, 2_000, 2_920, 44_315),
      benefits(82_190, 4_000, 4_560, 69_250),
    ),
    source: 'Schedule M1M (2024), Social Security subtraction; Minn. Stat. § 290.0132 subd. 26',
  },
  2025: {
    value: byStatus(
      benefits(84_490, 4_000, 4_560, 69_250),
      benefits(108_320, 4_000, 5_840, 88_630),
      benefits(54_160, 2_000, 2_920, 44_315),
      benefits(84_490, 4_000, 4_560, 69_250),
    ),
    source: 'Schedule M1M (2025), Social Security subtraction; Minn. Stat. § 290.0132 subd. 26',
  },
});

/** For people from `age`, minus untaxed benefits and `lossRate` (a fraction) of the income above a limit. US dollars. */
export interface SeniorSubtraction {
  readonly age: number;
  readonly lossRate: number;
  readonly amount: ByStatus<Usd>;
  readonly incomeUpTo: ByStatus<Usd>;
  /** If both spouses are old enough. */
  readonly incomeUpToOfTwo: Usd;
}

export const seniorSubtraction: LawTable<SeniorSubtraction, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    age: 65,
    lossRate: 0.5,
    amount: byStatus(9_600, 12_000, 6_000, 9_600),
    incomeUpTo: byStatus(14_500, 14_500, 9_000, 14_500),
    incomeUpToOfTwo: 18_000,
  },
  'Schedule M1R; Minn. Stat. § 290.0802 subd. 1, 2',
);

export const untaxedBenefits = workedOut(benefitsSubtraction, (value, { status, federal, household }) => {
  const taxed = federal.taxableSocialSecurity;
  if (taxed === 0) return 0;
  const { loss, maximum, lossRate, start } = value[status];
  const steps = Math.ceil(Math.max(0, federal.adjustedGrossIncome - loss.start) / loss.step);
  const all = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits;
  const provisionalIncome = federal.adjustedGrossIncome + household.taxExemptInterest - taxed + all / 2;
  const alternative = Math.min(taxed, maximum - lossRate * Math.max(0, provisionalIncome - start));
  return Math.max(alternative, taxed * Math.max(0, 1 - loss.loss * steps));
});

export const forSeniors = workedOut(seniorSubtraction, (law, { federal, household }) => {
  // Only a joint return has the higher amount.
  const { status } = federal;
  const people = federal.peopleAged(law.age);
  if (people === 0) return 0;
  const untaxed = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - federal.taxableSocialSecurity;
  const limit = people === 2 ? law.incomeUpToOfTwo : law.incomeUpTo[status];
  return Math.max(0, law.amount[status] - untaxed) - law.lossRate * Math.max(0, federal.adjustedGrossIncome - limit);
});
