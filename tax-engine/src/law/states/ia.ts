import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, inPairs, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { scaled, schedule, schedules, type Schedule } from '../../kernel/schedule.ts';
import { under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { federalIncomeTaxAfterNonrefundableCredits, fixed, shareOfFederalEarnedIncomeCredit, type Amount } from '../../rules/amounts.ts';
import { deductSelfEmploymentTax, onBusiness } from '../../rules/business-income.ts';
import { along } from '../../rules/cliffs.ts';
import { credit, limitTax, noTaxUpTo } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, graduated } from '../../rules/rates.ts';
import { startFromFederalTaxableIncome, startFromWages } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  creditPerDependent,
  perAgedOrBlind,
  refundableCredit,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Years of the form that deducts federal income tax; 2018 Acts ch. 1161 and 2022 Acts ch. 1002 ended it. */
type NetIncomeYear = 2020 | 2021 | 2022;
const NET_INCOME_YEARS = [2020, 2021, 2022] as const;

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, NetIncomeYear> = {
  2020: { value: inPairs(2_110, 5_210), source: 'IA 1040 (2020) line 37; Iowa Code § 422.9(1)' },
  2021: { value: inPairs(2_130, 5_240), source: 'IA 1040 (2021) line 37; Iowa Code § 422.9(1)' },
  2022: { value: inPairs(2_210, 5_450), source: 'IA 1040 (2022) line 37; Iowa Code § 422.9(1)' },
};

/** Nine brackets, the same for every status. Their limits are multiples of the first one, which is indexed. */
function nineBrackets(first: Usd): ByStatus<Schedule> {
  const rates = [0.0033, 0.0067, 0.0225, 0.0414, 0.0563, 0.0596, 0.0625, 0.0744, 0.0853];
  return anyStatus(schedule(rates, scaled([1, 2, 4, 9, 15, 20, 30, 45], first)));
}

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, NetIncomeYear> = {
  2020: { value: nineBrackets(1_666), source: 'IA 1040 (2020) line 39, tax rate schedule; Iowa Code § 422.5(1)' },
  2021: { value: nineBrackets(1_676), source: 'IA 1040 (2021) line 39, tax rate schedule; Iowa Code § 422.5(1)' },
  2022: { value: nineBrackets(1_743), source: 'IA 1040 (2022) line 39, tax rate schedule; Iowa Code § 422.5(1)' },
};

/** Net income up to which there is no tax; a separate filer includes the spouse's. US dollars. */
export const lowIncomeLimit: LawTable<ByStatus<Usd>, NetIncomeYear> = unchanged(
  NET_INCOME_YEARS,
  byStatus(9_000, 13_500, 13_500, 13_500),
  'IA 1040 line 26, low income exemption; Iowa Code § 422.5(3)',
);

/** All except single filers may instead pay this rate (a fraction) on net income above the limit. */
export const alternateTaxRate: LawTable<number, NetIncomeYear> = unchanged(
  NET_INCOME_YEARS,
  0.0853,
  'IA 1040 line 39, Alternate Tax Worksheet (41-145); Iowa Code § 422.5(3)(b)',
);

const alternateTax: Amount<NetIncomeYear> = {
  tables: [lowIncomeLimit, alternateTaxRate],
  of: ({ year, status, adjustedGrossIncome: netIncome }) =>
    status === 'single' ? Infinity : alternateTaxRate[year].value * Math.max(0, netIncome - lowIncomeLimit[year].value[status]),
  source: ({ year }) => alternateTaxRate[year].source,
};

/** A single filer's tax cannot push net income below the limit. */
const netIncomeAboveLimit: Amount<NetIncomeYear> = {
  tables: [lowIncomeLimit],
  of: ({ year, status, adjustedGrossIncome }) =>
    status === 'single' ? Math.max(0, adjustedGrossIncome - lowIncomeLimit[year].value[status]) : Infinity,
  source: () => 'IA 1040 line 47, Tax Reduction Worksheet (41-146); Iowa Code § 422.5(3)(a)',
};

/** US dollars. */
export const exemptionCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  inPairs(40, 80),
  'IA 1040 step 3, Personal Credit; Iowa Code § 422.12(2)(a)',
);

