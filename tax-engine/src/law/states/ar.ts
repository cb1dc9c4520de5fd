import { HOUSEHOLD_YEARS, TAX_YEARS, type HouseholdYear, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { graduatedTax, schedule, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed, type Amount } from '../../rules/amounts.ts';
import { jumpAbove, type IncomeRange } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { AnyLawTable, StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { exclude, netCapitalGain, onInvestments } from '../../rules/investment-income.ts';
import { creditPerDependent, dependents, scheduleA, subtract, subtractSocialSecurity, workedOut } from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(2_200, 4_400, 2_200, 2_200), source: 'Form AR1000F (2020) line 27; A.C.A. § 26-51-430(b)' },
  2021: { value: byStatus(2_200, 4_400, 2_200, 2_200), source: 'Form AR1000F (2021) line 27; A.C.A. § 26-51-430(b)' },
  2022: { value: byStatus(2_270, 4_540, 2_270, 2_270), source: 'Form AR1000F (2022) line 27; A.C.A. § 26-51-430(b)' },
  2023: { value: byStatus(2_340, 4_680, 2_340, 2_340), source: 'Form AR1000F (2023) line 27; A.C.A. § 26-51-430(b)' },
  2024: { value: byStatus(2_410, 4_820, 2_410, 2_410), source: 'Form AR1000F (2024) line 27; A.C.A. § 26-51-430(b)' },
  2025: { value: byStatus(2_470, 4_940, 2_470, 2_470), source: 'Form AR1000F (2025) line 27; A.C.A. § 26-51-430(b)' },
});

/** Net incomes whose whole amount is taxed by one schedule. US dollars. */
export interface IncomeClass {
  readonly upTo: Usd;
  readonly brackets: Schedule;
}

/** "Less than" a limit in whole dollars. */
const justBelow = (limit: Usd) => limit - 0.01;

/** The classes of 2020 and 2021. The limits are those of the lower classes, their end, and those of the highest class. */
function threeClasses(limits: readonly Usd[], end: Usd, highest: Schedule): readonly IncomeClass[] {
  return [
    { upTo: justBelow((limits[3] ?? 0) + 1), brackets: schedule([0, 0.02, 0.03, 0.034], limits.slice(0, 3)) },
    { upTo: end, brackets: schedule([0.0075, 0.025, 0.035, 0.045, 0.05, 0.059], limits) },
    { upTo: Infinity, brackets: highest },
  ];
}

/** The classes since 2022. */
function twoClasses(
  top: number,
  limits: readonly Usd[],
  end: Usd,
  rates: readonly number[],
  highest: readonly Usd[],
): readonly IncomeClass[] {
  return [
    { upTo: end, brackets: schedule([0, 0.02, 0.03, 0.034, top], limits) },
    { upTo: Infinity, brackets: schedule([...rates, top], highest) },
  ];
}

/** The same for every status. A.C.A. § 26-51-201(a), indexed by subsection (d). */
export const incomeClasses: LawTable<readonly IncomeClass[], TaxYear> = {
  2020: {
    value: threeClasses([4_699, 9_199, 13_899, 22_899, 38_499], 82_000, schedule([0.02, 0.04, 0.059, 0.066], [4_200, 8_300, 82_000])),
    source: 'DFA, Indexed Tax Brackets (2020); A.C.A. § 26-51-201(a), (d), as amended by Act 182 of 2019',
  },
  2021: {
    value: threeClasses([4_799, 9_499, 14_299, 23_599, 39_699], 84_500, schedule([0.02, 0.04, 0.059], [4_300, 8_500])),
    source: 'DFA, Indexed Tax Brackets (2021); A.C.A. § 26-51-201(a), (d), as amended by Act 182 of 2019',
  },
  2022: {
    value: twoClasses(0.049, [5_099, 10_299, 14_699, 24_299], 87_000, [0.02, 0.04], [4_400, 8_800]),
    source: 'DFA, Indexed Tax Brackets (2022); A.C.A. § 26-51-201(a), (d), as amended by Act 1 of 2022 (3rd Ex. Sess.)',
  },
  2023: {
    value: twoClasses(0.047, [5_299, 10_599, 15_099, 24_999], 89_600, [0.02, 0.04], [4_500, 9_100]),
    source: 'DFA, Indexed Tax Brackets (2023); A.C.A. § 26-51-201(a), (d), as amended by Act 532 of 2023',
  },
  2024: {
    value: twoClasses(0.039, [5_499, 10_899, 15_599, 25_699], 92_300, [0.02], [4_600]),
    source: 'DFA, Indexed Tax Brackets (2024); A.C.A. § 26-51-201(a), (d), as amended by Act 1 of 2024 (2nd Ex. Sess.)',
  },
  2025: {
    value: twoClasses(0.039, [5_599, 11_199, 15_999, 26_399], 95_000, [0.02], [4_700]),
    source: 'Form AR1000F (2025) Instructions, tax brackets; A.C.A. § 26-51-201(a), (d), as amended by Act 1 of 2024 (2nd Ex. Sess.)',
  },
  2026: {
    value: twoClasses(0.037, [5_599, 11_199, 15_999, 26_399], 94_700, [0.02], [4_700]),
    source: 'A.C.A. § 26-51-201(a)(4), as amended by Act 1 of 2026 (1st Ex. Sess.) § 1',
  },
};

