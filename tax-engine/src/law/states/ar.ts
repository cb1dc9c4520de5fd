import type { Usd } from '@bracketwise/contract/amounts';
import type { LineLabel } from '@bracketwise/contract/lines';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { roundToCents } from '../../kernel/money.ts';
import { graduatedTax } from '../../kernel/schedule.ts';
import { valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed, type Amount } from '../../rules/amounts.ts';
import { jumpAbove, type IncomeRange } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { eachPension, type Pensions } from '../../rules/pensions.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { AnyLawTable, StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { exclude, netCapitalGain, onInvestments } from '../../rules/investment-income.ts';
import {
  amountFrom,
  blindPeople,
  creditPerDependent,
  dependents,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import {
  additionalCredit,
  bracketAdjustment,
  classOf,
  falling,
  incomeClasses,
  lowIncomeTax,
  lowIncomeTaxTable,
  lowIncomeTaxTableOfFamilies,
  standardDeduction,
  type AdditionalCreditYear,
} from './ar/tables.ts';

/** Credit for each taxpayer, and one more for a head of household. US dollars. */
export const personalCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(29, 58, 29, 58),
  'Form AR1000F line 7; A.C.A. § 26-51-501(a)',
);

/** By net taxable income; a couple's limits and amounts are doubled. US dollars. */
function reliefCredits(start: Usd): ByStatus<StepTable> {
  const single = falling(150, start, 1_000, 10);
  return { ...anyStatus(single), marriedJoint: falling(300, 2 * start, 2_000, 20) };
}

export const inflationaryReliefCredit: LawTable<ByStatus<StepTable>, 2022 | 2023> = {
  2022: {
    value: reliefCredits(87_000),
    source: 'Inflationary Relief Income-Tax Credit worksheet (2022); Act 1 of 2022 (3rd Ex. Sess.)',
  },
  2023: {
    value: reliefCredits(89_600),
    source: 'Inflationary Relief Income-Tax Credit worksheet (2023); Act 6 of 2023 (1st Ex. Sess.)',
  },
};

/** The value for the net taxable income on line 28. */
function byNetIncome<Year extends TaxYear>(table: LawTable<ByStatus<StepTable>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status, taxableIncome }) => valueAt(table[year].value[status], taxableIncome),
    source: ({ year }) => table[year].source,
  };
}

function additionalCreditAt({ year, status }: StateWorksheet, netIncome: Usd): Usd {
  return year < 2022 ? 0 : valueAt(additionalCredit[year as AdditionalCreditYear].value[status], netIncome);
}

/**
 * The lower of the regular tax and the low income table's. The latter allows no standard deduction, which can cost the additional credit.
 */
const tax: Step<TaxYear> = {
  tables: [standardDeduction, incomeClasses, bracketAdjustment, lowIncomeTaxTable],
  labels: ['taxTable', 'standardDeduction', 'bracket', 'bracketAdjustment'],
  schedules: (year) => incomeClasses[year].value.map(({ upTo, brackets }) => ({ upTo, brackets: anyStatus(brackets) })),
  apply: (worksheet) => {
    const { year, status, adjustedGrossIncome } = worksheet;
    const deduction = standardDeduction[year];
    const netIncome = Math.max(0, adjustedGrossIncome - deduction.value[status]);
    const { upTo, brackets } = classOf(year, netIncome);
    const adjustment = upTo === Infinity ? valueAt(bracketAdjustment[year].value, netIncome) : 0;

    const table = lowIncomeTaxTable[year];
    const tableTax = lowIncomeTax(table.value[status], adjustedGrossIncome);
    const regular = graduatedTax(brackets, netIncome) - adjustment - additionalCreditAt(worksheet, netIncome);
    if (tableTax !== undefined && tableTax - additionalCreditAt(worksheet, adjustedGrossIncome) <= regular) {
      worksheet.addTax('taxTable', tableTax, table.source);
      return;
    }

    const classes = incomeClasses[year].source;
    worksheet.deduct('standardDeduction', deduction.value[status], deduction.source);
    worksheet.noteTaxableIncome(classes);
    worksheet.chargeSchedule('bracket', brackets, netIncome, classes);
    worksheet.credit('bracketAdjustment', adjustment, bracketAdjustment[year].source);
  },
};

/** The untaxed share (fraction) of net capital gain; gain above a limit in US dollars is fully untaxed. */
export const gainExclusion: LawTable<{ readonly share: number; readonly allBeyond: Usd }, TaxYear> = unchanged(
  YEARS_TO_2026,
  { share: 0.5, allBeyond: 10_000_000 },
  'Form AR1000D lines 7b and 8; A.C.A. § 26-51-815(b)(2)(C), (3)',
);

