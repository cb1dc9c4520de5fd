import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, eachStatus, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { roundToCents } from '../../kernel/money.ts';
import { graduatedTax, schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed, upTo } from '../../rules/amounts.ts';
import { endsOfBands, jumpAbove } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  orOfDependent,
  perDependent,
  subtract,
  subtractSocialSecurity,
  unclaimedIncome,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { creditForCare, creditForChildrenOf2024, creditForChildrenSince2025, creditForEarnedIncome } from './ny/credits.ts';
import { nyItemizedDeductions } from './ny/itemized.ts';
import { payrollLevies } from './ny/levies.ts';
import { localities } from './ny/localities.ts';
import { creditForPropertyTax } from './ny/property-tax-credit.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(8_000, 16_050, 8_000, 11_200),
  'Form IT-201 line 34; N.Y. Tax Law § 614',
);

/** Limits from the second bracket on; the lower ones are the same every year, one of them gone since 2022. US dollars. */
const SINGLE = { low: [8_500, 11_700, 13_900], until2021: 21_400, middle: [80_650, 215_400, 1_077_550] };
const MARRIED_JOINT = { low: [17_150, 23_600, 27_900], until2021: 43_000, middle: [161_550, 323_200, 2_155_350] };
const HEAD_OF_HOUSEHOLD = { low: [12_800, 17_650, 20_900], until2021: 32_200, middle: [107_650, 269_300, 1_616_450] };

/** Limits of the top brackets, the same for every status, from 2021. US dollars. */
const MILLIONS = [5_000_000, 25_000_000];

function schedulesWith(rates: readonly number[], limitsOf: (limits: typeof SINGLE) => readonly Usd[]): ByStatus<Schedule> {
  return schedules(rates, eachStatus(separateAsSingle(SINGLE, MARRIED_JOINT, HEAD_OF_HOUSEHOLD), limitsOf));
}

/** N.Y. Tax Law § 601(a)-(c). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: schedulesWith([0.04, 0.045, 0.0525, 0.059, 0.0609, 0.0641, 0.0685, 0.0882], ({ low, until2021, middle }) => [
      ...low,
      until2021,
      ...middle,
    ]),
    source: 'Form IT-201-I (2020), tax rate schedule; N.Y. Tax Law § 601(a)-(c)',
  },
  2021: {
    value: schedulesWith([0.04, 0.045, 0.0525, 0.059, 0.0597, 0.0633, 0.0685, 0.0965, 0.103, 0.109], ({ low, until2021, middle }) => [
      ...low,
      until2021,
      ...middle,
      ...MILLIONS,
    ]),
    source: 'Form IT-201-I (2021), tax rate schedule; N.Y. Tax Law § 601(a)-(c)',
  },
  2022: {
    value: schedulesWith([0.04, 0.045, 0.0525, 0.0585, 0.0625, 0.0685, 0.0965, 0.103, 0.109], ({ low, middle }) => [
      ...low,
      ...middle,
      ...MILLIONS,
    ]),
    source: 'Form IT-201-I (2022), tax rate schedule; N.Y. Tax Law § 601(a)-(c)',
  },
  ...unchanged(
    [2023, 2024, 2025],
    schedulesWith([0.04, 0.045, 0.0525, 0.055, 0.06, 0.0685, 0.0965, 0.103, 0.109], ({ low, middle }) => [...low, ...middle, ...MILLIONS]),
    'Form IT-201-I, tax rate schedule; N.Y. Tax Law § 601(a)-(c)',
  ),
  2026: {
    value: schedulesWith([0.039, 0.044, 0.0515, 0.054, 0.059, 0.0685, 0.0965, 0.103, 0.109], ({ low, middle }) => [
      ...low,
      ...middle,
      ...MILLIONS,
    ]),
    source: 'N.Y. Tax Law § 601(a)-(c) (L. 2025, ch. 59)',
  },
};

/**
 * Where high earners lose the benefit of the lower brackets. US dollars. Up to `firstLimit` of taxable income, the first worksheet extends
 * its bracket's rate to all taxable income.
 */
export interface BenefitRecapture {
  readonly start: Usd;
  readonly phaseIn: Usd;
  readonly firstLimit: ByStatus<Usd>;
  /** From this adjusted gross income on, the top rate applies to all taxable income at once. */
  readonly flatAbove: Usd;
  /** Whether adjusted gross income alone recaptures the top bracket's benefit, before taxable income reaches the bracket. */
  readonly topByAdjustedGrossIncome: boolean;
}

const FIRST_LIMIT = byStatus(215_400, 161_550, 215_400, 269_300);

