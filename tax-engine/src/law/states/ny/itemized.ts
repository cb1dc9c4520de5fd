/** Itemized deductions on Form IT-196: federal law before Pub. L. 115-97, with New York's own limits. N.Y. Tax Law § 615. */
import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { byStatus, provisional2026, unchanged, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import type { Amount } from '../../../rules/amounts.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { scheduleA, workedOut } from '../../../rules/whole-households.ts';

/** Federal adjusted gross income above which the overall limitation applies; indexed. US dollars. */
export const overallLimitStart: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: {
    value: byStatus(330_200, 396_250, 198_100, 363_250),
    source: 'Form IT-196-I (2024) line 40, Table 1; N.Y. Tax Law § 615(a); 26 U.S.C. § 68(b) before Pub. L. 115-97',
  },
  2025: {
    value: byStatus(340_700, 408_850, 204_400, 374_800),
    source: 'Form IT-196-I (2025) line 40, Table 1; N.Y. Tax Law § 615(a); 26 U.S.C. § 68(b) before Pub. L. 115-97',
  },
});

/** Limits of federal law before Pub. L. 115-97. Fractions of the income, and US dollars. */
export interface FormerLimits {
  readonly medicalFloor: number;
  readonly gifts: number;
  readonly mortgageDebt: ByStatus<Usd>;
  /** The overall limitation is the lesser of this share of the income above its start and this share of the deductions. */
  readonly incomeShare: number;
  readonly deductionsShare: number;
}

export const formerLimits: LawTable<FormerLimits, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    medicalFloor: 0.1,
    gifts: 0.5,
    mortgageDebt: byStatus(1_000_000, 1_000_000, 500_000, 1_000_000),
    incomeShare: 0.03,
    deductionsShare: 0.8,
  },
  'Form IT-196 lines 1 to 40; N.Y. Tax Law § 615(a); 26 U.S.C. §§ 68, 163(h)(3), 170(b), 213(a) before Pub. L. 115-97',
);

/** New York's reduction of high earners' deductions. US dollars, and fractions. */
export interface HighIncomeLimits {
  /** A quarter is lost over the first range and another over the second one, each `range` wide. */
  readonly firstStart: ByStatus<Usd>;
  readonly secondStart: Usd;
  readonly range: Usd;
  readonly loss: number;
  /** Above each of these incomes, only a share of the gifts remains. */
  readonly giftsAbove: readonly (readonly [above: Usd, share: number])[];
}

export const highIncomeLimits: LawTable<HighIncomeLimits, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    firstStart: byStatus(100_000, 200_000, 100_000, 150_000),
    secondStart: 475_000,
    range: 50_000,
    loss: 0.25,
    giftsAbove: [
      [1_000_000, 0.5],
      [10_000_000, 0.25],
    ],
  },
  'Form IT-196 lines 46 and 47; N.Y. Tax Law § 615(f), (g)',
);

/** Line 45: after the overall limitation. State income taxes bear their part of it before they are removed. */
function beforeAdjustment(worksheet: StateWorksheet<HouseholdYear>, gifts: Usd): Usd {
  const { year, status, federal, household } = worksheet;
  const { medicalFloor, mortgageDebt, incomeShare, deductionsShare } = formerLimits[year].value;
  const income = Math.max(0, federal.adjustedGrossIncome);
  const debt = household.mortgageDebt ?? 0;
  const interest = household.mortgageInterest * (debt > mortgageDebt[status] ? mortgageDebt[status] / debt : 1);
  const kept = household.propertyTax + interest + gifts;
  const limited = kept + federal.stateIncomeTaxPaid;
  const excess = income - overallLimitStart[year].value[status];
  const reduction = excess > 0 ? Math.min(deductionsShare * limited, incomeShare * excess) : 0;
  const unlimited = Math.max(0, household.medicalExpenses - medicalFloor * income) + scheduleA(worksheet).other;
  return unlimited + (limited > 0 ? kept * (1 - reduction / limited) : 0);
}

export const nyItemizedDeductions: Amount<HouseholdYear> = workedOut(
  highIncomeLimits,
  ({ firstStart, secondStart, range, loss, giftsAbove }, worksheet) => {
    const { year, status, federal, household, adjustedGrossIncome } = worksheet;
    if (federal.itemizedDeductions === undefined) return 0;
    const gifts = Math.min(household.charitableGifts, formerLimits[year].value.gifts * Math.max(0, federal.adjustedGrossIncome));
    const onlyGifts = giftsAbove.findLast(([above]) => adjustedGrossIncome > above);
    if (onlyGifts) return onlyGifts[1] * gifts;
    const lostOver = (start: Usd) => (loss * Math.min(range, Math.max(0, adjustedGrossIncome - start))) / range;
    return beforeAdjustment(worksheet, gifts) * (1 - lostOver(firstStart[status]) - lostOver(secondStart));
  },
  overallLimitStart,
  formerLimits,
);
