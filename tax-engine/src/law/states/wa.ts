import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { anyStatus, provisional2026, type LawTable } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { onlyEmployersPay } from '../../rules/local-tax.ts';
import { disqualifiedIncome } from '../../rules/disqualified-income.ts';
import { netLongTermGain, taxSeparately, type SeparateTax } from '../../rules/investment-income.ts';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit } from '../federal/earned-income-credit.ts';
import { childlessEarnedIncomeCreditAges, disqualifiedIncomeLimit } from '../federal/earned-income-credit-eligibility.ts';
import { refundableCredit } from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, inYears, noWageTax, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import { payrollLevies } from './wa/levies.ts';

function onGains(deduction: Usd, year: number, gains: Schedule = schedule([0.07], [])) {
  return {
    value: { exemption: anyStatus(deduction), schedule: gains },
    source: `Department of Revenue, Capital gains tax, standard deduction of ${year}; Wash. Rev. Code §§ 82.87.040, 82.87.060`,
  };
}

/** Years with a tax on gains and a credit for working families. */
type GainsYear = 2022 | 2023 | HouseholdYear;

/** On long-term gains except those from real estate. */
export const gainsTax: LawTable<SeparateTax, GainsYear> = provisional2026({
  2022: onGains(250_000, 2022),
  2023: onGains(262_000, 2023),
  2024: onGains(270_000, 2024),
  2025: onGains(278_000, 2025, schedule([0.07, 0.099], [1_000_000])),
});

/** Gifts above a floor are deducted from the gains, up to a limit. US dollars. */
export interface GiftDeduction {
  readonly floor: Usd;
  readonly limit: Usd;
}

export const giftDeduction: LawTable<GiftDeduction, GainsYear> = provisional2026({
  2022: {
    value: { floor: 250_000, limit: 100_000 },
    source: 'Wash. Rev. Code § 82.87.080(1), (2)',
  },
  2023: {
    value: { floor: 262_000, limit: 105_000 },
    source: 'Capital gains excise tax return (2023), charitable deduction; Wash. Rev. Code § 82.87.080',
  },
  2024: {
    value: { floor: 270_000, limit: 108_000 },
    source: 'Capital gains excise tax return (2024), charitable deduction; Wash. Rev. Code § 82.87.080',
  },
  2025: {
    value: { floor: 278_000, limit: 111_000 },
    source: 'Capital gains excise tax return (2025), charitable deduction; Wash. Rev. Code § 82.87.080',
  },
});

/** Without depreciable property of a business, which is exempt like real estate: Wash. Rev. Code § 82.87.050. */
const taxedGain = (worksheet: StateWorksheet): Usd => netLongTermGain(worksheet) - worksheet.federal.section1231.capitalGain;

const giftsDeducted = ({ year, household }: StateWorksheet<GainsYear>): Usd => {
  const { floor, limit } = giftDeduction[year].value;
  return Math.min(limit, Math.max(0, household.charitableGifts - floor));
};

/** The credit by number of qualifying children, none to three. US dollars. */
export interface WorkingFamiliesCredit {
  readonly most: readonly Usd[];
  readonly least: Usd;
  /** The phase-out starts this far below the end of the federal earned income credit. */
  readonly phaseOut: { readonly withoutChild: Usd; readonly withChildren: Usd };
}

function workingFamilies(...most: readonly [none: Usd, one: Usd, two: Usd, three: Usd]): WorkingFamiliesCredit {
  return { most, least: 50, phaseOut: { withoutChild: 2_500, withChildren: 5_000 } };
}