/**
 * $10 less with each line of $100 of net income.
 * @param wide - where lines of $200 start, an effect of the indexing
 */
function adjustments(over: Usd, first: Usd, wide: readonly Usd[] = []): StepTable {
  const bands: (readonly [Usd, Usd])[] = [];
  let limit = over;
  for (let amount = first; amount > 0; amount -= 10) {
    limit += wide.includes(limit) ? 200 : 100;
    bands.push([limit, amount]);
  }
  return notOver(...bands);
}

/** Taken off the tax of the highest class just above its start. A.C.A. § 26-51-201(a). US dollars. */
export const bracketAdjustment: LawTable<StepTable, TaxYear> = {
  2020: {
    value: notOver([83_000, 440], [84_000, 340], [85_300, 240], [86_400, 140], [87_500, 40]),
    source: 'DFA, Indexed Tax Brackets (2020), bracket adjustment; A.C.A. § 26-51-201(a), (d)',
  },
  2021: {
    value: notOver([85_500, 440], [86_500, 340], [87_900, 240], [89_000, 140], [90_100, 40]),
    source: 'DFA, Indexed Tax Brackets (2021), bracket adjustment; A.C.A. § 26-51-201(a), (d)',
  },
  2022: {
    value: adjustments(87_000, 460, [87_400, 90_900]),
    source: 'DFA, Indexed Tax Brackets (2022), bracket adjustment; A.C.A. § 26-51-201(a), (d)',
  },
  2023: {
    value: adjustments(89_600, 430, [90_000, 90_900, 93_600]),
    source: 'DFA, Indexed Tax Brackets (2023), bracket adjustment; A.C.A. § 26-51-201(a), (d)',
  },
  2024: {
    value: adjustments(92_300, 310),
    source: 'DFA, Indexed Tax Brackets (2024), bracket adjustment; A.C.A. § 26-51-201(a)',
  },
  2025: {
    value: adjustments(95_000, 280),
    source: 'Form AR1000F (2025) Instructions, bracket adjustment; A.C.A. § 26-51-201(a)',
  },
  2026: {
    value: adjustments(94_700, 290),
    source: 'A.C.A. § 26-51-201(a)(4)(C), as amended by Act 1 of 2026 (1st Ex. Sess.) § 1',
  },
};

/**
 * A low income tax table, with the standard deduction in it: no tax up to `exempt`, then for each $100 of adjusted
 * gross income whole dollars of `rate` (a fraction) on what its midpoint has over `base`. US dollars.
 */
export interface LowIncomeTable {
  readonly exempt: Usd;
  readonly base: Usd;
  readonly rate: number;
  readonly upTo: Usd;
  /** Another base and rate above `over`. */
  readonly then?: { readonly over: Usd; readonly base: Usd; readonly rate: number };
}

type TableOfYear = readonly [exempt: Usd, base: Usd, upTo: Usd];

/** Separate filers have none. */
type LowIncomeTables = ByStatus<LowIncomeTable | undefined>;

function lowIncomeTables(single: TableOfYear, marriedJoint: TableOfYear, headOfHousehold: TableOfYear): LowIncomeTables {
  const table = ([exempt, base, upTo]: TableOfYear, rate: number) => ({ exempt, base, rate, upTo });
  return byStatus<LowIncomeTable | undefined>(table(single, 0.07), table(marriedJoint, 0.104), undefined, table(headOfHousehold, 0.094));
}

