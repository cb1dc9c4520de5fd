import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed, perPerson, shareOfFederalEarnedIncomeCredit, upTo, type Amount } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import {
  amountFrom,
  blindPeople,
  bornInYear,
  deductIfAny,
  perDependent,
  refundableCredit,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localities } from './in/localities.ts';

/** For each taxpayer and dependent. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(1_000),
  'Form IT-40 Schedule 3 lines 1 and 2; IC 6-3-1-3.5(a)(3)',
);

export const rate: LawTable<number, TaxYear> = {
  ...unchanged([2020, 2021, 2022], 0.0323, 'Form IT-40 line 8; IC 6-3-2-1(b)'),
  2023: { value: 0.0315, source: 'Form IT-40 (2023) line 8; IC 6-3-2-1(b), as amended by 2022 HEA 1002' },
  2024: { value: 0.0305, source: 'Form IT-40 (2024) line 8; IC 6-3-2-1(b), as amended by 2023 HEA 1001' },
  2025: { value: 0.03, source: 'Form IT-40 (2025) line 8; IC 6-3-2-1(b), as amended by 2023 HEA 1001' },
  2026: { value: 0.0295, source: 'IC 6-3-2-1(b), as amended by 2023 HEA 1001' },
};

/** Maximum deduction of property tax on the home. US dollars. */
export const propertyTaxLimit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(2_500, 2_500, 1_250, 2_500),
  'Form IT-40 Schedule 2 line 2; IC 6-3-1-3.5(a)',
);

/** Maximum deduction of rent for the home. US dollars. */
export const rentLimit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(3_000, 3_000, 1_500, 3_000),
  'Form IT-40 Schedule 2 line 1; IC 6-3-2-6',
);

/** Unemployment compensation is taxed up to half of the federal adjusted gross income above this. US dollars. */
export const unemploymentBase: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(12_000, 18_000, 0, 12_000),
  'Form IT-40 Schedule 2, Unemployment Compensation Worksheet; IC 6-3-2-10',
);

const untaxedUnemployment: Amount<HouseholdYear> = workedOut(
  unemploymentBase,
  (value, { household, federal, status, adjustedGrossIncome }) => {
    const compensation = household.unemploymentCompensation - federal.unemploymentExclusion;
    return compensation - Math.max(0, adjustedGrossIncome - value[status]) / 2;
  },
);

/** For each child below `age`, and once more in the first year it is claimed, assumed to be the year of birth. US dollars. */
export const childExemption: LawTable<{ readonly age: number; readonly amount: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 19, amount: 1_500 },
  'Form IT-40 Schedule 3 line 3, Schedule IN-DEP; IC 6-3-1-3.5(a)(5); Information Bulletin #117',
);

const forChildren: Amount<HouseholdYear> = workedOut(
  childExemption,
  ({ age, amount }, worksheet) => amount * (worksheet.federal.dependentsBelow(age) + bornInYear(worksheet)),
);

/** For each taxpayer from `age`, for each who is blind, and again from `age` below a federal adjusted gross income. US dollars. */
export interface AgeExemption {
  readonly age: number;
  readonly amount: Usd;
  readonly lowIncomeAmount: Usd;
  readonly incomeUnder: ByStatus<Usd>;
}

export const ageExemption: LawTable<AgeExemption, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, amount: 1_000, lowIncomeAmount: 500, incomeUnder: byStatus(40_000, 40_000, 20_000, 40_000) },
  'Form IT-40 Schedule 3 lines 4 and 5; IC 6-3-1-3.5(a)(4), (5)',
);

const forAgeAndBlindness: Amount<HouseholdYear> = workedOut(ageExemption, ({ age, amount, lowIncomeAmount, incomeUnder }, worksheet) => {
  const { status, federal, adjustedGrossIncome } = worksheet;
  const aged = federal.peopleAged(age);
  const again = adjustedGrossIncome < incomeUnder[status] ? lowIncomeAmount * aged : 0;
  return amount * (aged + blindPeople(worksheet)) + again;
});

