/** The refundable credits of Form FTB 3514. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdYear } from '@bracketwise/contract/years';
import { provisional2026, type LawTable } from '../../../kernel/law-table.ts';
import type { Amount } from '../../../rules/amounts.ts';
import { disqualifiedIncome } from '../../../rules/disqualified-income.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { workedOut } from '../../../rules/whole-households.ts';

/** By qualifying children; the last entry is for three or more. US dollars; shares are fractions. */
export interface CalEarnedIncomeCredit {
  /** Income at which the first phase-in ends, and where the phase-out starts. */
  readonly earnedIncome: readonly [none: Usd, one: Usd, two: Usd, three: Usd];
  /** Once the credit has fallen to this amount, it falls more slowly. */
  readonly slowerFrom: readonly [none: Usd, one: Usd, two: Usd, three: Usd];
  /** Earned income and federal adjusted gross income must both be below this. */
  readonly incomeLimit: Usd;
  readonly investmentLimit: Usd;
  /** Someone on the return must be at least this old. */
  readonly adultFrom: number;
}

/** Phase-in and phase-out, including the adjustment factor. Cal. Rev. & Tax. Code § 17052(a)(2), (b)(1). */
const CREDIT_RATES = [0.85 * 0.0765, 0.85 * 0.34, 0.85 * 0.4, 0.85 * 0.45] as const;

/** The amounts of `slowerFrom` are $200 and $505 of 2019, indexed by the California consumer price index. */
export const calEarnedIncomeCredit: LawTable<CalEarnedIncomeCredit, HouseholdYear> = provisional2026<CalEarnedIncomeCredit, 2024>({
  2024: {
    value: {
      earnedIncome: [4_525, 6_794, 9_537, 9_537],
      slowerFrom: [244, 616, 616, 616],
      incomeLimit: 31_950,
      investmentLimit: 4_674,
      adultFrom: 18,
    },
    source: 'Form FTB 3514 (2024); Cal. Rev. & Tax. Code § 17052',
  },
  2025: {
    value: {
      earnedIncome: [4_661, 6_998, 9_823, 9_823],
      slowerFrom: [251, 635, 635, 635],
      incomeLimit: 32_901,
      investmentLimit: 4_814,
      adultFrom: 18,
    },
    source: 'Form FTB 3514 (2025); Cal. Rev. & Tax. Code § 17052',
  },
});

function creditAt(income: Usd, children: 0 | 1 | 2 | 3, law: CalEarnedIncomeCredit): Usd {
  const rate = CREDIT_RATES[children];
  const top = law.earnedIncome[children];
  const slower = law.slowerFrom[children];
  const slowerIncome = top + (rate * top - slower) / rate;
  if (income <= top) return rate * Math.max(0, income);
  if (income <= slowerIncome) return rate * (top - (income - top));
  return slower * Math.max(0, (law.incomeLimit - income) / (law.incomeLimit - slowerIncome));
}

/**
 * Whether income, investments and filing status allow the credit. Without children, an adult is required. Form 2555 and nonresident aliens are
 * excluded as in federal law: Form FTB 3514 instructions, Step 1.
 */
function mayHaveEarnedIncomeCredit({ year, status, federal, household, persons }: StateWorksheet<HouseholdYear>): boolean {
  const { incomeLimit, investmentLimit, adultFrom } = calEarnedIncomeCredit[year].value;
  if (
    status === 'marriedSeparate' ||
    federal.earnedIncomeCreditDenied ||
    Math.max(federal.earnedIncome, federal.adjustedGrossIncome) >= incomeLimit
  )
    return false;
  if (disqualifiedIncome(federal) > investmentLimit) return false;
  return household.age >= adultFrom || (persons === 2 && household.spouseAge >= adultFrom);
}

/** Refundable. Form 540 line 75. */
export const earnedIncomeCredit: Amount<HouseholdYear> = workedOut(calEarnedIncomeCredit, (law, worksheet) => {
  if (!mayHaveEarnedIncomeCredit(worksheet)) return 0;
  const { federal } = worksheet;
  const children = Math.min(law.earnedIncome.length - 1, federal.qualifyingChildren) as 0 | 1 | 2 | 3;
  const byEarnings = creditAt(federal.earnedIncome, children, law);
  const agi = federal.adjustedGrossIncome;
  return agi > law.earnedIncome[children] ? Math.min(byEarnings, creditAt(agi, children, law)) : byEarnings;
});

/** One credit per return with a child below `age`. It falls with each $100 of earned income above `start`. US dollars. */
export interface YoungChildCredit {
  readonly age: number;
  readonly amount: Usd;
  readonly start: Usd;
  readonly lossPerHundred: Usd;
}

export const youngChildCredit: LawTable<YoungChildCredit, HouseholdYear> = provisional2026({
  2024: {
    value: { age: 6, amount: 1_154, start: 26_626, lossPerHundred: 21.67 },
    source: 'Form FTB 3514 (2024) Step 9; Cal. Rev. & Tax. Code § 17052.1',
  },
  2025: {
    value: { age: 6, amount: 1_189, start: 27_425, lossPerHundred: 21.71 },
    source: 'Form FTB 3514 (2025) Step 9; Cal. Rev. & Tax. Code § 17052.1',
  },
});

/** Refundable, Form 540 line 76. Also for filers without earnings who meet the other conditions of the earned income credit. */
export const forYoungChild: Amount<HouseholdYear> = workedOut(youngChildCredit, ({ age, amount, start, lossPerHundred }, worksheet) => {
  const { federal } = worksheet;
  if (federal.dependentsBelow(age) === 0 || !mayHaveEarnedIncomeCredit(worksheet)) return 0;
  return Math.max(0, amount - (lossPerHundred * Math.max(0, federal.earnedIncome - start)) / 100);
});