/** For a couple or a head of household with up to one dependent. A.C.A. § 26-51-301, indexed by subsection (e). */
export const lowIncomeTaxTable: LawTable<LowIncomeTables, TaxYear> = provisional2026<LowIncomeTables, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: lowIncomeTables([12_674, 12_284, 15_200], [21_374, 20_705, 25_200], [18_020, 17_420, 22_000]),
    source: 'Low Income Tax Tables (2020); A.C.A. § 26-51-301',
  },
  2021: {
    value: lowIncomeTables([13_054, 12_664, 15_700], [22_015, 21_377, 26_100], [18_560, 17_893, 22_600]),
    source: 'Low Income Tax Tables (2021); A.C.A. § 26-51-301',
  },
  2022: {
    value: lowIncomeTables([13_446, 13_078, 16_000], [22_675, 21_963, 26_700], [19_117, 18_488, 23_300]),
    source: 'Low Income Tax Tables (2022); A.C.A. § 26-51-301',
  },
  2023: {
    value: lowIncomeTables([13_849, 13_464, 16_500], [23_356, 22_654, 27_500], [19_691, 18_973, 23_900]),
    source: 'Low Income Tax Tables (2023); A.C.A. § 26-51-301',
  },
  2024: {
    value: lowIncomeTables([14_265, 13_864, 17_000], [24_057, 23_333, 28_300], [20_282, 19_556, 24_600]),
    source: 'Low Income Tax Tables (2024); A.C.A. § 26-51-301',
  },
  2025: {
    value: lowIncomeTables([14_643, 14_278, 17_500], [24_695, 23_911, 29_000], [20_820, 20_135, 25_300]),
    source: 'Low Income Tax Tables (2025); A.C.A. § 26-51-301',
  },
});

/** For a couple or a head of household with two dependents or more. */
export const lowIncomeTaxTableOfFamilies: LawTable<
  Readonly<Record<'marriedJoint' | 'headOfHousehold', LowIncomeTable>>,
  HouseholdYear
> = provisional2026<Readonly<Record<'marriedJoint' | 'headOfHousehold', LowIncomeTable>>, 2024>({
  2024: {
    value: {
      marriedJoint: { exempt: 28_953, base: 27_911, rate: 0.104, upTo: 35_100, then: { over: 30_500, base: 28_030, rate: 0.109 } },
      headOfHousehold: { exempt: 24_200, base: 23_411, rate: 0.124, upTo: 28_200 },
    },
    source: 'Low Income Tax Tables (2024), two or more dependents; A.C.A. § 26-51-301',
  },
  2025: {
    value: {
      marriedJoint: { exempt: 29_722, base: 28_679, rate: 0.104, upTo: 36_100, then: { over: 31_400, base: 28_799, rate: 0.109 } },
      headOfHousehold: { exempt: 24_818, base: 24_088, rate: 0.124, upTo: 29_000 },
    },
    source: 'Low Income Tax Tables (2025), two or more dependents; A.C.A. § 26-51-301',
  },
});

/** What the low income tax table says, or undefined where there is none or the income is beyond it. */
function lowIncomeTax(table: LowIncomeTable | undefined, income: Usd): Usd | undefined {
  if (table === undefined || income > table.upTo) return undefined;
  if (income <= table.exempt) return 0;
  const midpoint = Math.ceil(income / 100) * 100 - 50;
  const { base, rate } = table.then && income > table.then.over ? table.then : table;
  return Math.round(rate * (midpoint - base));
}

/** Credit for each taxpayer, one more for a head of household. US dollars. */
export const personalCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(29, 58, 29, 58),
  'Form AR1000F line 7; A.C.A. § 26-51-501(a)',
);

/** Years of the additional tax credit for qualified individuals. */
type AdditionalCreditYear = 2022 | 2023 | 2024 | 2025 | 2026;

/** An amount that loses `loss` with each `step` of net income, or part of one, above `start`. US dollars. */
function falling(full: Usd, start: Usd, step: Usd, loss: Usd): StepTable {
  const steps = Array.from({ length: full / loss }, (_, index) => [start + step * index, full - loss * index] as const);
  return notOver(...steps);
}

/** By net taxable income; a couple's is twice as large with the same limits. US dollars. */
function additionalCredits(start: Usd): ByStatus<StepTable> {
  const single = falling(60, start, 100, 5);
  return { ...anyStatus(single), marriedJoint: falling(120, start, 100, 10) };
}

export const additionalCredit: LawTable<ByStatus<StepTable>, AdditionalCreditYear> = provisional2026<
  ByStatus<StepTable>,
  2022 | 2023 | 2024
