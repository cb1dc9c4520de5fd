import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, type Amount } from '../../rules/amounts.ts';
import { betterWay } from '../../rules/better-way.ts';
import { along } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome, taxOwnBonds } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { spousesOf } from '../../rules/spouses.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  limitedForDependent,
  perDependent,
  perPersonAged,
  perUnclaimedPerson,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { dependentCareCredit as federalDependentCare } from '../federal/dependent-care-credit.ts';
import { qualifyingChildAgeBelow } from '../federal/earned-income-credit-eligibility.ts';
import { excludeShare, limitLoss, netCapitalGain } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { creditForHomestead, schoolPropertyTaxCredit } from './wi/property-tax.ts';

/** The deduction falls from `maximum` by `rate` (a fraction) of each dollar of Wisconsin income above `start`, down to zero. */
export interface SlidingDeduction {
  readonly maximum: Usd;
  readonly start: Usd;
  readonly rate: number;
}

type MaximumAndStart = readonly [maximum: Usd, start: Usd];

function sliding(
  single: MaximumAndStart,
  joint: MaximumAndStart,
  separate: MaximumAndStart,
  head: MaximumAndStart,
): ByStatus<SlidingDeduction> {
  const row = ([maximum, start]: MaximumAndStart, rate: number) => ({ maximum, start, rate });
  return byStatus(row(single, 0.12), row(joint, 0.19778), row(separate, 0.19778), row(head, 0.22515));
}

/** Indexed by Wis. Stat. § 71.05(22)(dt). US dollars. */
export const standardDeduction: LawTable<ByStatus<SlidingDeduction>, TaxYear> = provisional2026({
  2020: {
    value: sliding([11_050, 15_940], [20_470, 23_000], [9_720, 10_920], [14_280, 15_940]),
    source: 'Form 1 instructions (2020), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2021: {
    value: sliding([11_200, 16_150], [20_730, 23_300], [9_850, 11_060], [14_470, 16_150]),
    source: 'Form 1 instructions (2021), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2022: {
    value: sliding([11_790, 16_990], [21_820, 24_520], [10_370, 11_640], [15_230, 16_990]),
    source: 'Form 1 instructions (2022), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2023: {
    value: sliding([12_760, 18_400], [23_620, 26_550], [11_220, 12_600], [16_480, 18_400]),
    source: 'Form 1 instructions (2023), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2024: {
    value: sliding([13_230, 19_070], [24_490, 27_520], [11_630, 13_060], [17_090, 19_070]),
    source: 'Form 1 instructions (2024), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2025: {
    value: sliding([13_560, 19_550], [25_110, 28_210], [11_930, 13_390], [17_520, 19_550]),
    source: 'Form 1 instructions (2025), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
});

function slid({ maximum, start, rate }: SlidingDeduction, income: Usd): Usd {
  return Math.max(0, maximum - rate * Math.max(0, income - start));
}

/**
 * A head of household's falls faster until it equals a single filer's, and stays equal from there. Wis. Stat. § 71.05(22)(dp). Somebody's dependent
 * has at most the federal one: § 71.05(22)(f).
 */
const slidingDeduction: Amount<TaxYear> = limitedForDependent<TaxYear>({
  tables: [standardDeduction],
  of: ({ year, status, adjustedGrossIncome }) => {
    const rows = standardDeduction[year].value;
    const own = slid(rows[status], adjustedGrossIncome);
    return status === 'headOfHousehold' ? Math.max(own, slid(rows.single, adjustedGrossIncome)) : own;
  },
  source: ({ year }) => standardDeduction[year].source,
});

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(700),
  'Form 1 instructions, Exemptions; Wis. Stat. § 71.05(23)(b)',
);

/** Heads of household have the single limits. The indexed limits of separate filers are rounded separately. */
const headAsSingle = (single: readonly Usd[], joint: readonly Usd[], separate: readonly Usd[]) => byStatus(single, joint, separate, single);

const RATES_2021 = [0.0354, 0.0465, 0.053, 0.0765];
const RATES_2023 = [0.035, 0.044, 0.053, 0.0765];

/** Wis. Stat. § 71.06, indexed by subsection (2e). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026({
  2020: {
    value: schedules(
      [0.0354, 0.0465, 0.0627, 0.0765],
      headAsSingle([11_970, 23_930, 263_480], [15_960, 31_910, 351_310], [7_980, 15_960, 175_660]),
    ),
    source: 'Form 1 instructions (2020), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2019 Act 10',
  },
  2021: {
    value: schedules(RATES_2021, headAsSingle([12_120, 24_250, 266_930], [16_160, 32_330, 355_910], [8_080, 16_160, 177_960])),
    source: 'Form 1 instructions (2021), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2021 Act 58',
  },
  2022: {
    value: schedules(RATES_2021, headAsSingle([12_760, 25_520, 280_950], [17_010, 34_030, 374_600], [8_510, 17_010, 187_300])),
    source: 'Form 1 instructions (2022), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2)',
  },
  2023: {
    value: schedules(RATES_2023, headAsSingle([13_810, 27_630, 304_170], [18_420, 36_840, 405_550], [9_210, 18_420, 202_780])),
    source: 'Form 1 instructions (2023), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2023 Act 19',
  },
  2024: {
    value: schedules(RATES_2023, headAsSingle([14_320, 28_640, 315_310], [19_090, 38_190, 420_420], [9_550, 19_090, 210_210])),
    source: 'Form 1 instructions (2024), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2)',
  },
  2025: {
    value: schedules(RATES_2023, headAsSingle([14_680, 51_130, 323_290], [19_580, 68_170, 431_060], [9_790, 34_090, 215_530])),
    source: 'Form 1 instructions (2025), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2025 Act 15',
  },
});

/** Untaxed share of net capital gain. */
export const gainExclusion: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 0.3, 'Schedule WD line 25; Wis. Stat. § 71.05(6)(b)9');

