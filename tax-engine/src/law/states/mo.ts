import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { graduatedTax, schedule, type Schedule } from '../../kernel/schedule.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, federalStandardDeduction, fixed, shareOf, shareOfFederalEarnedIncomeCredit, upTo } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit, noTaxUpToTaxableIncome } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import { amountFrom, deductIfAny, deductStandardOrItemized, refundableCredit, scheduleA, workedOut } from '../../rules/whole-households.ts';
import { standardDeduction } from '../federal/standard-deduction.ts';
import { disqualifiedIncome } from '../../rules/disqualified-income.ts';
import { allNetGain, excludeShare } from '../../rules/investment-income.ts';
import { businessProfit, onBusiness } from '../../rules/business-income.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localities } from './mo/localities.ts';

/** Deductible share of the federal income tax, by the return's Missouri adjusted gross income (of both spouses on a combined return). */
export const federalTaxShare: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(notOver([25_000, 0.35], [50_000, 0.25], [100_000, 0.15], [125_000, 0.05])),
  'Form MO-1040 lines 9 to 13; Mo. Rev. Stat. § 143.171.2, as amended by 2018 HB 2540',
);

/** Wages never reach it: 15% of the federal tax on $100,000 is less. The federal tax on gains, which Missouri leaves untaxed, can. */
export const federalTaxLimit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(5_000, 10_000, 5_000, 5_000),
  'Form MO-1040 line 13; Mo. Rev. Stat. § 143.171.2',
);

/** The Department's forms for 2018 to 2021 had no line for it. Missouri returned the exemption as a credit in later years. */
export const headOfHouseholdExemption = unchanged(
  [2022, 2023, 2024, 2025, 2026],
  byStatus(0, 0, 0, 1_400),
  'Form MO-1040 line 15; Mo. Rev. Stat. § 143.161.2',
);

const HALVES = [0.02, 0.025, 0.03, 0.035, 0.04, 0.045];

/**
 * The same for every status. On a combined return it applies to each spouse's share of the income, so one earner's income is taxed like a
 * single person's. All brackets except the last have the same width.
 */
function schedules(rates: readonly number[], width: Usd): ByStatus<Schedule> {
  const limits = rates.slice(1).map((_, index) => width * (index + 1));
  return anyStatus(schedule(rates, limits));
}

/** Mo. Rev. Stat. § 143.011. US dollars of Missouri taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026({
  2020: {
    value: schedules([0.015, ...HALVES, 0.05, 0.054], 1_073),
    source: 'Form MO-1040 (2020), Tax chart; Mo. Rev. Stat. § 143.011',
  },
  2021: {
    value: schedules([0.015, ...HALVES, 0.05, 0.054], 1_088),
    source: 'Form MO-1040 (2021), Tax chart; Mo. Rev. Stat. § 143.011',
  },
  2022: {
    value: schedules([0.015, ...HALVES, 0.05, 0.053], 1_121),
    source: 'Form MO-1040 (2022), Tax chart; Mo. Rev. Stat. § 143.011',
  },
  2023: {
    value: schedules([0, ...HALVES, 0.0495], 1_207),
    source: 'Form MO-1040 (2023), Tax chart; Mo. Rev. Stat. § 143.011, as amended by 2022 1st Ex. Sess. SBs 3 & 5',
  },
  2024: {
    value: schedules([0, ...HALVES, 0.048], 1_273),
    source: 'Form MO-1040 (2024), Tax chart; Mo. Rev. Stat. § 143.011, as amended by 2022 1st Ex. Sess. SBs 3 & 5',
  },
  2025: {
    value: schedules([0, ...HALVES, 0.047], 1_313),
    source: 'Form MO-1040 (2025), Tax chart; Mo. Rev. Stat. § 143.011, as amended by 2022 1st Ex. Sess. SBs 3 & 5',
  },
});

/** Missouri taxable income up to which there is no tax; from 2023 the first bracket is untaxed anyway. US dollars. */
export const untaxedIncome: LawTable<ByStatus<Usd>, 2020 | 2021 | 2022> = {
  2020: { value: anyStatus(106), source: 'Form MO-1040 (2020), Tax table; Mo. Rev. Stat. § 143.021' },
  2021: { value: anyStatus(108), source: 'Form MO-1040 (2021), Tax table; Mo. Rev. Stat. § 143.021' },
  2022: { value: anyStatus(111), source: 'Form MO-1040 (2022), Tax table; Mo. Rev. Stat. § 143.021' },
};