>({
  2022: {
    value: additionalCredits(24_300),
    source: 'Additional Tax Credit for Qualified Individuals worksheet (2022); A.C.A. § 26-51-501(f)',
  },
  2023: {
    value: additionalCredits(25_000),
    source: 'Additional Tax Credit for Qualified Individuals worksheet (2023); A.C.A. § 26-51-501(f)',
  },
  2024: {
    value: additionalCredits(25_800),
    source: 'Additional Tax Credit for Qualified Individuals worksheet (2024); A.C.A. § 26-51-501(f)',
  },
  2025: {
    value: additionalCredits(26_500),
    source: 'Form AR1000F (2025) Instructions, Additional Tax Credit for Qualified Individuals; A.C.A. § 26-51-501(f)',
  },
});

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

/** The value of the band that the net taxable income of line 28 falls in. */
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

function classOf(year: TaxYear, netIncome: Usd): IncomeClass {
  const classes = incomeClasses[year].value;
  for (const incomeClass of classes) {
    if (netIncome <= incomeClass.upTo) return incomeClass;
  }
  throw new RangeError(`No schedule for a net income of ${netIncome}`);
}

/**
 * The tax of the regular or of the low income table, whichever leaves less: the latter has no standard deduction, which
 * can cost the additional credit.
 */
const tax: Step = {
  tables: [standardDeduction, incomeClasses, bracketAdjustment, lowIncomeTaxTable],
  labels: ['taxTable', 'standardDeduction', 'bracket', 'bracketAdjustment'],
  rates: (year) => incomeClasses[year].value.flatMap(({ brackets }) => brackets.map(({ rate }) => rate)),
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

/** A share (fraction) of net capital gain, and all of it beyond a limit in US dollars, is left out. */
export const gainExclusion: LawTable<{ readonly share: number; readonly allBeyond: Usd }, TaxYear> = unchanged(
  TAX_YEARS,
  { share: 0.5, allBeyond: 10_000_000 },
  'Form AR1000D lines 7b and 8; A.C.A. § 26-51-815(b)(2)(C), (3)',
);

const gainLeftOut = (worksheet: StateWorksheet): Usd => {
  const { value } = gainExclusion[worksheet.year];
  const gain = netCapitalGain(worksheet);
  return value.share * Math.min(gain, value.allBeyond) + Math.max(0, gain - value.allBeyond);
};

const gainsLeftOut = onInvestments<TaxYear>(['capitalGainExclusion'], [gainExclusion], (worksheet) => {
  exclude(worksheet, 'capitalGainExclusion', gainLeftOut(worksheet), gainExclusion[worksheet.year].source);
});

/** Of the retirement income of each person. US dollars. */
export const retirementExemption: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS,
  6_000,
  'Form AR1000F line 18; A.C.A. § 26-51-307',
);

const retirementIncome = workedOut<HouseholdYear>(
  [retirementExemption],
  ({ year, household }) => {
    const { value } = retirementExemption[year];
    return Math.min(value, household.pensionIncome) + Math.min(value, household.spousePensionIncome);
  },
  ({ year }) => retirementExemption[year].source,
);

/** The state knows neither the federal cap on property tax nor the floor under gifts; it leaves state income tax out. */
const ITEMIZED = 'Form AR3; A.C.A. §§ 26-51-416, 26-51-419, 26-51-423';
const MEDICAL_FLOOR = 0.075;
const GIFT_LIMIT = 0.6;

