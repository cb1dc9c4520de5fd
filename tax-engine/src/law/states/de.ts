import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { graduatedTax, schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson } from '../../rules/amounts.ts';
import { betterWay } from '../../rules/better-way.ts';
import { whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { graduated } from '../../rules/rates.ts';
import { fromEmployers } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import { spousesOf } from '../../rules/spouses.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  blindPeople,
  creditPerDependent,
  deductStandardOrItemized,
  dependents,
  perPersonAged,
  scheduleA,
  shareOfDependentCareCredit,
  subtract,
  subtractSocialSecurity,
  sumOfAmounts,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './de/levies.ts';
import { localities } from './de/localities.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(3_250, 6_500, 3_250, 3_250),
  '30 Del. C. § 1108(a)(3); Form PIT-RES (2025) line 20a',
);

/** One schedule for every status. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(schedule([0, 0.022, 0.039, 0.048, 0.052, 0.0555, 0.066], [2_000, 5_000, 10_000, 20_000, 25_000, 60_000])),
  '30 Del. C. § 1102(a)(14); Form PIT-RES (2025) line 24',
);

/** For each taxpayer. US dollars. */
export const personalCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(110),
  '30 Del. C. § 1110(b); Form PIT-RES (2025) line 27a',
);

/** Share of the federal credit, up to the tax. */
export const earnedIncomeCreditShare: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.2,
  '30 Del. C. § 1117(a); Form PIT-RES (2025) line 34',
);

/** Share of the federal credit that is refunded to filers who choose it instead of the other, as a fraction. */
export const refundableShare: LawTable<number, TaxYear> = {
  2020: { value: 0, source: '30 Del. C. § 1117 before 2021 HB 80' },
  ...unchanged([2021, 2022, 2023, 2024, 2025, 2026], 0.045, 'Form PIT-RES (2025) line 40; 30 Del. C. § 1117(a), as amended by 2021 HB 80'),
};

/** For each taxpayer who does not itemize: once from an age on, and once if blind. US dollars. */
export const additionalDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(2_500),
  'Form PIT-RES (2025) line 21; 30 Del. C. § 1108(b)',
);

export const ageOfDeduction: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 65, additionalDeduction[2020].source);

/** For each taxpayer from an age. US dollars. */
export const ageCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(110),
  'Form PIT-RES (2025) line 27b; 30 Del. C. § 1110(b)(2)',
);

export const ageOfCredit: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 60, ageCredit[2020].source);

/** Each person's exclusion of an employer's pension and, from `age`, of IRA distributions, interest, dividends and gains. US dollars. */
export const pensionExclusion: LawTable<{ readonly younger: Usd; readonly age: number; readonly older: Usd }, TaxYear> = unchanged(
  YEARS_TO_2026,
  { younger: 2_000, age: 60, older: 12_500 },
  'Form PIT-RES (2025) line 6; 30 Del. C. § 1106(b)(3)',
);

/** For a taxpayer of `age` with earnings and income below limits. For a couple, both must qualify, with doubled limits. US dollars. */
export interface LowIncomeExclusion {
  readonly age: number;
  readonly amount: Usd;
  readonly earnedUnder: Usd;
  readonly incomeUpTo: Usd;
}

export const lowIncomeExclusion: LawTable<LowIncomeExclusion, TaxYear> = unchanged(
  YEARS_TO_2026,
  { age: 60, amount: 2_000, earnedUnder: 2_500, incomeUpTo: 10_000 },
  'Form PIT-RES (2025) line 16; 30 Del. C. § 1106(b)(2)',
);

/** Share of the federal credit, as a fraction. */
export const dependentCareShare: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.5,
  'Form PIT-RES (2025) line 31; 30 Del. C. § 1114',
);

/** One taxpayer, or one of the spouses' two columns. US dollars. */
interface Column {
  readonly age: number;
  readonly blind: boolean;
  readonly federalIncome: Usd;
  readonly earned: Usd;
  readonly excludedPension: Usd;
  /** Without Social Security and the excluded pension. */
  readonly income: Usd;
}

function columnsOf({ year, federal }: StateWorksheet<TaxYear>): readonly Column[] {
  const { younger, age: from, older } = pensionExclusion[year].value;
  return spousesOf(federal).map((person) => {
    const { age, blind, wages, selfEmployment, pensions, investments, adjustedGrossIncome, taxableSocialSecurity } = person;
    const excludedPension =
      age < from ? Math.min(younger, fromEmployers(pensions)) : Math.min(older, Math.max(0, pensions.all + investments));
    const income = adjustedGrossIncome - taxableSocialSecurity - excludedPension;
    return { age, blind, federalIncome: adjustedGrossIncome, earned: wages + selfEmployment, excludedPension, income };
  });
}