/** Share of the federal earned income credit; nonrefundable. */
export const workingFamilyShare: LawTable<number, 2023 | HouseholdYear> = {
  2023: { value: 0.1, source: 'Form MO-WFTC (2023); Mo. Rev. Stat. § 143.177' },
  ...unchanged(HOUSEHOLD_YEARS_TO_2026, 0.2, 'Form MO-WFTC; Mo. Rev. Stat. § 143.177'),
};

/** Limit on interest, dividends and gains; above it there is no credit. The indexed federal limit from before 2021. US dollars. */
export const workingFamilyInvestments: LawTable<Usd, HouseholdYear> = provisional2026({
  2024: { value: 4_300, source: 'Form MO-WFTC (2024) line 3; Mo. Rev. Stat. § 143.177.3(1)' },
  2025: { value: 4_400, source: 'Form MO-WFTC (2025) line 3; Mo. Rev. Stat. § 143.177.3(1)' },
});

/** Untaxed share of everything reported as capital gain for federal purposes. */
export const gainSubtraction: LawTable<number, 2025 | 2026> = unchanged(
  [2025, 2026],
  1,
  'Form MO-A (2025); Mo. Rev. Stat. § 143.121, as amended by 2025 HB 594',
);

/** Deductible share (fraction) of all business income; wages do not count. */
export const businessDeduction: LawTable<number, 2022 | 2023 | HouseholdYear> = {
  2022: { value: 0.15, source: 'Form MO-1040 (2022) line 17; Mo. Rev. Stat. § 143.022' },
  ...unchanged([2023, 2024, 2025, 2026], 0.2, 'Form MO-1040 (2025) line 17; Mo. Rev. Stat. § 143.022'),
};

const businessIncome = onBusiness<2022 | 2023 | HouseholdYear>(['businessIncomeDeduction'], [businessDeduction], (worksheet) => {
  const { value, source } = businessDeduction[worksheet.year];
  const deduction = value * Math.max(0, businessProfit(worksheet));
  // Lowers only taxable income, because the deductible share of the federal tax depends on adjusted gross income.
  if (deduction > 0) worksheet.deduct('businessIncomeDeduction', deduction, source);
});

/** Age from which Social Security benefits are untaxed. */
export const socialSecurityAge: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  62,
  'Form MO-A Part 3 section C; Mo. Rev. Stat. § 143.125, as amended by 2023 SB 190',
);

const untaxedBenefits = workedOut(socialSecurityAge, (from, { federal }) => {
  if (federal.taxableSocialSecurity === 0) return 0;
  return spousesOf(federal).reduce((sum, { age, taxableSocialSecurity }) => sum + (age >= from ? taxableSocialSecurity : 0), 0);
});

/** Each taxpayer's private pensions are untaxed up to `each`, minus the other income above `limit`. US dollars. */
export const pensionExemption: LawTable<{ readonly each: Usd; readonly limit: ByStatus<Usd> }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { each: 6_000, limit: byStatus(25_000, 32_000, 16_000, 25_000) },
  'Form MO-A Part 3 section B; Mo. Rev. Stat. § 143.124',
);

const untaxedPensions = workedOut(pensionExemption, ({ each, limit }, { status, adjustedGrossIncome, federal, household }) => {
  const pensions = Math.min(each, household.pensionIncome) + Math.min(each, household.spousePensionIncome);
  return Math.max(0, pensions - Math.max(0, adjustedGrossIncome - federal.taxableSocialSecurity - limit[status]));
});

/**
 * For federal itemizers: includes Social Security and Medicare taxes not deducted elsewhere; excludes state income tax but not
 * the earnings taxes of cities, which all share the federal cap.
 */
const itemizedDeductions = amountFrom<HouseholdYear>(
  [],
  (worksheet) => {
    const { federal } = worksheet;
    if (!federal.itemizes) return 0;
    const { stateLocalTaxes } = scheduleA(worksheet);
    const paid = federal.stateIncomeTaxPaid + federal.propertyTaxPaid;
    const incomeTax = paid > 0 ? (stateLocalTaxes * (federal.stateIncomeTaxPaid - federal.localIncomeTaxPaid)) / paid : 0;
    const selfEmploymentTax = federal.selfEmploymentTax - federal.selfEmploymentTaxDeduction;
    const payrollTax = federal.socialSecurity + federal.medicare + federal.additionalMedicare + selfEmploymentTax;
    return federal.deduction + payrollTax - incomeTax;
  },
  () => 'Form MO-A Part 2; Mo. Rev. Stat. § 143.141',
);

/** What a joint return subtracts from the income, and the highest income. US dollars. */
export interface PropertyTaxLimits {
  readonly offset: ByStatus<Usd>;
  readonly incomeLimit: ByStatus<Usd>;
}

