import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, derived, eachStatus, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed } from '../../rules/amounts.ts';
import { betterWay } from '../../rules/better-way.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit, creditOfTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { dependentCareCredit } from '../../rules/dependent-care-credit.ts';
import { familyGuideline } from '../../rules/family-guideline.ts';
import { charitableDeduction } from '../../rules/itemized-deductions.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { flat } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductStandardOrItemized,
  dependents,
  otherUnderFormerCode,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localities } from './ky/localities.ts';

/** One per return, also for a couple. Spouses who file separately on a combined return have one each. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  2020: { value: anyStatus(2_650), source: 'Form 740 (2020) line 10; KRS 141.081(2)' },
  2021: { value: anyStatus(2_690), source: 'Form 740 (2021) line 10; KRS 141.081(2)' },
  2022: { value: anyStatus(2_770), source: 'Form 740 (2022) line 10; KRS 141.081(2)' },
  2023: { value: anyStatus(2_980), source: 'Form 740 (2023) line 10; KRS 141.081(2)' },
  2024: { value: anyStatus(3_160), source: 'Form 740 (2024) line 10; KRS 141.081(2)' },
  2025: { value: anyStatus(3_270), source: 'Form 740 (2025) line 10; KRS 141.081(2)' },
  2026: { value: anyStatus(3_360), source: '2026 Kentucky Withholding Tax Formula, Form 42A003 (TCF) (10-2025); KRS 141.081(2)' },
};

export const rate: LawTable<number, TaxYear> = {
  ...unchanged([2020, 2021, 2022], 0.05, 'Form 740 line 12; KRS 141.020(2), as amended by 2018 HB 487'),
  2023: { value: 0.045, source: 'Form 740 (2023) line 12; KRS 141.020(2), as amended by 2022 HB 8' },
  ...unchanged([2024, 2025], 0.04, 'Form 740 line 12; KRS 141.020(2), as amended by 2023 HB 1'),
  2026: { value: 0.035, source: 'KRS 141.020(2), as amended by 2025 HB 1' },
};

/** Limits of the Family Size Table as multiples of the poverty guideline, and the credited share of the tax. */
const FAMILY_SIZE_BANDS = [
  [1, 1],
  [1.04, 0.9],
  [1.08, 0.8],
  [1.12, 0.7],
  [1.16, 0.6],
  [1.2, 0.5],
  [1.24, 0.4],
  [1.27, 0.3],
  [1.3, 0.2],
  [1.33, 0.1],
] as const;

/** The Family Size Table for a guideline; its limits are in whole dollars. */
function familySizeTable(guideline: Usd, values: readonly number[]): StepTable {
  return notOver(...FAMILY_SIZE_BANDS.map(([multiple], band) => [Math.round(guideline * multiple), values[band] ?? 0] as const));
}

const SHARES = FAMILY_SIZE_BANDS.map(([, share]) => share);

/** Share of the tax by modified gross income. Separate filers are assumed to live apart, as a family of one. */
export const familySizeCredit: LawTable<ByStatus<StepTable>, TaxYear> = derived(povertyGuideline, ({ value, source }, year) => ({
  value: eachStatus(value, (guideline) => familySizeTable(guideline, SHARES)),
  source: `Schedule ITC (${year}), Family Size Table; KRS 141.066(3); ${source}`,
}));

const GAP_OF_ONE = familySizeTable(povertyGuideline[2020].value.single, [0, 11, 20, 29, 37, 45, 51, 58, 64, 69]);
const GAP_OF_TWO = familySizeTable(povertyGuideline[2020].value.marriedJoint, [0, 7, 13, 18, 22, 24, 26, 27, 28, 28]);

/** By the Family Size Table, for a family of one or two, only in 2019 and 2020. US dollars. */
export const incomeGapCredit: LawTable<ByStatus<StepTable>, 2020> = {
  2020: {
    value: separateAsSingle(GAP_OF_ONE, GAP_OF_TWO, GAP_OF_ONE),
    source: 'Form 740 (2020) line 25; Schedule ITC (2020), Income Gap Tax Credit; KRS 141.066',
  },
};

/** The same tables for families of one to four; larger families use the last one. */
const familySizeShares: LawTable<readonly StepTable[], HouseholdYear> = derived(
  {
    2024: povertyGuideline[2024],
    2025: povertyGuideline[2025],
    2026: povertyGuideline[2026],
  },
  (_guideline, year) => ({
    value: [1, 2, 3, 4].map((members) => familySizeTable(familyGuideline(year, members), SHARES)),
    source: familySizeCredit[year].source,
  }),
);

/** Each person's maximum exclusion of pensions, annuities and IRA distributions. US dollars. */
export const pensionExclusion: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  31_110,
  'Schedule M line 11, Schedule P; KRS 141.019(1)(h)',
);

/** For each taxpayer from `age`, and once more for a blind one. US dollars. */
export const ageCredit: LawTable<{ readonly age: number; readonly amount: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, amount: 40 },
  'Form 740 line 17, Schedule ITC Section B; KRS 141.020(3)(a)',
);

/** Share of the federal dependent care credit, as a fraction. */
export const dependentCareShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.2,
  'Form 740 line 24; KRS 141.067; Internal Revenue Code of December 31, 2024 (KRS 141.010)',
);

/**
 * Kentucky follows the Internal Revenue Code of December 31, 2024, so federal changes for 2026 do not apply. A bill of the 2026 session
 * would adopt the Code of December 31, 2025; whether it became law could not be confirmed.
 */
const CODE_YEAR = { 2024: 2024, 2025: 2025, 2026: 2025 } as const;

function excludedPension(year: HouseholdYear, ...pensions: readonly Usd[]): Usd {
  return pensions.reduce((sum, pension) => sum + Math.min(pension, pensionExclusion[year].value), 0);
}