export const benefitRecapture: LawTable<BenefitRecapture, TaxYear> = {
  2020: {
    value: { start: 107_650, phaseIn: 50_000, firstLimit: FIRST_LIMIT, flatAbove: Infinity, topByAdjustedGrossIncome: true },
    source: 'Form IT-201-I (2020), Tax computation worksheets 1 to 10; N.Y. Tax Law § 601(d), (d-1)',
  },
  ...unchanged(
    [2021, 2022, 2023, 2024, 2025, 2026],
    { start: 107_650, phaseIn: 50_000, firstLimit: FIRST_LIMIT, flatAbove: 25_000_000, topByAdjustedGrossIncome: false },
    'Form IT-201-I, Tax computation worksheets 1 to 16; N.Y. Tax Law § 601(d-2)-(d-4)',
  ),
};

/** A bracket's worksheet: `base` is the benefit of the lower brackets, `increment` what this bracket adds. US dollars. */
export interface RecaptureLevel {
  readonly over: Usd;
  readonly rate: number;
  readonly base: Usd;
  readonly increment: Usd;
}

/** The worksheets after the first, in whole dollars as printed in the instructions. */
export function recaptureLevels(brackets: Schedule, firstLimit: Usd): readonly RecaptureLevel[] {
  const benefit = (rate: number, upTo: Usd) => Math.round(roundToCents(rate * upTo - graduatedTax(brackets, upTo)));
  return brackets.flatMap((bracket, index) => {
    const below = brackets[index - 1];
    if (below === undefined || bracket.from < firstLimit) return [];
    const base = benefit(below.rate, bracket.from);
    return [{ over: bracket.from, rate: bracket.rate, base, increment: benefit(bracket.rate, bracket.from) - base }];
  });
}

/** A return's supplemental tax, in US dollars. */
function supplementalTax({ year, status, adjustedGrossIncome, taxableIncome, tax }: StateWorksheet<TaxYear>): Usd {
  const law = benefitRecapture[year].value;
  if (adjustedGrossIncome <= law.start) return 0;

  const brackets = rateSchedules[year].value[status];
  const benefitAt = (rate: number) => rate * taxableIncome - tax;
  const phasedIn = (start: Usd) => Math.min(1, (adjustedGrossIncome - start) / law.phaseIn);

  if (adjustedGrossIncome > law.flatAbove) return benefitAt(brackets.at(-1)?.rate ?? 0);
  const levels = recaptureLevels(brackets, law.firstLimit[status]);
  const top = levels.at(-1);
  if (top && law.topByAdjustedGrossIncome && adjustedGrossIncome > top.over && taxableIncome <= top.over) {
    return top.base + (benefitAt(top.rate) - top.base) * phasedIn(top.over);
  }
  const level = levels.findLast(({ over }) => taxableIncome > over);
  if (level) return level.base + level.increment * phasedIn(level.over);
  const first = brackets.find(({ to }) => to === law.firstLimit[status]);
  return benefitAt(first?.rate ?? 0) * phasedIn(law.start);
}

/** Recaptures the benefit of the lower brackets from high earners, within `phaseIn` dollars above each level's start. */
const recapture: Step<TaxYear> = {
  tables: [rateSchedules, benefitRecapture],
  labels: ['recapture'],
  apply: (worksheet) => {
    const tax = supplementalTax(worksheet);
    if (tax > 0) worksheet.addTax('recapture', tax, benefitRecapture[worksheet.year].source);
  },
};

/** Table 2 for two persons. Table 3 gives each spouse of separate returns half of it, rounded up. */
const COUPLE = [
  [5_000, 105],
  [6_000, 90],
  [7_000, 80],
  [20_000, 75],
  [22_000, 70],
  [25_000, 60],
  [28_000, 45],
  [32_000, 25],
] as const;

/** By federal adjusted gross income; on a separate return, that of both spouses. US dollars. */
export const householdCredit: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(
    notOver([5_000, 75], [6_000, 60], [7_000, 50], [20_000, 45], [25_000, 40], [28_000, 20]),
    notOver(...COUPLE),
    notOver(...COUPLE.map(([limit, amount]) => [limit, Math.ceil(amount / 2)] as const)),
    notOver([5_000, 90], [6_000, 75], [7_000, 65], [22_000, 60], [25_000, 50], [28_000, 40], [32_000, 20]),
  ),
  'Form IT-201 line 40, tables 1 to 3; N.Y. Tax Law § 606(b)',
);

/** Each dependent's addition for a couple or a head of household; single filers have one fixed amount. US dollars. */
export const householdCreditPerDependent: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(notOver([20_000, 15], [25_000, 10], [32_000, 5])),
  'Form IT-201 line 40, tables 2 and 3; N.Y. Tax Law § 606(b)(2)',
);

/** For a single filer who is somebody's dependent. US dollars. */
export const deductionOfDependent: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  3_100,
  'Form IT-201 line 34; N.Y. Tax Law § 614',
);