/** The circuit breaker from `age`, with lower limits for those who rent in the year. US dollars, rates as fractions. */
export interface PropertyTaxCredit {
  readonly age: number;
  readonly owner: PropertyTaxLimits;
  readonly renter: PropertyTaxLimits;
  readonly most: Usd;
  readonly shareOfRent: number;
  readonly mostOfRent: Usd;
  /** Up to this income, all of the tax is refunded. Above it, owners bear `rate` of the income for each `step`, or part of one. */
  readonly wholeUpTo: Usd;
  readonly step: Usd;
  readonly column: Usd;
  readonly rate: number;
  readonly highestRate: number;
}

export const propertyTaxCredit: LawTable<PropertyTaxCredit, HouseholdYear> = {
  ...unchanged(
    [2024, 2025],
    {
      age: 65,
      owner: { offset: byStatus(0, 4_000, 0, 0), incomeLimit: anyStatus(30_000) },
      renter: { offset: byStatus(0, 2_000, 0, 0), incomeLimit: anyStatus(27_500) },
      most: 1_100,
      shareOfRent: 0.2,
      mostOfRent: 750,
      wholeUpTo: 14_300,
      step: 300,
      column: 25,
      rate: 0.000625,
      highestRate: 0.04,
    },
    'Forms MO-PTS and MO-CRP, Property Tax Credit Chart; Mo. Rev. Stat. §§ 135.010 to 135.030',
  ),
  2026: {
    value: {
      age: 65,
      owner: { offset: byStatus(0, 5_800, 0, 0), incomeLimit: byStatus(42_200, 48_000, 42_200, 42_200) },
      renter: { offset: byStatus(0, 2_800, 0, 0), incomeLimit: byStatus(38_200, 41_000, 38_200, 38_200) },
      most: 1_550,
      shareOfRent: 0.2,
      mostOfRent: 1_055,
      wholeUpTo: 14_300,
      step: 495,
      column: 25,
      rate: 0.000625,
      highestRate: 0.02,
    },
    source: 'Mo. Rev. Stat. §§ 135.010 to 135.030, as amended by 2025 HB 594 from 2026',
  },
};

/** The chart has a row per step of income and a column per `column` of tax, and uses the midpoints of both. */
const creditForPropertyTax = workedOut(
  propertyTaxCredit,
  ({ age, owner, renter, most, shareOfRent, mostOfRent, wholeUpTo, step, column, rate, highestRate }, worksheet) => {
    const { status, adjustedGrossIncome, federal, household } = worksheet;
    const borne = household.propertyTax + Math.min(mostOfRent, shareOfRent * household.rentPaid);
    if (borne === 0 || federal.peopleAged(age) === 0) return 0;
    const { offset, incomeLimit } = household.rentPaid > 0 ? renter : owner;
    const benefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - federal.taxableSocialSecurity;
    const income = Math.round(adjustedGrossIncome + benefits + household.taxExemptInterest + federal.gains.allowedLoss - offset[status]);
    const tax = Math.round(Math.min(most, borne));
    if (income > incomeLimit[status]) return 0;
    if (income <= wholeUpTo) return tax;
    const steps = Math.ceil((income - wholeUpTo) / step);
    const middle = (wholeUpTo + (steps - 1) * step + Math.min(wholeUpTo + steps * step, incomeLimit[status])) / 2;
    const ownShare = Math.ceil(Math.min(highestRate, steps * rate) * middle);
    const top = household.propertyTax > 0 ? most : mostOfRent;
    const middleOfColumn = top - column * Math.floor((top - tax) / column) - (column - 1) / 2;
    return Math.max(0, middleOfColumn - ownShare);
  },
);

/** After the property tax credit, which is refundable. */
const workingFamilyCredit = workedOut(
  workingFamilyShare,
  (value, worksheet: StateWorksheet<HouseholdYear>) => {
    const { year, federal, tax } = worksheet;
    if (federal.earnedIncomeCredit === 0) return 0;
    if (disqualifiedIncome(federal) > workingFamilyInvestments[year].value) return 0;
    const credit = value * federal.earnedIncomeCredit;
    const paidOut = creditForPropertyTax.of(worksheet);
    return paidOut > 0 ? Math.min(credit, Math.max(0, tax - paidOut)) : credit;
  },
  workingFamilyInvestments,
  propertyTaxCredit,
);

const SPLIT = 'Form MO-1040 lines 7 and 26; Mo. Rev. Stat. § 143.031';

