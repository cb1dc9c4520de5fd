import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type LawYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import {
  federalIncomeTax,
  federalStandardDeduction as federalDeduction,
  fixed,
  perPerson,
  shareOfFederalEarnedIncomeCredit,
  upTo,
  type Amount,
} from '../../rules/amounts.ts';
import { credit, limitTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { familyGuideline } from '../../rules/family-guideline.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  agedOrBlind,
  amountFrom,
  deductStandardOrItemized,
  dependents,
  perDependent,
  refundableCredit,
  scheduleA,
  subtractSocialSecurity,
  sumOfAmounts,
  workedOut,
} from '../../rules/whole-households.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { agedFrom, standardDeduction as federalStandardDeduction } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Form 1040N line 6. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: byStatus(7_000, 14_000, 7_000, 10_300), source: 'Form 1040N (2020) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2021: { value: byStatus(7_100, 14_200, 7_100, 10_450), source: 'Form 1040N (2021) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2022: { value: byStatus(7_350, 14_700, 7_350, 10_750), source: 'Form 1040N (2022) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2023: { value: byStatus(7_900, 15_800, 7_900, 11_600), source: 'Form 1040N (2023) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2024: { value: byStatus(8_350, 16_700, 8_350, 12_250), source: 'Form 1040N (2024) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2025: { value: byStatus(8_600, 17_200, 8_600, 12_600), source: 'Form 1040N (2025) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
});

/** LB 754 (2023) lowered the top rate. */
const ratesUpTo = (topRate: number) => [0.0246, 0.0351, 0.0501, topRate];

/** Neb. Rev. Stat. § 77-2715.03(2), indexed by subsection (3). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: schedules(ratesUpTo(0.0684), separateAsSingle([3_290, 19_700, 31_750], [6_570, 39_410, 63_500], [6_130, 31_530, 47_080])),
    source: '2020 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
  },
  2021: {
    value: schedules(ratesUpTo(0.0684), separateAsSingle([3_340, 19_990, 32_210], [6_660, 39_990, 64_430], [6_220, 31_990, 47_760])),
    source: '2021 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
  },
  2022: {
    value: schedules(ratesUpTo(0.0684), separateAsSingle([3_440, 20_590, 33_180], [6_860, 41_190, 66_360], [6_410, 32_950, 49_200])),
    source: '2022 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
  },
  2023: {
    value: schedules(ratesUpTo(0.0664), separateAsSingle([3_700, 22_170, 35_730], [7_390, 44_350, 71_460], [6_900, 35_480, 52_980])),
    source: '2023 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03, as amended by 2023 LB 754',
  },
  2024: {
    value: schedules(ratesUpTo(0.0584), separateAsSingle([3_900, 23_370, 37_670], [7_790, 46_760, 75_340], [7_270, 37_400, 55_850])),
    source: '2024 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03, as amended by 2023 LB 754',
  },
  2025: {
    value: schedules(ratesUpTo(0.052), separateAsSingle([4_030, 24_120, 38_870], [8_040, 48_250, 77_730], [7_510, 38_590, 57_630])),
    source: '2025 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03, as amended by 2023 LB 754',
  },
  2026: {
    value: schedules([0.0246, 0.0351, 0.0455], separateAsSingle([4_130, 24_760], [8_250, 49_530], [7_700, 39_620])),
    source: 'Form 1040N-ES (2026), Nebraska Estimated Tax Rate Schedule; Neb. Rev. Stat. § 77-2715.03, as amended by 2023 LB 754',
  },
};

/** For each taxpayer. US dollars. */
export const exemptionCredit: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: anyStatus(140), source: 'Form 1040N (2020), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2021: { value: anyStatus(142), source: 'Form 1040N (2021), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2022: { value: anyStatus(146), source: 'Form 1040N (2022), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2023: { value: anyStatus(157), source: 'Form 1040N (2023), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2024: { value: anyStatus(166), source: 'Form 1040N (2024), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
  2025: { value: anyStatus(171), source: 'Form 1040N (2025), Personal exemption credit; Neb. Rev. Stat. § 77-2716.01(1)(b)' },
});

/** In addition to the standard deduction, for each taxpayer of 65 or older and for each who is blind. US dollars. */
export const additionalDeduction: LawTable<{ readonly unmarried: Usd; readonly married: Usd }, HouseholdYear> = provisional2026({
  2024: { value: { unmarried: 1_950, married: 1_600 }, source: 'Form 1040N (2024) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
  2025: { value: { unmarried: 2_000, married: 1_650 }, source: 'Form 1040N (2025) line 6; Neb. Rev. Stat. § 77-2716.01(2)' },
});

const additionForAgeAndBlindness = workedOut(
  additionalDeduction,
  ({ unmarried, married }, worksheet) => {
    const { status } = worksheet;
    return agedOrBlind(worksheet) * (status === 'marriedJoint' || status === 'marriedSeparate' ? married : unmarried);
  },
  agedFrom,
);

/** The federal itemized deductions without state income tax, for federal itemizers; property tax fills the federal cap first. */
const itemizedDeductions = amountFrom<HouseholdYear>(
  [],
  (worksheet) => {
    const { federal } = worksheet;
    if (!federal.itemizes) return 0;
    const { stateLocalTaxes } = scheduleA(worksheet);
    return federal.deduction - (stateLocalTaxes - Math.min(stateLocalTaxes, federal.propertyTaxPaid));
  },
  () => 'Form 1040N lines 7 to 9; Neb. Rev. Stat. § 77-2716.01(3)',
);

const federalElderlyCredit = amountFrom(
  [],
  ({ federal }) => federal.elderlyCredit,
  () => 'Form 1040N, Credit for the elderly or the disabled; Neb. Rev. Stat. § 77-2715.07(1)(a)',
);

/** Refundable share (a fraction) of the federal credit before the tax limits it, by federal AGI; above an income, a nonrefundable share. */
export const dependentCareShares: LawTable<{ readonly refundable: StepTable; readonly nonrefundable: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    refundable: notOver(
      [22_000, 1],
      [23_000, 0.9],
      [24_000, 0.8],
      [25_000, 0.7],
      [26_000, 0.6],
      [27_000, 0.5],
      [28_000, 0.4],
      [29_000, 0.3],
    ),
    nonrefundable: 0.25,
  },
  'Form 2441N; Neb. Rev. Stat. § 77-2715.07(2)(b), (3)(a)',
);

const refundableCareShare = ({ year, federal }: StateWorksheet<HouseholdYear>) =>
  valueAt(dependentCareShares[year].value.refundable, federal.adjustedGrossIncome);

const nonrefundableCareCredit = workedOut(dependentCareShares, (value, worksheet) => {
  const { federal } = worksheet;
  if (federal.dependentCareCredit === 0 || refundableCareShare(worksheet) > 0) return 0;
  return value.nonrefundable * federal.dependentCareCredit;
});

const refundableCareCredit = amountFrom<HouseholdYear>(
  [dependentCareShares],
  (worksheet) => {
    const credit = worksheet.federal.dependentCareCreditBeforeLimit;
    return credit > 0 ? credit * refundableCareShare(worksheet) : 0;
  },
  ({ year }) => dependentCareShares[year].source,
);

export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.1,
  'Form 1040N, Nebraska earned income credit; Neb. Rev. Stat. § 77-2715.07(2)(e)',
);

