import type { Usd } from '@bracketwise/contract/amounts';
import type { LineLabel } from '@bracketwise/contract/lines';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, inPairs, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction, fixed, type Amount } from '../../rules/amounts.ts';
import { deductQualifiedBusinessIncome } from '../../rules/business-income.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  perDependentBelow,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { childTaxCreditAgeBelow } from '../federal/child-tax-credit.ts';
import { dependentCareCredit as federalDependentCare } from '../federal/dependent-care-credit.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Joint filers and heads of household have brackets twice as wide. Idaho Code § 63-3024(b). */
function doubledForPairs(rates: readonly number[], limits: readonly Usd[]): ByStatus<Schedule> {
  return schedules(rates, inPairs(limits, scaled(limits, 2)));
}

/** Indexed by Idaho Code § 63-3024(a). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026({
  2020: {
    value: doubledForPairs([0.01125, 0.03125, 0.03625, 0.04625, 0.05625, 0.06625, 0.06925], [1_568, 3_136, 4_704, 6_272, 7_840, 11_760]),
    source: 'Form 40 (2020) line 20, tax rate schedules; Idaho Code § 63-3024',
  },
  2021: {
    value: doubledForPairs([0.01, 0.031, 0.045, 0.055, 0.065], [1_588, 4_763, 6_351, 7_939]),
    source: 'Form 40 (2021) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2021 HB 380',
  },
  2022: {
    value: doubledForPairs([0.01, 0.03, 0.045, 0.06], [1_662, 4_987, 8_311]),
    source: 'Form 40 (2022) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2022 HB 436',
  },
  2023: {
    value: doubledForPairs([0, 0.058], [4_489]),
    source: 'Form 40 (2023) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2022 HB 1 (first extraordinary session)',
  },
  2024: {
    value: doubledForPairs([0, 0.05695], [4_673]),
    source: 'Form 40 (2024) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2024 HB 521',
  },
  2025: {
    value: doubledForPairs([0, 0.053], [4_811]),
    source: 'Form 40 (2025) line 20, tax rate schedules; Idaho Code § 63-3024, as amended by 2025 HB 40',
  },
});

/** Maximum child care expenses for any number of children. US dollars. */
export const careExpensesLimit: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  12_000,
  'Form 39R Part B line 6; Idaho Code § 63-3022D',
);

/** Limited to the lower-earning spouse's earned income. Not for spouses who live together and file separately. */
const careExpenses: Amount<HouseholdYear> = workedOut(
  careExpensesLimit,
  (value, { status, federal, household }) => {
    if (household.dependentCareExpenses === 0 || status === 'marriedSeparate') return 0;
    if (federal.dependentsInCare === 0) return 0;
    const earned = spousesOf(federal).map(({ wages, selfEmployment }) => Math.max(0, wages + selfEmployment));
    return Math.min(federal.careWithoutBenefits(value), ...earned);
  },
  federalDependentCare,
);

/** Schedule A without state income tax: the part of the line 5e limit that property tax does not use is removed. */
const itemized: Amount = amountFrom(
  [],
  (worksheet) => {
    const { total, stateLocalTaxes } = scheduleA(worksheet);
    const incomeTax = Math.max(0, stateLocalTaxes - worksheet.federal.propertyTaxPaid);
    return total - worksheet.federal.itemizedDeductionsLimitation - incomeTax;
  },
  () => 'Form 40 lines 13 to 15; Idaho Code § 63-3022(j)(1)',
);

const STANDARD_SOURCE = 'Form 40 line 16; Idaho Code § 63-3022(j)';

/** For each child that gets the federal credit; ends with 2025. US dollars. */
export const childCredit: LawTable<ByStatus<Usd>, 2024 | 2025> = unchanged(
  [2024, 2025],
  anyStatus(205),
  'Form 40 line 25; Idaho Code § 63-3029L(1)',
);

/** For each person in the household, and additionally for each taxpayer by age. US dollars. */
export interface GroceryCredit {
  readonly each: Usd;
  readonly aged: { readonly from: number; readonly amount: Usd };
}

export const groceryCredit: LawTable<GroceryCredit, HouseholdYear> = {
  2024: { value: { each: 120, aged: { from: 65, amount: 20 } }, source: 'Form 40 (2024) line 43; Idaho Code § 63-3024A' },
  ...unchanged(
    [2025, 2026],
    { each: 155, aged: { from: 65, amount: 0 } },
    'Form 40 (2025) line 43; Idaho Code § 63-3024A, as amended by 2025 HB 231',
  ),
};