/** On separate returns, each spouse gets half of the couple's amount, rounded up. A surviving spouse has the amount of one person. */
const creditOfHousehold = workedOut(
  householdCredit,
  (amounts, worksheet: StateWorksheet<TaxYear>) => {
    const { year, status, persons } = worksheet;
    const income = unclaimedIncome(worksheet);
    if (status === 'single') return valueAt(amounts[status], income);
    const forChildren = dependents(worksheet) * valueAt(householdCreditPerDependent[year].value[status], income);
    if (status === 'marriedSeparate') return Math.ceil((valueAt(amounts.marriedJoint, income) + forChildren) / 2);
    return valueAt(persons === 1 ? amounts.headOfHousehold : amounts.marriedJoint, income) + forChildren;
  },
  householdCreditPerDependent,
);

/** Limited to the tax. With an earned income credit, the tax has no recapture. */
const householdCreditUsed = upTo(
  creditOfHousehold,
  workedOut(rateSchedules, (value, { status, taxableIncome }) => graduatedTax(value[status], taxableIncome)),
);

/**
 * Exclusion of each person's pensions and annuities from age 59½; everyone who is 60 at the end of the year qualifies for sure. US dollars.
 */
export const pensionExclusion: LawTable<{ readonly age: number; readonly maximum: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 60, maximum: 20_000 },
  'Form IT-201 line 29; N.Y. Tax Law § 612(c)(3-a)',
);

const excludedPensions = workedOut(pensionExclusion, ({ age: from, maximum }, { federal, household }) => {
  if (household.pensionIncome + household.spousePensionIncome === 0) return 0;
  return spousesOf(federal).reduce((sum, { age, pensionIncome }) => sum + (age >= from ? Math.min(pensionIncome, maximum) : 0), 0);
});

/** For each dependent. US dollars. */
export const dependentExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(1_000),
  'Form IT-201 line 36; N.Y. Tax Law § 616(a)',
);

const start = startFromFederalAdjustedGrossIncome('Form IT-201 line 19; N.Y. Tax Law § 612(a)');

const formToHouseholdCredit: readonly Step<HouseholdYear>[] = [
  start,
  subtractSocialSecurity('Form IT-201 line 27; N.Y. Tax Law § 612(c)(3-c)'),
  subtract('retirementIncomeSubtraction', excludedPensions),
  deductStandardOrItemized({
    standard: orOfDependent(fixed<HouseholdYear>(standardDeduction), deductionOfDependent),
    itemized: nyItemizedDeductions,
    choice: 'free',
  }),
  deductIfAny('dependentExemption', perDependent(fixed(dependentExemption))),
  graduated(rateSchedules),
  recapture,
  credit('householdCredit', creditOfHousehold),
];
const lastCredits = [creditForCare, creditForEarnedIncome(householdCreditUsed), creditForPropertyTax];
const formSince2025: readonly Step<2025 | 2026>[] = [...formToHouseholdCredit, creditForChildrenSince2025, ...lastCredits];

export const stateLaw: StateLaw = {
  code: 'NY',
  // Form IT-201 filing status 5; N.Y. Tax Law § 601(a).
  survivingSpouse: 'marriedJoint',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      start,
      deduct('standardDeduction', fixed(standardDeduction)),
      graduated(rateSchedules),
      recapture,
      credit('householdCredit', creditOfHousehold),
    ),
    2024: [...formToHouseholdCredit, creditForChildrenOf2024, ...lastCredits],
    2025: formSince2025,
    2026: formSince2025,
  },
  cliffs: [
    {
      what: 'the benefit of the lower brackets is taken back',
      source: 'Form IT-201-I, Tax computation worksheets; N.Y. Tax Law § 601(d)-(d-4)',
      between: (year, status) => {
        const { firstLimit, phaseIn } = benefitRecapture[year].value;
        const levels = recaptureLevels(rateSchedules[year].value[status], firstLimit[status]);
        return levels.map(({ over }) => [over, over + phaseIn] as const);
      },
    },
    {
      what: 'a step of the household credit is lost',
      source: 'Form IT-201 line 40, tables 1 to 3; N.Y. Tax Law § 606(b)',
      between: endsOfBands(householdCredit),
    },
    {
      what: 'the top rate applies to all taxable income',
      source: 'Form IT-201-I, Tax computation worksheets 6, 11 and 16; N.Y. Tax Law § 601(d-2)-(d-4)',
      between: (year) => {
        const { flatAbove } = benefitRecapture[year].value;
        return flatAbove === Infinity ? [] : [jumpAbove(flatAbove)];
      },
    },
  ],
  itemizesTaxes: 'withExpenses',
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  localities,
  salesTax: taxFoundation(0.04),
  leftOut: {
    localIncomeTax: 'taxes in New York City and Yonkers',
    refundableCredits: 'earned income tax credit',
    rebates: '2025',
    other: 'college tuition credit and deduction',
  },
};