/** Indexed by Wash. Rev. Code § 82.08.0206(3)(d). */
export const workingFamiliesCredit: LawTable<WorkingFamiliesCredit, GainsYear> = provisional2026({
  2022: { value: workingFamilies(300, 600, 900, 1_200), source: 'Wash. Rev. Code § 82.08.0206(3)(a)' },
  2023: {
    value: workingFamilies(315, 625, 940, 1_255),
    source: 'Department of Revenue, Working Families Tax Credit, amounts of 2023; Wash. Rev. Code § 82.08.0206(3)',
  },
  2024: {
    value: workingFamilies(325, 640, 965, 1_290),
    source: 'Department of Revenue, Working Families Tax Credit, amounts of 2024; Wash. Rev. Code § 82.08.0206(3)',
  },
  2025: {
    value: workingFamilies(335, 660, 995, 1_330),
    source: 'Department of Revenue, Working Families Tax Credit, amounts of 2025; Wash. Rev. Code § 82.08.0206(3)',
  },
});

/**
 * Uses the conditions of the federal earned income credit, except that its size does not matter and, since Wash. Laws 2023 ch. 456, separate
 * filers qualify. Wash. Rev. Code § 82.08.0206(2), (3).
 */
function workingFamiliesCreditOf(worksheet: StateWorksheet<GainsYear>): Usd {
  const { year, status, household, federal } = worksheet;
  const { earnedIncome } = federal;
  if (earnedIncome <= 0 || federal.earnedIncomeCreditDenied || (year === 2022 && status === 'marriedSeparate')) return 0;
  const { most, least, phaseOut } = workingFamiliesCredit[year].value;
  const children = Math.min(federal.qualifyingChildren, most.length - 1);
  const { from, to } = childlessEarnedIncomeCreditAges[year].value;
  const isOfAge = (age: number) => age >= from && age <= to;
  if (children === 0 && !isOfAge(household.age) && !(status === 'marriedJoint' && isOfAge(household.spouseAge))) return 0;
  if (disqualifiedIncome(federal) > disqualifiedIncomeLimit[year].value) return 0;
  const federalLaw = children === 0 ? childlessEarnedIncomeCredit[year].value : familyEarnedIncomeCredit[year].value[children - 1];
  const full = most[children];
  if (!federalLaw || full === undefined) return 0;
  const { phaseOutStart, jointPhaseOutStart, maximum, phaseOutRate } = federalLaw;
  const end = (status === 'marriedJoint' ? jointPhaseOutStart : phaseOutStart) + maximum / phaseOutRate;
  const income = Math.max(earnedIncome, federal.adjustedGrossIncome);
  if (income > end) return 0;
  const range = children === 0 ? phaseOut.withoutChild : phaseOut.withChildren;
  const lost = Math.max(0, income - (end - range)) * ((full - least) / range);
  return Math.max(least, full - lost);
}

const wages = noWageTax('Wash. Rev. Code § 82.87.040 (long-term capital gains only)');
const form = [
  wages,
  taxSeparately<GainsYear>('capitalGainTax', (worksheet) => taxedGain(worksheet) - giftsDeducted(worksheet), gainsTax, [giftDeduction]),
  refundableCredit<GainsYear>('earnedIncomeCredit', {
    tables: [workingFamiliesCredit],
    of: workingFamiliesCreditOf,
    source: ({ year }) => workingFamiliesCredit[year].source,
  }),
];

/** Washington taxes only long-term capital gains, from 2022; wages are untaxed. */
export const stateLaw: StateLaw = {
  code: 'WA',
  // RCW 82.87.060(1): the same deduction for one person and a couple; RCW 82.08.0206: the federal earned income credit.
  survivingSpouse: 'single',
  form: { ...inYears([2020, 2021], wages), ...inYears([2022, 2023, ...HOUSEHOLD_YEARS_TO_2026], ...form) },
  investmentIncome: {
    gainsTaxedAbove: Object.fromEntries(Object.entries(gainsTax).map(([year, { value }]) => [year, value.exemption.single])),
  },
  businessIncome: asFederal,
  // The business and occupation tax is on gross receipts and applies to every legal form.
  foreignEarnedIncome: asFederal,
  payrollLevies,
  localities: { SEATTLE: onlyEmployersPay('Seattle', YEARS_TO_2026, 'Seattle Mun. Code ch. 5.38') },
  salesTax: taxFoundation(0.065),
  leftOut: { payrollLevies: 'workers’ compensation premiums, by hours and trade', refundableCredits: 'working families credit' },
};