const groceries: Amount<HouseholdYear> = workedOut(groceryCredit, ({ each, aged }, worksheet) => {
  return each * (worksheet.persons + dependents(worksheet)) + aged.amount * worksheet.federal.peopleAged(aged.from);
});

/** For each aged relative in the home, up to three. Always more than the alternative deduction. US dollars. */
export const agedRelativeCredit: LawTable<{ readonly age: number; readonly amount: Usd; readonly most: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, amount: 100, most: 3 },
  'Form 39R Part E; Idaho Code § 63-3025D',
);

const agedRelatives: Amount<HouseholdYear> = workedOut(agedRelativeCredit, ({ age: from, amount, most }, { household }) => {
  return amount * Math.min(most, household.dependentAges.filter((age) => age >= from).length);
});

const federalDeduction = (label: LineLabel, of: Amount['of'], source: string): Step =>
  deductIfAny(
    label,
    amountFrom([], of, () => source),
  );

const SCHEDULE_1A = 'Form 40 (2025), federal Schedule 1-A deductions; Idaho Code §§ 63-3004, 63-3022';
const schedule1A: readonly Step[] = [
  federalDeduction('seniorDeduction', ({ federal }) => federal.seniorDeduction, SCHEDULE_1A),
  federalDeduction('tipsDeduction', ({ federal }) => federal.tipsDeduction, SCHEDULE_1A),
  federalDeduction('overtimeDeduction', ({ federal }) => federal.overtimeDeduction, SCHEDULE_1A),
  federalDeduction('carLoanInterestDeduction', ({ federal }) => federal.carLoanInterestDeduction, SCHEDULE_1A),
];

const start = startFromFederalAdjustedGrossIncome('Form 40 line 7; Idaho Code § 63-3022');
const businessDeduction = deductQualifiedBusinessIncome('Form 40, Qualified business income deduction; IDAPA 35.01.01.256');
const formToTaxableIncome: readonly Step<HouseholdYear>[] = [
  start,
  subtractSocialSecurity('Form 39R Part B line 5; Idaho Code § 63-3022(l)'),
  subtract('dependentCareDeduction', careExpenses),
  businessDeduction,
  deductStandardOrItemized<HouseholdYear>({ standard: federalStandardDeduction(STANDARD_SOURCE), itemized, choice: 'free' }),
];
/** Federal taxable income already includes the deduction of gifts without itemizing. A filer who itemizes here deducts them there. */
const giftsBesideStandard = federalDeduction(
  'giftsBesideStandardDeduction',
  (worksheet) => (itemized.of(worksheet) > worksheet.federal.standardDeduction ? 0 : worksheet.federal.nonItemizerGifts),
  'Idaho Code §§ 63-3004, 63-3011B, 63-3022; 26 U.S.C. §§ 63(b)(4), 170(p)',
);
const creditForChildren: Step<2024 | 2025> = credit('childTaxCredit', perDependentBelow(childTaxCreditAgeBelow, fixed(childCredit)));
const refundableCredits = [refundableCredit('salesTaxCredit', groceries), refundableCredit('ageCredit', agedRelatives)];

export const stateLaw: StateLaw = {
  code: 'ID',
  // Idaho Code § 63-3024(a): the rates of a couple, which heads of household have too.
  survivingSpouse: 'headOfHousehold',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      start,
      businessDeduction,
      deduct('standardDeduction', federalStandardDeduction(STANDARD_SOURCE)),
      graduated(rateSchedules),
    ),
    2024: [...formToTaxableIncome, graduated(rateSchedules), creditForChildren, ...refundableCredits],
    2025: [...formToTaxableIncome, ...schedule1A, graduated(rateSchedules), creditForChildren, ...refundableCredits],
    2026: [...formToTaxableIncome, giftsBesideStandard, ...schedule1A, graduated(rateSchedules), ...refundableCredits],
  },
  itemizesTaxes: 'withExpenses',
  investmentIncome: {
    notCounted: { years: YEARS_TO_2026, source: 'Form CG; Idaho Code § 63-3022H (Idaho real estate and business property)' },
  },
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { refundableCredits: 'grocery credit', rebates: '2021 and 2022', other: 'permanent building fund tax of $10' },
};