/** For all of a return's columns together. */
function lowIncomeExcluded(year: TaxYear, columns: readonly Column[]): Usd {
  const { age: from, amount, earnedUnder, incomeUpTo } = lowIncomeExclusion[year].value;
  const sum = (of: (column: Column) => Usd) => columns.reduce((total, column) => total + of(column), 0);
  const isMet =
    columns.every(({ age }) => age >= from) &&
    sum(({ earned }) => earned) < earnedUnder * columns.length &&
    sum(({ income }) => income) <= incomeUpTo * columns.length;
  return isMet ? amount * columns.length : 0;
}

const hasPensionOrAge = ({ year, federal, household }: StateWorksheet<TaxYear>) =>
  federal.peopleAged(pensionExclusion[year].value.age) > 0 || household.pensionIncome > 0 || household.spousePensionIncome > 0;

const excludedPensions = amountFrom<TaxYear>(
  [pensionExclusion],
  (worksheet) => (hasPensionOrAge(worksheet) ? columnsOf(worksheet).reduce((sum, { excludedPension }) => sum + excludedPension, 0) : 0),
  ({ year }) => pensionExclusion[year].source,
);

const excludedForLowIncome = workedOut(lowIncomeExclusion, ({ age }, worksheet) =>
  worksheet.federal.peopleAged(age) > 0 ? lowIncomeExcluded(worksheet.year, columnsOf(worksheet)) : 0,
);

/** Schedule A without state income tax, even if the federal return does not itemize. */
const itemized = amountFrom<TaxYear>(
  [],
  (worksheet) => {
    const { total, stateLocalTaxes } = scheduleA(worksheet);
    return total - stateLocalTaxes + Math.min(worksheet.federal.propertyTaxPaid, stateLocalTaxes);
  },
  () => 'Form PIT-RES (2025) line 20b, Form PIT-RSA; 30 Del. C. § 1109',
);

const additional = workedOut(
  additionalDeduction,
  (value, worksheet) =>
    value[worksheet.status] * (worksheet.federal.peopleAged(ageOfDeduction[worksheet.year].value) + blindPeople(worksheet)),
  ageOfDeduction,
);

/** The refundable credit if it leaves the filer more, otherwise the other one, limited to `tax`. */
function takeEarnedIncomeCredit(worksheet: StateWorksheet<TaxYear>, tax: Usd): void {
  const { year, federal, countsRefundableCredits } = worksheet;
  const nonrefundable = Math.min(tax, earnedIncomeCreditShare[year].value * federal.earnedIncomeCredit);
  const refundable = refundableShare[year].value * federal.earnedIncomeCredit;
  if (countsRefundableCredits && refundable > nonrefundable) {
    worksheet.refund('earnedIncomeCredit', refundable, refundableShare[year].source);
  } else worksheet.credit('earnedIncomeCredit', nonrefundable, earnedIncomeCreditShare[year].source);
}

const eitherEarnedIncomeCredit: Step<TaxYear> = {
  tables: [earnedIncomeCreditShare, refundableShare],
  labels: ['earnedIncomeCredit'],
  apply: (worksheet) => takeEarnedIncomeCredit(worksheet, worksheet.tax),
};

/** The credits used if this many dependent credits go to the first column and the rest to the second. */
function usedCredits(taxes: readonly Usd[], ownCredits: readonly Usd[], each: Usd, children: number, ofFirst: number): readonly Usd[] {
  const ofChildren = [ofFirst, children - ofFirst];
  return taxes.map((tax, index) => Math.min(tax, (ownCredits[index] ?? 0) + each * (ofChildren[index] ?? 0)));
}