/** Until 2022; from then on the federal limit. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, 2020 | 2021 | 2022> = unchanged(
  [2020, 2021, 2022],
  anyStatus(500),
  'Schedule WD line 28; Wis. Stat. § 71.05(10)(c)1',
);

/** Unemployment compensation is taxed up to half of the income, minus taxed benefits, above this. US dollars. */
export const unemploymentBase: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  // A separate filer is assumed to have lived with the spouse.
  byStatus(12_000, 18_000, 0, 12_000),
  'Schedule SB line 3, Unemployment Compensation Worksheet; Wis. Stat. § 71.05(6)(b)8',
);

const untaxedUnemployment = workedOut(unemploymentBase, (value, { status, federal, household }) => {
  const compensation = household.unemploymentCompensation;
  if (compensation === 0) return 0;
  const above = federal.adjustedGrossIncome - value[status] - federal.taxableSocialSecurity;
  return Math.max(0, compensation - Math.max(0, above) / 2);
});

/** Each taxpayer's pensions and IRA distributions are untaxed from `age` up to `each`, if federal AGI is under a limit. US dollars. */
export const retirementSubtraction: LawTable<{ readonly age: number; readonly each: Usd; readonly under: ByStatus<Usd> }, HouseholdYear> =
  unchanged(
    HOUSEHOLD_YEARS_TO_2026,
    { age: 65, each: 5_000, under: byStatus(15_000, 30_000, 30_000, 15_000) },
    'Schedule SB, Retirement income subtraction; Wis. Stat. § 71.05(6)(b)54',
  );

/** The part of each taxpayer's retirement income that the subtraction above leaves untaxed. */
function subtractedOf(
  { age, pensionIncome }: { age: number; pensionIncome: Usd },
  { year, status, federal }: StateWorksheet<HouseholdYear>,
): Usd {
  const { age: from, each, under } = retirementSubtraction[year].value;
  return age >= from && federal.adjustedGrossIncome < under[status] ? Math.min(each, pensionIncome) : 0;
}

const hasPension = ({ household }: StateWorksheet<HouseholdYear>) => household.pensionIncome + household.spousePensionIncome > 0;

const untaxedRetirement = amountFrom<HouseholdYear>(
  [retirementSubtraction],
  (worksheet) =>
    hasPension(worksheet) ? spousesOf(worksheet.federal).reduce((sum, spouse) => sum + subtractedOf(spouse, worksheet), 0) : 0,
  ({ year }) => retirementSubtraction[year].source,
);

/** For retirement income from `age`; a couple of that age shares twice as much. It excludes the credits. US dollars. */
export const retirementExclusion: LawTable<{ readonly age: number; readonly each: Usd }, 2025 | 2026> = unchanged(
  [2025, 2026],
  { age: 67, each: 24_000 },
  'Schedule SB (2025) line 16; Wis. Stat. § 71.05(6)(b)54m, created by 2025 Act 15',
);

const excludedRetirement = workedOut(
  retirementExclusion,
  ({ age: from, each }, worksheet) => {
    const ofAge = spousesOf(worksheet.federal).filter(({ age }) => age >= from);
    const incomes = ofAge.map((spouse) => spouse.pensionIncome - subtractedOf(spouse, worksheet));
    const both = incomes.reduce((sum, income) => sum + income, 0);
    return Math.min(both, each * ofAge.length);
  },
  retirementSubtraction,
);

/** In addition to the exemption, for each taxpayer from an age. US dollars. */
export const ageExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(250),
  'Form 1 instructions, Exemptions; Wis. Stat. § 71.05(23)(b)',
);

export const ageOfExemption: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 65, ageExemption[2024].source);

/** Share of the excess of itemized deductions over the standard deduction. */
export const itemizedCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.05,
  'Form 1, Schedule 1, itemized deduction credit; Wis. Stat. § 71.07(5)',
);

const itemizedCredit = workedOut(
  itemizedCreditShare,
  (value, worksheet) => {
    const { medical, mortgageInterest, charitable } = scheduleA(worksheet);
    const items = medical + mortgageInterest + charitable;
    return items > 0 ? value * Math.max(0, items - slidingDeduction.of(worksheet)) : 0;
  },
  standardDeduction,
);