export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.1,
  'Form IT-40 Schedule 5, Schedule IN-EIC; IC 6-3.1-21-6',
);

/** Unified tax credit for the elderly by federal adjusted gross income, if one or both spouses are of `age`. US dollars. */
export const elderlyCredit: LawTable<{ readonly age: number; readonly one: StepTable; readonly both: StepTable }, HouseholdYear> =
  unchanged(
    HOUSEHOLD_YEARS_TO_2026,
    { age: 65, one: under([1_000, 100], [3_000, 50], [10_000, 40]), both: under([1_000, 140], [3_000, 90], [10_000, 80]) },
    'Form IT-40 Schedule 5, unified tax credit for the elderly; IC 6-3-3-9',
  );

const forElderly: Amount<HouseholdYear> = workedOut(elderlyCredit, ({ age, one, both }, { status, federal, adjustedGrossIncome }) => {
  const aged = federal.peopleAged(age);
  // Spouses who live together can claim it only on a joint return.
  if (aged === 0 || status === 'marriedSeparate') return 0;
  return valueAt(aged === 1 ? one : both, adjustedGrossIncome);
});

const start = startFromFederalAdjustedGrossIncome('Form IT-40 line 1; IC 6-3-1-3.5(a)');
const exemptions = deduct('personalExemption', perPerson(fixed(exemption)));

/** Deductions do not change federal adjusted gross income, on which the form's limits depend. */
const deductions = [
  deductIfAny<HouseholdYear>(
    'rentDeduction',
    workedOut(rentLimit, (most, { status, household }) => Math.min(household.rentPaid, most[status])),
  ),
  deductIfAny<HouseholdYear>(
    'propertyTaxDeduction',
    upTo(
      amountFrom(
        [],
        ({ household }) => household.propertyTax,
        () => 'Form IT-40 Schedule 2 line 2; IC 6-3-1-3.5(a)',
      ),
      fixed(propertyTaxLimit),
    ),
  ),
  deductIfAny<HouseholdYear>(
    'socialSecuritySubtraction',
    amountFrom(
      [],
      ({ federal }) => federal.taxableSocialSecurity,
      () => 'Form IT-40 Schedule 2 line 5; IC 6-3-1-3.5(a)',
    ),
  ),
  deductIfAny('unemploymentSubtraction', untaxedUnemployment),
];

/** The federal deductions for tips, overtime and car loan interest count only in 2026. */
const federalDeductionsOf2026 = (
  [
    ['tipsDeduction', 'IC 6-3-2-31 (2026 SEA 243)'],
    ['overtimeDeduction', 'IC 6-3-2-32 (2026 SEA 243)'],
    ['carLoanInterestDeduction', 'IC 6-3-2-33 (2026 SEA 243)'],
  ] as const
).map(([name, source]) =>
  deductIfAny<2026>(
    name,
    amountFrom(
      [],
      ({ federal }) => federal[name],
      () => source,
    ),
  ),
);

const exemptionsAndTax = [
  exemptions,
  deductIfAny<HouseholdYear>('dependentExemption', perDependent(fixed(exemption))),
  deductIfAny('childDeduction', forChildren),
  deductIfAny('ageExemption', forAgeAndBlindness),
  flat(rate),
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
  refundableCredit('ageCredit', forElderly),
];

const formOfWholeHouseholds = [start, ...deductions, ...exemptionsAndTax];

export const stateLaw: StateLaw = {
  code: 'IN',
  // Form IT-40, Schedule 3.
  survivingSpouse: 'single',
  form: {
    ...inYears([2020, 2021, 2022, 2023], start, exemptions, flat(rate)),
    2024: formOfWholeHouseholds,
    2025: formOfWholeHouseholds,
    2026: [start, ...deductions, ...federalDeductionsOf2026, ...exemptionsAndTax],
  },
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  localities,
  salesTax: taxFoundation(0.07),
  leftOut: {
    localIncomeTax: 'taxes in every county',
    refundableCredits: 'earned income tax credit and unified tax credit for the elderly',
    rebates: '2022',
    other: 'renter’s deduction',
  },
};