/** For each child younger than `below`, by federal adjusted gross income. US dollars. */
export interface ChildCreditRule {
  readonly below: number;
  readonly amounts: StepTable;
}

export const childCareTaxCredit: LawTable<ChildCreditRule, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { below: 6, amounts: notOver([75_000, 2_000], [150_000, 1_000]) },
  'Form 7203, Child Care Refundable Tax Credit; Neb. Rev. Stat. §§ 77-7202, 77-7203 (2023 LB 754)',
);

/** Children in paid care are assumed to be in a licensed program. Without care, the family must be at or below the poverty guideline. */
const childCareCredit = workedOut(
  childCareTaxCredit,
  ({ below, amounts }, worksheet) => {
    const { year, federal, household, persons } = worksheet;
    const children = federal.dependentsBelow(below);
    if (children === 0) return 0;
    const poor = federal.adjustedGrossIncome <= familyGuideline(year, persons + dependents(worksheet));
    return household.dependentCareExpenses > 0 || poor ? children * valueAt(amounts, federal.adjustedGrossIncome) : 0;
  },
  povertyGuideline,
);

/** Filers with less than $5,000 of net Nebraska adjustments pay at most the federal income tax before credits. */
const FEDERAL_LIMIT = 'Form 1040N, Federal Tax Liability Worksheet; 316 Neb. Admin. Code § 22-003.01';

const start = startFromFederalAdjustedGrossIncome('Form 1040N line 5; Neb. Rev. Stat. § 77-2714.01');
const tax = graduated(rateSchedules);
const personalCredit = credit('exemptionCredit', perPerson(fixed(exemptionCredit)));
const federalLimit = limitTax('federalTaxLimit', federalIncomeTax(FEDERAL_LIMIT));

/** No more than the federal one allowed: little for somebody's dependent, nothing for a nonresident alien. */
const asAllowed = <Year extends LawYear>(amount: Amount<Year>): Amount<Year> =>
  upTo(amount, federalDeduction('Neb. Rev. Stat. § 77-2716.01(3)(a); 26 U.S.C. § 63(c)(5), (6)'));

const householdForm = [
  start,
  deductStandardOrItemized({
    standard: asAllowed(sumOfAmounts(fixed(standardDeduction), additionForAgeAndBlindness)),
    itemized: itemizedDeductions,
    choice: 'free',
  }),
  subtractSocialSecurity('Form 1040N Schedule I, Social Security; Neb. Rev. Stat. § 77-2716(14)'),
  tax,
  personalCredit,
  credit('dependentCredit', perDependent(fixed(exemptionCredit))),
  credit('elderlyCredit', federalElderlyCredit),
  credit('dependentCareCredit', nonrefundableCareCredit),
  federalLimit,
  refundableCredit('dependentCareCredit', refundableCareCredit),
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
  refundableCredit('childTaxCredit', childCareCredit),
];

export const stateLaw: StateLaw = {
  code: 'NE',
  // Form 1040N, tax table.
  survivingSpouse: 'marriedJoint',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      start,
      deduct('standardDeduction', asAllowed(fixed(standardDeduction))),
      tax,
      personalCredit,
      federalLimit,
    ),
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'the tax follows the federal one, at 10 %, until it reaches its own schedule within 2,500 dollars',
      source: FEDERAL_LIMIT,
      between: (year, status) => {
        const start = federalStandardDeduction[year].value[status];
        return [[start, start + 2_500]];
      },
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.055),
  leftOut: { refundableCredits: 'earned income tax credit' },
};