const gainLeftOut = (worksheet: StateWorksheet<TaxYear>): Usd => {
  const { value } = gainExclusion[worksheet.year];
  const gain = netCapitalGain(worksheet);
  return value.share * Math.min(gain, value.allBeyond) + Math.max(0, gain - value.allBeyond);
};

const gainsLeftOut = onInvestments<TaxYear>(['capitalGainExclusion'], [gainExclusion], (worksheet) => {
  exclude(worksheet, 'capitalGainExclusion', gainLeftOut(worksheet), gainExclusion[worksheet.year].source);
});

/** For each person's retirement income. US dollars. */
export const retirementExemption: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  6_000,
  'Form AR1000F line 18; A.C.A. § 26-51-307',
);

/** Age at the end of the year from which IRA distributions count for sure: the rule starts at 59½. Pensions count at any age. */
export const iraAge: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 60, 'A.C.A. § 26-51-307(a)(2)');

const exemptRetirement = (year: HouseholdYear, { age, all, fromIras }: Pensions): Usd =>
  Math.min(retirementExemption[year].value, age < iraAge[year].value ? all - fromIras : all);

const retirementIncome = amountFrom<HouseholdYear>(
  [retirementExemption, iraAge],
  ({ year, household }) => eachPension(household, (pensions) => exemptRetirement(year, pensions)),
  ({ year }) => retirementExemption[year].source,
);

/** Without the federal cap on property tax, without the floor under gifts and without state income tax. */
const ITEMIZED = 'Form AR3; A.C.A. §§ 26-51-416, 26-51-419, 26-51-423';

/** Medical expenses above `medicalFloor` of adjusted gross income and gifts up to `giftLimit` of it are deducted. Fractions. */
export const itemizedShares: LawTable<{ readonly medicalFloor: number; readonly giftLimit: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { medicalFloor: 0.075, giftLimit: 0.6 },
  ITEMIZED,
);

function itemizedDeductions(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { year, household, federal, adjustedGrossIncome } = worksheet;
  if (federal.itemizedDeductions === undefined) return 0;
  const { mortgageInterest, other } = scheduleA(worksheet);
  const { medicalFloor, giftLimit } = itemizedShares[year].value;
  const medical = Math.max(0, household.medicalExpenses - medicalFloor * adjustedGrossIncome);
  return medical + household.propertyTax + mortgageInterest + Math.min(household.charitableGifts, giftLimit * adjustedGrossIncome) + other;
}

/** One person's column of Form AR1000F, or both together. US dollars. */
interface Column {
  readonly income: Usd;
  readonly deduction: Usd;
  readonly itemized: boolean;
  readonly additionalCredit: StepTable;
}

const netIncomeOf = ({ income, deduction }: Column) => Math.max(0, income - deduction);

function adjustmentAt(year: TaxYear, netIncome: Usd): Usd {
  return classOf(year, netIncome).upTo === Infinity ? valueAt(bracketAdjustment[year].value, netIncome) : 0;
}

/** A column's tax minus the additional credit, which falls with the same income. */
function balanceOf(year: TaxYear, column: Column): Usd {
  const netIncome = netIncomeOf(column);
  const regular = graduatedTax(classOf(year, netIncome).brackets, netIncome) - adjustmentAt(year, netIncome);
  return regular - valueAt(column.additionalCredit, netIncome);
}

/** The columns of two spouses with income. Deductions are split by their shares of the income in whole percent. */
function separateColumns(worksheet: StateWorksheet<HouseholdYear>, itemized: Usd): readonly [Column, Column] | undefined {
  const { year, federal, household, adjustedGrossIncome } = worksheet;
  if (worksheet.status !== 'marriedJoint') return undefined;
  const [, spouse] = spousesOf(federal);
  if (spouse === undefined) return undefined;
  const pension = spouse.pensionIncome - exemptRetirement(year, spouse.pensions);
  const earned = spouse.wages + household.spouseSelfEmploymentProfit - spouse.ownersDeductions;
  const spouseIncome = roundToCents(Math.max(0, earned + pension + spouse.investments - gainLeftOut(worksheet) / 2));
  // Rounded, so that a sum's last digit gives nobody a column.
  const ownIncome = roundToCents(adjustedGrossIncome - spouseIncome);
  if (spouseIncome === 0 || ownIncome <= 0) return undefined;

  const standard = standardDeduction[year].value.marriedSeparate;
  const itemizes = itemized > 2 * standard;
  const ownShare = Math.round((100 * ownIncome) / adjustedGrossIncome) / 100;
  const column = (income: Usd, share: number): Column => ({
    income,
    deduction: itemizes ? share * itemized : standard,
    itemized: itemizes,
    additionalCredit: additionalCredit[year].value.marriedSeparate,
  });
  return [column(ownIncome, ownShare), column(spouseIncome, 1 - ownShare)];
}