const excludedPensions = amountFrom<HouseholdYear>(
  [pensionExclusion],
  ({ year, household }) => excludedPension(year, household.pensionIncome, household.spousePensionIncome),
  ({ year }) => pensionExclusion[year].source,
);

/** Mortgage interest and gifts, regardless of the federal return; no taxes and no medical expenses. */
const itemized = amountFrom<HouseholdYear>(
  [],
  (worksheet) => {
    const { year, household, federal } = worksheet;
    if (federal.itemizedDeductions === undefined) return 0;
    const { mortgageInterest } = scheduleA(worksheet);
    const other = otherUnderFormerCode(worksheet);
    return mortgageInterest + other + charitableDeduction(household.charitableGifts, federal.adjustedGrossIncome, CODE_YEAR[year]);
  },
  () => 'Form 740 Schedule A; KRS 141.019(2)',
);

function ageCreditsOf(year: HouseholdYear, age: number, blind: boolean): Usd {
  const { age: from, amount } = ageCredit[year].value;
  return amount * (Number(age >= from) + Number(blind));
}

const personalCredits = amountFrom<HouseholdYear>(
  [ageCredit],
  ({ year, status, household }) =>
    ageCreditsOf(year, household.age, household.blind) +
    (status === 'marriedJoint' ? ageCreditsOf(year, household.spouseAge, household.spouseBlind) : 0),
  ({ year }) => ageCredit[year].source,
);

/** Each spouse's income after a standard deduction, not below zero. */
function taxableApart({ year, status, federal, household }: StateWorksheet<HouseholdYear>): readonly Usd[] {
  const pensions = [household.pensionIncome, household.spousePensionIncome];
  return spousesOf(federal).map(({ adjustedGrossIncome, taxableSocialSecurity }, index) => {
    const income = adjustedGrossIncome - taxableSocialSecurity - excludedPension(year, pensions[index] ?? 0);
    return Math.max(0, income - standardDeduction[year].value[status]);
  });
}

/** The deductions of two columns. What one column cannot use is lost. */
const standardDeductionsApart = amountFrom<HouseholdYear>(
  [standardDeduction],
  (worksheet) => worksheet.adjustedGrossIncome - taxableApart(worksheet).reduce((sum, taxable) => sum + taxable, 0),
  ({ year }) => standardDeduction[year].source,
);

/** Each spouse's credits are limited to the tax in their own column. */
const personalCreditsApart = amountFrom<HouseholdYear>(
  [ageCredit],
  (worksheet) => {
    const { year, household } = worksheet;
    const [own = 0, spouse = 0] = taxableApart(worksheet).map((taxable) => taxable * rate[year].value);
    return (
      Math.min(own, ageCreditsOf(year, household.age, household.blind)) +
      Math.min(spouse, ageCreditsOf(year, household.spouseAge, household.spouseBlind))
    );
  },
  ({ year }) => ageCredit[year].source,
);

/** By modified gross income: the federal or the state's, whichever is higher. */
const familySizeShare = workedOut(familySizeShares, (value, worksheet) => {
  const { persons, federal, adjustedGrossIncome } = worksheet;
  const table = value[Math.min(value.length, persons + dependents(worksheet)) - 1];
  return table === undefined ? 0 : valueAt(table, Math.max(federal.adjustedGrossIncome, adjustedGrossIncome));
});

const creditOfCare = workedOut(dependentCareShare, (value, worksheet) => {
  const { year, status, federal, household } = worksheet;
  if (household.dependentCareExpenses === 0) return 0;
  const care = {
    expenses: federal.dependentCareExpenses,
    dependents: dependents(worksheet),
    lowestEarnedIncome: Infinity,
    adjustedGrossIncome: federal.adjustedGrossIncome,
  };
  const { expenses, rate: share } = dependentCareCredit(care, status, CODE_YEAR[year]);
  return value * Math.min(expenses * share, federal.incomeTaxBeforeCredits - federal.foreignTaxCredit);
});

const start = startFromFederalAdjustedGrossIncome('Form 740 line 5; KRS 141.019');
const form = [
  start,
  deduct('standardDeduction', fixed(standardDeduction)),
  flat(rate),
  creditOfTax('familySizeCredit', byIncome(familySizeCredit)),
];

const householdForm = [
  start,
  subtractSocialSecurity('Schedule M line 8; KRS 141.019(1)(e)'),
  subtract('retirementIncomeSubtraction', excludedPensions),
  // Spouses may file separately on a combined return.
  betterWay(
    ({ status, federal }) => status === 'marriedJoint' && Math.min(...spousesOf(federal).map((person) => person.adjustedGrossIncome)) > 0,
    [
      deductStandardOrItemized({ standard: fixed(standardDeduction), itemized, choice: 'free' }),
      flat(rate),
      credit('ageCredit', personalCredits),
    ],
    [deduct('standardDeduction', standardDeductionsApart), flat(rate), credit('ageCredit', personalCreditsApart)],
  ),
  creditOfTax('familySizeCredit', familySizeShare),
  credit('dependentCareCredit', creditOfCare),
];

export const stateLaw: StateLaw = {
  code: 'KY',
  // Form 740 line 1. The amounts of one person are the same for every status.
  survivingSpouse: 'single',
  form: {
    2020: [...form, credit('lowIncomeCredit', byIncome(incomeGapCredit))],
    2021: form,
    2022: form,
    2023: form,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'ten points of the family size credit are lost',
      source: 'Schedule ITC, Family Size Table; KRS 141.066(3)',
      between: endsOfBands(familySizeCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  localities,
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'county and city occupational taxes',
    other: 'federal changes of 2025, if the state adopts them for 2026; the credit for tuition in Kentucky',
  },
};