function itemizedDeductions(worksheet: StateWorksheet): Usd {
  const { household, federal, adjustedGrossIncome } = worksheet;
  if (federal.itemizedDeductions === undefined) return 0;
  const { mortgageInterest, other } = scheduleA(worksheet);
  const medical = Math.max(0, household.medicalExpenses - MEDICAL_FLOOR * adjustedGrossIncome);
  return medical + household.propertyTax + mortgageInterest + Math.min(household.charitableGifts, GIFT_LIMIT * adjustedGrossIncome) + other;
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

/** What a column owes less the additional credit, which falls with the same income. */
function balanceOf(year: TaxYear, column: Column): Usd {
  const netIncome = netIncomeOf(column);
  const regular = graduatedTax(classOf(year, netIncome).brackets, netIncome) - adjustmentAt(year, netIncome);
  return regular - valueAt(column.additionalCredit, netIncome);
}

/** Both spouses' columns, for a couple of which each has income; deductions are theirs by their shares of the income in whole percent. */
function separateColumns(worksheet: StateWorksheet<HouseholdYear>, itemized: Usd): readonly [Column, Column] | undefined {
  const { year, federal, household, adjustedGrossIncome } = worksheet;
  if (worksheet.status !== 'marriedJoint') return undefined;
  const [, spouse] = spousesOf(federal);
  if (spouse === undefined) return undefined;
  const pension = Math.max(0, spouse.pensionIncome - retirementExemption[year].value);
  const earned = spouse.wages + household.spouseSelfEmploymentProfit;
  const spouseIncome = Math.max(0, earned + pension + spouse.investments - gainLeftOut(worksheet) / 2);
  const ownIncome = adjustedGrossIncome - spouseIncome;
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

/** Whichever leaves least: a return for all, the low income table, or both spouses separately on the same return. */
const taxOfHousehold: Step<HouseholdYear> = {
  ...tax,
  tables: [...tax.tables, lowIncomeTaxTableOfFamilies, additionalCredit, retirementExemption, gainExclusion] as readonly AnyLawTable[],
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

/** For each dependent, as for each taxpayer. US dollars. */
export const dependentCredit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS,
  anyStatus(29),
  'Form AR1000F line 7B; A.C.A. § 26-51-501(a)',
);

/** For a person of 65 or more, and once more without the exemption of retirement income. US dollars. */
export const ageCredit: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS,
  29,
  'Form AR1000F line 7A, 65 and 65 Special; A.C.A. § 26-51-501(a)(1)(D)',
);

const creditsForAge = workedOut<HouseholdYear>(
  [ageCredit],
  ({ year, household, persons }) => {
    const times = (age: number, pension: Usd) => (age < 65 ? 0 : pension > 0 ? 1 : 2);
    const spouse = persons === 2 ? times(household.spouseAge, household.spousePensionIncome) : 0;
    return ageCredit[year].value * (times(household.age, household.pensionIncome) + spouse);
  },
  ({ year }) => ageCredit[year].source,
);

/** Share (a fraction) of the federal credit of 2013: `most` of the expenses, a hundredth less for each step of income, down to `least`. */
export const childCareCredit: LawTable<
  { readonly share: number; readonly most: number; readonly least: number; readonly start: Usd; readonly step: Usd },
  HouseholdYear
> = unchanged(
  HOUSEHOLD_YEARS,
  { share: 0.2, most: 0.35, least: 0.2, start: 15_000, step: 2_000 },
  'Form AR2441 lines 8 to 10; A.C.A. § 26-51-502(b), adopting 26 U.S.C. § 21 as of January 2, 2013',
);

const childCare = workedOut<HouseholdYear>(
  [childCareCredit],
  ({ year, federal }) => {
    if (federal.dependentCareExpenses === 0) return 0;
    const { share, most, least, start, step } = childCareCredit[year].value;
    const steps = Math.ceil(Math.max(0, federal.adjustedGrossIncome - start) / step);
    return share * federal.dependentCareExpenses * Math.max(least, most - steps / 100);
  },
  ({ year }) => childCareCredit[year].source,
);

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
const adjustment = (label: 'iraDeduction' | 'hsaDeduction' | 'studentLoanInterestDeduction') =>
  subtract(
    label,
    workedOut(
      [],
      ({ federal }) => federal[label],
      () => 'Form AR1000ADJ; A.C.A. § 26-51-403',
    ),
  );
const householdForm = [
  start,
  gainsLeftOut,
  subtractSocialSecurity('Form AR1000F Instructions, exempt income; A.C.A. § 26-51-404(b)'),
  subtract('retirementIncomeSubtraction', retirementIncome),
  adjustment('iraDeduction'),
  adjustment('hsaDeduction'),
  adjustment('studentLoanInterestDeduction'),
  taxOfHousehold,
  personal,
  credit('ageCredit', creditsForAge),
  creditPerDependent('dependentCredit', dependentCredit),
  credit('dependentCareCredit', childCare),
];

/** From the first limit of a table of net income to the last, as gross income. */
function rangeOf({ bands }: StepTable, deduction: Usd): IncomeRange {
  return [deduction + (bands[0]?.[0] ?? 0), deduction + (bands.at(-1)?.[0] ?? 0)];
}

export const stateLaw: StateLaw = {
  code: 'AR',
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
  leftOut: { other: 'political contributions credit' },
};