/** Lines 26 to 32 of a column. */
function chargeColumn(worksheet: StateWorksheet<HouseholdYear>, column: Column): void {
  const { year } = worksheet;
  const { source } = incomeClasses[year];
  const netIncome = netIncomeOf(column);
  worksheet.taxableIncome = column.income;
  if (column.itemized) worksheet.deduct('itemizedDeductions', column.deduction, ITEMIZED);
  else worksheet.deduct('standardDeduction', column.deduction, standardDeduction[year].source);
  worksheet.noteTaxableIncome(source);
  worksheet.chargeSchedule('bracket', classOf(year, netIncome).brackets, netIncome, source);
  worksheet.credit('bracketAdjustment', adjustmentAt(year, netIncome), bracketAdjustment[year].source);
}

function creditColumn(worksheet: StateWorksheet<HouseholdYear>, column: Column, netIncome = netIncomeOf(column)): void {
  worksheet.credit('lowIncomeCredit', valueAt(column.additionalCredit, netIncome), additionalCredit[worksheet.year].source);
}

/** The lowest of three: a joint return, the low income table, or both spouses separately on the same return. */
const taxOfHousehold: Step<HouseholdYear> = {
  ...tax,
  tables: [
    ...tax.tables,
    lowIncomeTaxTableOfFamilies,
    additionalCredit,
    retirementExemption,
    iraAge,
    gainExclusion,
    itemizedShares,
  ] as readonly AnyLawTable[],
  labels: [...tax.labels, 'itemizedDeductions', 'spouseAdjustment', 'lowIncomeCredit'],
  apply: (worksheet) => {
    const { year, status, adjustedGrossIncome: income } = worksheet;
    const itemized = itemizedDeductions(worksheet);
    const standard = standardDeduction[year].value[status];
    const together: Column = {
      income,
      deduction: Math.max(itemized, standard),
      itemized: itemized > standard,
      additionalCredit: additionalCredit[year].value[status],
    };
    const columns = separateColumns(worksheet, itemized);
    const least = Math.min(balanceOf(year, together), columns ? balanceOf(year, columns[0]) + balanceOf(year, columns[1]) : Infinity);

    const family = dependents(worksheet) >= 2 && (status === 'marriedJoint' || status === 'headOfHousehold');
    const table = family ? lowIncomeTaxTableOfFamilies[year].value[status] : lowIncomeTaxTable[year].value[status];
    const tableTax = lowIncomeTax(table, income);
    if (tableTax !== undefined && tableTax - valueAt(together.additionalCredit, income) <= least) {
      worksheet.addTax('taxTable', tableTax, (family ? lowIncomeTaxTableOfFamilies : lowIncomeTaxTable)[year].source);
      creditColumn(worksheet, together, income);
    } else if (columns && least < balanceOf(year, together)) {
      for (const column of columns) {
        worksheet.note('spouseAdjustment', column.income, 'Form AR1000F, filing status 4; A.C.A. § 26-51-504');
        chargeColumn(worksheet, column);
      }
      for (const column of columns) creditColumn(worksheet, column);
    } else {
      chargeColumn(worksheet, together);
      creditColumn(worksheet, together);
    }
  },
};

/** For each dependent, same as for each taxpayer. US dollars. */
export const dependentCredit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(29),
  'Form AR1000F line 7B; A.C.A. § 26-51-501(a)',
);

/** For each person who is at least `age`, once more if they do not take the exemption of retirement income, and for each blind one. US dollars. */
export const ageCredit: LawTable<{ readonly age: number; readonly amount: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, amount: 29 },
  'Form AR1000F line 7A, 65, 65 Special and Blind; A.C.A. § 26-51-501(a)(1)(B), (D)',
);

const creditsForAge = workedOut(ageCredit, ({ age: from, amount }, worksheet) => {
  const { household, persons } = worksheet;
  const times = (age: number, pension: Usd) => (age < from ? 0 : pension > 0 ? 1 : 2);
  const spouse = persons === 2 ? times(household.spouseAge, household.spousePensionIncome) : 0;
  return amount * (times(household.age, household.pensionIncome) + spouse + blindPeople(worksheet));
});