const sumOf = (amounts: readonly Usd[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Spouses who file separately on one form (filing status 4): each has separate income, deductions, rates and credits. */
function apart(byItems: boolean): Step<TaxYear> {
  return {
    tables: [
      standardDeduction,
      additionalDeduction,
      ageOfDeduction,
      rateSchedules,
      personalCredit,
      ageCredit,
      ageOfCredit,
      dependentCareShare,
      ...eitherEarnedIncomeCredit.tables,
    ],
    labels: [
      byItems ? 'itemizedDeductions' : 'standardDeduction',
      'bracket',
      'personalCredit',
      'dependentCareCredit',
      'earnedIncomeCredit',
    ],
    apply: (worksheet) => {
      const { year, federal, adjustedGrossIncome } = worksheet;
      const columns = columnsOf(worksheet);
      const taxable = columns.map((column) => {
        const { age, blind, federalIncome, income } = column;
        const standard =
          standardDeduction[year].value.marriedSeparate +
          additionalDeduction[year].value.marriedSeparate * (Number(age >= ageOfDeduction[year].value) + Number(blind));
        const deduction = byItems ? (itemized.of(worksheet) * federalIncome) / federal.adjustedGrossIncome : standard;
        return Math.max(0, income - lowIncomeExcluded(year, [column]) - deduction);
      });
      const source = byItems ? itemized.source(worksheet) : standardDeduction[year].source;
      worksheet.deduct(byItems ? 'itemizedDeductions' : 'standardDeduction', adjustedGrossIncome - sumOf(taxable), source);
      const brackets = rateSchedules[year].value.marriedSeparate;
      worksheet.noteTaxableIncome(rateSchedules[year].source);
      for (const income of taxable) worksheet.chargeSchedule('bracket', brackets, income, rateSchedules[year].source);

      const taxes = taxable.map((income) => graduatedTax(brackets, income));
      const lower = (taxable[0] ?? 0) >= (taxable[1] ?? 0) ? 1 : 0;
      const ofCare = dependentCareShare[year].value * federal.dependentCareCredit;
      const each = personalCredit[year].value.marriedSeparate;
      const own = columns.map(
        ({ age }, index) =>
          each + (age >= ageOfCredit[year].value ? ageCredit[year].value.marriedSeparate : 0) + (index === lower ? ofCare : 0),
      );
      const children = dependents(worksheet);
      const used = Array.from({ length: children + 1 }, (_, ofFirst) => usedCredits(taxes, own, each, children, ofFirst)).reduce(
        (best, credits) => (sumOf(credits) > sumOf(best) ? credits : best),
      );
      const care = Math.min(ofCare, used[lower] ?? 0);
      worksheet.credit('personalCredit', sumOf(used) - care, personalCredit[year].source);
      worksheet.credit('dependentCareCredit', care, dependentCareShare[year].source);
      takeEarnedIncomeCredit(worksheet, (taxes[1 - lower] ?? 0) - (used[1 - lower] ?? 0));
    },
  };
}

const start = startFromFederalAdjustedGrossIncome('30 Del. C. § 1105; Form PIT-RES (2025) line 1');
const personalCredits = credit('personalCredit', perPerson(fixed(personalCredit)));
const form = [
  start,
  subtractSocialSecurity('Form PIT-RES (2025) line 7; 30 Del. C. § 1106(b)(4)'),
  subtract('retirementIncomeSubtraction', excludedPensions),
  betterWay<TaxYear>(
    ({ status, federal }) => status === 'marriedJoint' && Math.min(...spousesOf(federal).map((person) => person.adjustedGrossIncome)) > 0,
    [
      subtract('ageDeduction', excludedForLowIncome),
      deductStandardOrItemized({ standard: sumOfAmounts(fixed(standardDeduction), additional), itemized, choice: 'free' }),
      graduated(rateSchedules),
      personalCredits,
      creditPerDependent('dependentCredit', personalCredit),
      credit('ageCredit', perPersonAged(ageOfCredit, fixed(ageCredit))),
      credit('dependentCareCredit', shareOfDependentCareCredit(dependentCareShare)),
      eitherEarnedIncomeCredit,
    ],
    [betterWay<TaxYear>((worksheet) => itemized.of(worksheet) > 0, [apart(false)], [apart(true)])],
  ),
];

export const stateLaw: StateLaw = {
  code: 'DE',
  // Form PIT-RES, filing status.
  survivingSpouse: 'headOfHousehold',
  form: inYears(YEARS_TO_2026, ...form),
  cliffs: [
    {
      what: 'the earned income credit falls with the federal one',
      source: '30 Del. C. § 1117(a)',
      between: whileEarnedIncomeCreditFalls,
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  localities,
  salesTax: taxFoundation(0),
  leftOut: {
    localIncomeTax: 'Wilmington wage tax',
    refundableCredits: 'the choice of a smaller, refundable earned income tax credit',
    rebates: '2022',
  },
};