/** Share (a fraction) of the federal deduction. From 2023 on, federal taxable income includes all of it. */
export const businessDeductionShare: LawTable<number, NetIncomeYear> = {
  2020: { value: 0.25, source: 'IA 1040 (2020), qualified business income deduction; Iowa Code § 422.9(2A), 2018 Acts ch. 1161' },
  2021: { value: 0.5, source: 'IA 1040 (2021), qualified business income deduction; Iowa Code § 422.9(2A), 2018 Acts ch. 1161' },
  2022: { value: 0.75, source: 'IA 1040 (2022), qualified business income deduction; Iowa Code § 422.9(2A), 2018 Acts ch. 1161' },
};

/** Only a joint return and a head of household have two; a surviving spouse has one: IA 1040 step 3. */
const personalCredit = workedOut(exemptionCredit, (value, { federal }) => value[federal.status]);

const businessDeduction = onBusiness<NetIncomeYear>(['qualifiedBusinessIncomeDeduction'], [businessDeductionShare], (worksheet) => {
  const { value, source } = businessDeductionShare[worksheet.year];
  const deduction = value * worksheet.federal.qualifiedBusinessIncomeDeduction;
  if (deduction > 0) worksheet.deduct('qualifiedBusinessIncomeDeduction', deduction, source);
});

const netIncomeForm = [
  startFromWages('IA 1040 lines 1 and 26; Iowa Code § 422.7'),
  deductSelfEmploymentTax('IA 1040, deductible part of self-employment tax; Iowa Code § 422.7'),
  // Before the earned income credit, which is refundable, and without the Additional Medicare Tax.
  deduct('federalTaxDeduction', federalIncomeTaxAfterNonrefundableCredits('IA 1040 line 31; Iowa Code § 422.9(2)(b)')),
  deduct('standardDeduction', fixed(standardDeduction)),
  businessDeduction,
  graduated(rateSchedules),
  limitTax('alternateTax', alternateTax),
  noTaxUpTo(lowIncomeLimit, true),
  credit('exemptionCredit', personalCredit),
  limitTax('limitedIncomeCredit', netIncomeAboveLimit),
];

/** A couple's limits are twice those of everyone else. */
function doubledForJoint(rates: readonly number[], limits: readonly Usd[]): ByStatus<Schedule> {
  return schedules(rates, separateAsSingle(limits, scaled(limits, 2), limits));
}

/** US dollars of taxable income. */
export const schedulesFrom2023: LawTable<ByStatus<Schedule>, 2023 | 2024> = {
  2023: {
    value: doubledForJoint([0.044, 0.0482, 0.057, 0.06], [6_000, 30_000, 75_000]),
    source: 'IA 1040 (2023) line 5; Iowa Code § 422.5A, as amended by 2022 Acts ch. 1002 (HF 2317)',
  },
  2024: {
    value: doubledForJoint([0.044, 0.0482, 0.057], [6_210, 31_050]),
    source: 'IA 1040 (2024) line 5; Iowa Code § 422.5A, as amended by 2022 Acts ch. 1002 (HF 2317)',
  },
};

export const flatRate: LawTable<number, 2025 | 2026> = unchanged(
  [2025, 2026],
  0.038,
  'IA 1040 (2025) line 5; Iowa Code § 422.5A, as amended by 2024 Acts (SF 2442), for 2025 and later years',
);

/** Age from which pensions and IRA distributions are untaxed. */
export const retirementAge: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  55,
  'IA 1040 Schedule 1 line 7; Iowa Code § 422.7(31), as amended by 2022 Acts ch. 1002 (HF 2317)',
);

const retirementIncome = workedOut(retirementAge, (from, { household }) => {
  return (household.age >= from ? household.pensionIncome : 0) + (household.spouseAge >= from ? household.spousePensionIncome : 0);
});

/** US dollars. */
export const dependentCredit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(40),
  'IA 1040 step 3, Dependents; Iowa Code § 422.12(2)',
);

/** For each taxpayer of 65 or older, and for each who is blind. US dollars. */
export const ageCredit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(20),
  'IA 1040 step 3, Additional Personal Credit; Iowa Code § 422.12(2)',
);

/**
 * If a taxpayer is of age, no tax is due on adjusted gross income minus Schedule 1 up to this amount. Younger filers' lower limits have no
 * effect:
 * the federal standard deduction exceeds them. US dollars.
 */
export const seniorLimit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(24_000, 32_000, 32_000, 32_000),
  'IA 1040 line 4, Low Income Exemption; Iowa Code § 422.5(3B)',
);

export const seniorAge: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 65, seniorLimit[2024].source);