/** Share (fraction) of the federal credit of 2013: `most` of the expenses, a hundredth less for each step of income, down to `least`. */
export const childCareCredit: LawTable<
  { readonly share: number; readonly most: number; readonly least: number; readonly start: Usd; readonly step: Usd },
  HouseholdYear
> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.2, most: 0.35, least: 0.2, start: 15_000, step: 2_000 },
  'Form AR2441 lines 8 to 10; A.C.A. § 26-51-502(b), adopting 26 U.S.C. § 21 as of January 2, 2013',
);

const childCare = workedOut(childCareCredit, ({ share, most, least, start, step }, { federal }) => {
  if (federal.dependentCareExpenses === 0) return 0;
  const steps = Math.ceil(Math.max(0, federal.adjustedGrossIncome - start) / step);
  return share * federal.dependentCareExpenses * Math.max(least, most - steps / 100);
});

const start = startFromWages('Form AR1000F line 8; A.C.A. § 26-51-404');
const untilCredits = [start, gainsLeftOut, tax];
const personal = credit('personalCredit', fixed(personalCredit));
const formOf2020 = [...untilCredits, personal];
const formOf2022 = [
  ...untilCredits,
  personal,
  credit('taxReliefCredit', byNetIncome(inflationaryReliefCredit)),
  credit('lowIncomeCredit', byNetIncome(additionalCredit)),
];
const ADJUSTMENTS = [
  'iraDeduction',
  'hsaDeduction',
  'studentLoanInterestDeduction',
  'selfEmployedHealthInsurance',
  'selfEmployedRetirement',
] as const;
const adjustment = (label: LineLabel, of: Amount['of']) =>
  subtract(
    label,
    amountFrom([], of, () => 'Form AR1000ADJ; A.C.A. § 26-51-403'),
  );
const householdForm = [
  start,
  gainsLeftOut,
  subtractSocialSecurity('Form AR1000F Instructions, exempt income; A.C.A. § 26-51-404(b)'),
  subtract('retirementIncomeSubtraction', retirementIncome),
  ...ADJUSTMENTS.map((label) => adjustment(label, ({ federal }) => federal[label])),
  adjustment('savingsPenalty', ({ household }) => household.savingsPenalty),
  adjustment('alimonyPaid', ({ household }) => household.alimonyPaid),
  taxOfHousehold,
  personal,
  credit('ageCredit', creditsForAge),
  creditPerDependent('dependentCredit', dependentCredit),
  credit('dependentCareCredit', childCare),
];

/** From the first to the last limit of a net income table, as gross income. */
function rangeOf({ bands }: StepTable, deduction: Usd): IncomeRange {
  return [deduction + (bands[0]?.[0] ?? 0), deduction + (bands.at(-1)?.[0] ?? 0)];
}

export const stateLaw: StateLaw = {
  code: 'AR',
  survivingSpouse: 'headOfHousehold', // Form AR1000F line 7A.
  form: {
    2020: formOf2020,
    2021: formOf2020,
    2022: formOf2022,
    2023: formOf2022,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'the low income tax table goes up in steps of $100 until the regular tax is less',
      source: 'Low Income Tax Tables; A.C.A. § 26-51-301',
      between: (year, status) => {
        const table = lowIncomeTaxTable[year].value[status];
        return table ? [[table.exempt, table.upTo]] : [];
      },
    },
    {
      what: 'another schedule applies to the whole net income, adjusted in steps just above its start',
      source: 'A.C.A. § 26-51-201(a)',
      between: (year, status) => {
        const deduction = standardDeduction[year].value[status];
        const ends = incomeClasses[year].value.slice(0, -1).map(({ upTo }) => jumpAbove(deduction + upTo));
        return [...ends, rangeOf(bracketAdjustment[year].value, deduction)];
      },
    },
    {
      what: 'credits are lost in steps of net income',
      source: 'A.C.A. § 26-51-501(f); Act 1 of 2022 (3rd Ex. Sess.); Act 6 of 2023 (1st Ex. Sess.)',
      between: (year, status) => {
        const tables = [additionalCredit, inflationaryReliefCredit] as readonly Partial<LawTable<ByStatus<StepTable>, TaxYear>>[];
        const deduction = standardDeduction[year].value[status];
        return tables.flatMap((table) => table[year] ?? []).map(({ value }) => rangeOf(value[status], deduction));
      },
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: true, source: 'A.C.A. § 26-51-310' },
  salesTax: taxFoundation(0.065),
  leftOut: { other: 'political contributions credit; classroom and moving expenses' },
};