/** Maximum expenses for one dependent, and for two or more, to which the federal percentage applies. US dollars. */
export const careLimit: LawTable<readonly [one: Usd, more: Usd], HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  [10_000, 20_000],
  'Schedule WI-2441, Additional child and dependent care tax credit; Wis. Stat. § 71.07(9g), as amended by 2023 Act 101',
);

const careCredit = workedOut(
  careLimit,
  ([one, more], { federal }) => {
    if (federal.dependentCareRate === 0) return 0;
    const limit = federal.dependentsInCare === 1 ? one : more;
    const earned = spousesOf(federal).map(({ wages, selfEmployment }) => Math.max(0, wages + selfEmployment));
    return federal.dependentCareRate * Math.min(federal.careWithoutBenefits(limit), ...earned);
  },
  federalDependentCare,
);

/** Share of the lower-earning spouse's earned income up to an amount, US dollars. */
export const marriedCouple: LawTable<{ readonly share: number; readonly upTo: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.03, upTo: 16_000 },
  'Form 1, Schedule 2, Married couple credit; Wis. Stat. § 71.07(6)',
);

const marriedCoupleCredit = workedOut(marriedCouple, ({ share, upTo }, { household }) => {
  const own = household.wages + household.selfEmploymentProfit;
  const spouse = household.spouseWages + household.spouseSelfEmploymentProfit;
  return share * Math.min(upTo, Math.max(0, Math.min(own, spouse)));
});

/** Shares of the federal credit with one, two, and three or more children; none without. */
export const earnedIncomeCreditShares: LawTable<readonly [one: number, two: number, more: number], HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  [0.04, 0.11, 0.34],
  'Form 1, Earned income credit; Wis. Stat. § 71.07(9e)',
);

const earnedIncomeCredit = workedOut(
  earnedIncomeCreditShares,
  ([one, two, more], { federal }) => {
    const children = federal.earnedIncomeCredit > 0 ? federal.qualifyingChildrenWithSsn : 0;
    if (children === 0) return 0;
    return federal.earnedIncomeCredit * (children === 1 ? one : children === 2 ? two : more);
  },
  qualifyingChildAgeBelow,
);

const income = [
  startFromFederalAdjustedGrossIncome('Form 1 line 1; Wis. Stat. § 71.01(13)'),
  taxOwnBonds('Schedule AD; Wis. Stat. § 71.05(6)(a)1', 'inAdjustedGrossIncome'),
  excludeShare('capitalGainExclusion', netCapitalGain, gainExclusion),
];
const standard = deduct('standardDeduction', slidingDeduction);
/** None for somebody's dependent: Form 1 line 10a. */
const exemptions = deduct('personalExemption', perUnclaimedPerson(fixed(exemption)));
const tax = graduated(rateSchedules);
const deductionsAndTax = [standard, exemptions, tax];
const formUntil2022 = [...income, limitLoss(lossLimit), ...deductionsAndTax];

const householdIncome = [
  ...income,
  subtract('unemploymentSubtraction', untaxedUnemployment),
  subtractSocialSecurity('Schedule SB line 4; Wis. Stat. § 71.05(6)(b)21'),
  subtract('retirementIncomeSubtraction', untaxedRetirement),
];
const householdTax = [
  standard,
  exemptions,
  deductIfAny('dependentExemption', perDependent(fixed(exemption))),
  deductIfAny('ageExemption', perPersonAged(ageOfExemption, fixed(ageExemption))),
  tax,
];
const householdCredits = [
  credit('taxpayerCredit', itemizedCredit),
  credit('dependentCareCredit', careCredit),
  credit('propertyTaxCredit', schoolPropertyTaxCredit),
  credit('twoEarnerCredit', marriedCoupleCredit),
  refundableCredit('earnedIncomeCredit', earnedIncomeCredit),
  refundableCredit('propertyTaxCredit', creditForHomestead),
];
const formFrom2025 = [
  ...householdIncome,
  betterWay<2025 | 2026>(
    (worksheet) => hasPension(worksheet) && excludedRetirement.of(worksheet) > 0,
    [...householdTax, ...householdCredits],
    [subtract('retirementIncomeSubtraction', excludedRetirement), ...householdTax],
  ),
];

export const stateLaw: StateLaw = {
  code: 'WI',
  // Form 1 instructions, filing status: a federal surviving spouse uses head of household.
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: formUntil2022,
    2021: formUntil2022,
    2022: formUntil2022,
    2023: [...income, ...deductionsAndTax],
    2024: [...householdIncome, ...householdTax, ...householdCredits],
    2025: formFrom2025,
    2026: formFrom2025,
  },
  cliffs: [
    {
      what: 'the head of household’s deduction falls faster than the others',
      source: 'Form 1 instructions, Standard Deduction Table; Wis. Stat. § 71.05(22)(dp)',
      between: along(standardDeduction, ({ start, maximum, rate }, _year, status) =>
        status === 'headOfHousehold' ? [[start, start + maximum / rate]] : [],
      ),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.05),
  leftOut: { refundableCredits: 'homestead credit' },
};