/** All except single filers may instead pay, at that age, this rate (a fraction) on that income above the limit. */
export const seniorAlternateTaxRate: LawTable<number, HouseholdYear> = {
  2024: { value: 0.057, source: 'IA 1040 (2024) line 5, Alternate Tax Worksheet; Iowa Code § 422.5(3B)(b)' },
  ...unchanged([2025, 2026], 0.043, 'IA 1040 (2025) line 5, Alternate Tax Worksheet; Iowa Code § 422.5(3B)(b)'),
};

const isSenior = ({ year, federal }: StateWorksheet<HouseholdYear>) => federal.peopleAged(seniorAge[year].value) > 0;

/** A separate filer must include the spouse's income, which is unknown here. */
const seniorAlternateTax = workedOut(
  seniorAlternateTaxRate,
  (value, worksheet) => {
    const { year, status, adjustedGrossIncome } = worksheet;
    if (status === 'single' || !isSenior(worksheet)) return Infinity;
    return value * Math.max(0, adjustedGrossIncome - seniorLimit[year].value[status]);
  },
  seniorLimit,
  seniorAge,
);

/** A senior's income above the limit: the maximum tax of a single filer. Up to the limit, no one owes tax. */
const seniorIncomeAboveLimit = workedOut(
  seniorLimit,
  (value, worksheet) => {
    const { status, adjustedGrossIncome } = worksheet;
    if (!isSenior(worksheet)) return Infinity;
    const above = Math.max(0, adjustedGrossIncome - value[status]);
    return status === 'single' || above === 0 ? above : Infinity;
  },
  seniorAge,
);

/** Share (a fraction) of the federal credit, before the tax limits it, by Iowa taxable income. */
export const dependentCareShare: LawTable<StepTable, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  under([10_000, 0.75], [20_000, 0.65], [25_000, 0.55], [35_000, 0.5], [40_000, 0.4], [90_000, 0.3]),
  'IA 1040 line 24, Child and Dependent Care Credit Worksheet; Iowa Code § 422.12C(1)',
);

const careCredit = workedOut(dependentCareShare, (value, { federal, taxableIncome }) => {
  const credit = federal.dependentCareCreditBeforeLimit;
  return credit > 0 ? credit * valueAt(value, taxableIncome) : 0;
});

export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.15,
  'IA 1040 line 26; Iowa Code § 422.12B',
);

/**
 * From federal taxable income. The low income exemption, alternate tax and tax reduction have no effect for filers under 65: the federal
 * standard deduction exceeds their limits, and the alternate tax uses the top rate or more.
 */
const start = startFromFederalTaxableIncome('IA 1040 line 2; Iowa Code § 422.7');
const creditForExemptions = credit('exemptionCredit', personalCredit);
const graduatedTax = graduated(schedulesFrom2023);
const subtractions = [
  subtractSocialSecurity('IA 1040 Schedule 1 line 5; Iowa Code § 422.7(13)'),
  subtract('retirementIncomeSubtraction', retirementIncome),
];
const householdCredits = [
  limitTax('alternateTax', seniorAlternateTax),
  creditForExemptions,
  creditPerDependent('dependentCredit', dependentCredit),
  credit('ageCredit', perAgedOrBlind(fixed(ageCredit))),
  limitTax('limitedIncomeCredit', seniorIncomeAboveLimit),
  refundableCredit('dependentCareCredit', careCredit),
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
];
const flatForm = [start, ...subtractions, flat(flatRate), ...householdCredits];

export const stateLaw: StateLaw = {
  code: 'IA',
  // Iowa Code §§ 422.5(3), 422.5A, 422.9(1); IA 1040 lines 5 and 37, filing status 5 or 6.
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: netIncomeForm,
    2021: netIncomeForm,
    2022: netIncomeForm,
    2023: [start, graduatedTax, creditForExemptions],
    2024: [start, ...subtractions, graduatedTax, ...householdCredits],
    2025: flatForm,
    2026: flatForm,
  },
  cliffs: [
    {
      what: 'all net income above the limit is tax until the schedule asks for less',
      source: 'IA 1040 line 47, Tax Reduction Worksheet (41-146)',
      between: along(lowIncomeLimit, (limit, _year, status) => (status === 'single' ? [[limit, limit + 100]] : [])),
    },
  ],
  investmentIncome: { notCounted: { years: YEARS_TO_2026, source: 'Form IA 100; Iowa Code § 422.7 (farms and businesses)' } },
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'school district surtaxes',
    refundableCredits: 'earned income tax credit',
    other: 'rent reimbursement and property tax credits (separate applications)',
  },
};