/** A couple's taxable income is split in proportion to each spouse's adjusted gross income; each part is taxed separately. */
const taxOfEachSpouse: Step<HouseholdYear> = {
  tables: [rateSchedules],
  labels: ['spouseAdjustment'],
  apply: (worksheet) => {
    if (worksheet.status !== 'marriedJoint') return;
    const [own, spouse] = spousesOf(worksheet.federal);
    if (spouse === undefined) return;
    const gain = worksheet.year === 2024 ? 0 : gainSubtraction[worksheet.year].value * allNetGain(worksheet);
    const ownIncome = Math.max(0, own.adjustedGrossIncome - gain / 2);
    const spouseIncome = Math.max(0, spouse.adjustedGrossIncome - gain / 2);
    if (ownIncome === 0 || spouseIncome === 0) return;
    const { taxableIncome, year, status } = worksheet;
    const schedule = rateSchedules[year].value[status];
    const ownPart = (taxableIncome * ownIncome) / (ownIncome + spouseIncome);
    const split = graduatedTax(schedule, ownPart) + graduatedTax(schedule, taxableIncome - ownPart);
    worksheet.credit('spouseAdjustment', worksheet.tax - split, SPLIT);
  },
};

const start = startFromFederalAdjustedGrossIncome('Form MO-1040 line 1; Mo. Rev. Stat. § 143.121');
/** Federal income tax after all credits, without repaid advance payments of the premium tax credit. */
const federalTax = amountFrom<TaxYear>(
  [],
  ({ federal }) => Math.max(0, federal.incomeTaxAfterCredits - federal.excessAdvancePremiumCredit - federal.premiumTaxCredit),
  () => 'Form MO-1040 line 9; Mo. Rev. Stat. § 143.171.1',
);
const federalTaxDeduction = shareOf(federalTax, byIncome(federalTaxShare));
const standardDeductionLine = federalStandardDeduction('Form MO-1040 line 14; Mo. Rev. Stat. § 143.131');
const beforeExemption = [deduct('federalTaxDeduction', federalTaxDeduction), deduct('standardDeduction', standardDeductionLine)];
const exemption = deduct('personalExemption', fixed(headOfHouseholdExemption));
const tax = graduated(rateSchedules);
const minimum = noTaxUpToTaxableIncome(untaxedIncome);

const oldForm = [start, ...beforeExemption, tax, minimum];
const form2023 = [
  start,
  businessIncome,
  ...beforeExemption,
  exemption,
  tax,
  credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(workingFamilyShare)),
];

const householdLines = [
  businessIncome,
  deductIfAny('socialSecuritySubtraction', untaxedBenefits),
  deductIfAny('retirementIncomeSubtraction', untaxedPensions),
  deduct('federalTaxDeduction', upTo(federalTaxDeduction, fixed(federalTaxLimit))),
  deductStandardOrItemized<HouseholdYear>({ standard: standardDeductionLine, itemized: itemizedDeductions, choice: 'free' }),
  exemption,
  tax,
  taxOfEachSpouse,
  credit('earnedIncomeCredit', workingFamilyCredit),
  refundableCredit('propertyTaxCredit', creditForPropertyTax),
];
const formFrom2025 = [start, excludeShare('capitalGainExclusion', allNetGain, gainSubtraction), ...householdLines];

export const stateLaw: StateLaw = {
  code: 'MO',
  // Form MO-1040 line 15: the exemption of a head of household; Mo. Rev. Stat. § 143.161.2.
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: oldForm,
    2021: oldForm,
    2022: [start, businessIncome, ...beforeExemption, exemption, tax, minimum],
    2023: form2023,
    2024: [start, ...householdLines],
    2025: formFrom2025,
    2026: formFrom2025,
  },
  cliffs: [
    {
      what: 'less of the federal income tax is deducted',
      source: 'Form MO-1040 line 12; Mo. Rev. Stat. § 143.171.2',
      between: endsOfBands(federalTaxShare),
    },
    {
      what: 'the first dollars are taxed as well',
      source: 'Mo. Rev. Stat. § 143.021',
      between: (year, status) => {
        if (year !== 2020 && year !== 2021 && year !== 2022) return [];
        const exempt = untaxedIncome[year].value[status] + (year === 2022 ? headOfHouseholdExemption[year].value[status] : 0);
        const federal = standardDeduction[year].value[status];
        // If no earned income credit offsets it, 35% of the federal 10% is deducted as well.
        return [[federal + exempt, federal + exempt / (1 - 0.35 * 0.1)]];
      },
    },
  ],
  investmentIncome: ownRules,
  businessIncome: { unconfirmed: { years: [2020, 2021], source: 'Mo. Rev. Stat. § 143.022 (the share deductible in these years)' } },
  foreignEarnedIncome: asFederal,
  localities,
  salesTax: taxFoundation(0.04225),
  leftOut: { localIncomeTax: 'earnings taxes in Kansas City and St. Louis', other: 'tax of filers with a business, 2020 and 2021' },
};
