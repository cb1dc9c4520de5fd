/** Arkansas's rate schedules, low income tax tables and additional credit by year. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdYear, TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, type ByStatus, type LawTable, provisional2026 } from '../../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../../kernel/schedule.ts';
import { notOver, type StepTable } from '../../../kernel/step-table.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: byStatus(2_200, 4_400, 2_200, 2_200), source: 'Form AR1000F (2020) line 27; A.C.A. § 26-51-430(b)' },
  2021: { value: byStatus(2_200, 4_400, 2_200, 2_200), source: 'Form AR1000F (2021) line 27; A.C.A. § 26-51-430(b)' },
  2022: { value: byStatus(2_270, 4_540, 2_270, 2_270), source: 'Form AR1000F (2022) line 27; A.C.A. § 26-51-430(b)' },
  2023: { value: byStatus(2_340, 4_680, 2_340, 2_340), source: 'Form AR1000F (2023) line 27; A.C.A. § 26-51-430(b)' },
  2024: { value: byStatus(2_410, 4_820, 2_410, 2_410), source: 'Form AR1000F (2024) line 27; A.C.A. § 26-51-430(b)' },
  2025: { value: byStatus(2_470, 4_940, 2_470, 2_470), source: 'Form AR1000F (2025) line 27; A.C.A. § 26-51-430(b)' },
});

/** Net incomes whose whole amount is taxed under one schedule. US dollars. */
export interface IncomeClass {
  readonly upTo: Usd;
  readonly brackets: Schedule;
}

/** "Less than" a limit in whole dollars. */
const justBelow = (limit: Usd) => limit - 0.01;

/** The classes of 2020 and 2021: limits of the lower classes, their upper end, and limits of the highest class. */
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
 * $10 less with each $100 line of net income.
 * @param wide - where $200 lines start, because of indexing
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

/** Subtracted from the tax of the highest class just above its start. A.C.A. § 26-51-201(a). US dollars. */
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
 * A low income tax table, which includes the standard deduction: no tax up to `exempt`. Then, for each $100 of adjusted gross income,
 * `rate` (a fraction) of the amount by which its midpoint exceeds `base`, in whole dollars. US dollars.
 */
export interface LowIncomeTable {
  readonly exempt: Usd;
  readonly base: Usd;
  readonly rate: number;
  readonly upTo: Usd;
  /** A different base and rate above `over`. */
  readonly then?: { readonly over: Usd; readonly base: Usd; readonly rate: number };
}

type TableOfYear = readonly [exempt: Usd, base: Usd, upTo: Usd];

/** Separate filers have none. */
type LowIncomeTables = ByStatus<LowIncomeTable | undefined>;

function lowIncomeTables(single: TableOfYear, marriedJoint: TableOfYear, headOfHousehold: TableOfYear): LowIncomeTables {
  const table = ([exempt, base, upTo]: TableOfYear, rate: number) => ({ exempt, base, rate, upTo });
  return byStatus<LowIncomeTable | undefined>(table(single, 0.07), table(marriedJoint, 0.104), undefined, table(headOfHousehold, 0.094));
}

/** For a couple or a head of household with at most one dependent. A.C.A. § 26-51-301, indexed by subsection (e). */
export const lowIncomeTaxTable: LawTable<LowIncomeTables, TaxYear> = provisional2026({
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

/** For a couple or a head of household with two or more dependents. */
export const lowIncomeTaxTableOfFamilies: LawTable<
  Readonly<Record<'marriedJoint' | 'headOfHousehold', LowIncomeTable>>,
  HouseholdYear
> = provisional2026({
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

/** Tax from the low income table, or undefined if there is none or it ends below the income. */
export function lowIncomeTax(table: LowIncomeTable | undefined, income: Usd): Usd | undefined {
  if (table === undefined || income > table.upTo) return undefined;
  if (income <= table.exempt) return 0;
  const midpoint = Math.ceil(income / 100) * 100 - 50;
  const { base, rate } = table.then && income > table.then.over ? table.then : table;
  return Math.round(rate * (midpoint - base));
}

/** Years of the additional tax credit for qualified individuals. */
export type AdditionalCreditYear = 2022 | 2023 | 2024 | 2025 | 2026;

/** The amount falls by `loss` for each `step` of net income, or part of one, above `start`. US dollars. */
export function falling(full: Usd, start: Usd, step: Usd, loss: Usd): StepTable {
  const steps = Array.from({ length: full / loss }, (_, index) => [start + step * index, full - loss * index] as const);
  return notOver(...steps);
}

/** By net taxable income; a couple's credit is doubled with the same limits. US dollars. */
function additionalCredits(start: Usd): ByStatus<StepTable> {
  const single = falling(60, start, 100, 5);
  return { ...anyStatus(single), marriedJoint: falling(120, start, 100, 10) };
}

export const additionalCredit: LawTable<ByStatus<StepTable>, AdditionalCreditYear> = provisional2026({
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

export function classOf(year: TaxYear, netIncome: Usd): IncomeClass {
  const classes = incomeClasses[year].value;
  for (const incomeClass of classes) {
    if (netIncome <= incomeClass.upTo) return incomeClass;
  }
  throw new RangeError(`No schedule for a net income of ${netIncome}`);
}
