import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { inPairs, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { graduatedTax, schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalIncomeTaxAfterNonrefundableCredits, fixed, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import {
  agedOrBlind,
  amountFrom,
  deductIfAny,
  dependents,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { agedFrom } from '../federal/standard-deduction.ts';

type GraduatedYear = 2020 | 2021 | 2022 | 2023 | 2024;

/** Three brackets. The combined exemption and standard deduction ($4,500 or $9,000) leaves the start of the lowest one untaxed. */
function threeRates(...rates: readonly number[]): ByStatus<Schedule> {
  return schedules([0, ...rates], separateAsSingle([4_500, 12_500, 50_000], [9_000, 25_000, 100_000], [9_000, 12_500, 50_000]));
}

export const rateSchedules: LawTable<ByStatus<Schedule>, GraduatedYear> = {
  ...unchanged([2020, 2021], threeRates(0.02, 0.04, 0.06), 'Form IT-540, Tax Computation Worksheet; La. R.S. 47:32(A), 47:294, 47:295'),
  ...unchanged(
    [2022, 2023, 2024],
    threeRates(0.0185, 0.035, 0.0425),
    'Form IT-540, Tax Computation Worksheet; La. R.S. 47:32(A) (2021 Act 395), 47:294, 47:295',
  ),
};

/** For each dependent, taxpayer of 65 or older, blind taxpayer and surviving spouse, in addition to the combined exemption. US dollars. */
export const furtherExemption: LawTable<Usd, 2024> = {
  2024: { value: 1_000, source: 'Form IT-540 (2024) lines 6A to 6D, Tax Computation Worksheet; La. R.S. 47:79, 47:294(B), 47:295' },
};

/** They also reduce the lowest bracket, after the combined exemption, and then the next one. */
const furtherExemptions: Step<2024> = {
  tables: [rateSchedules, furtherExemption, agedFrom],
  labels: ['ageExemption', 'personalExemption', 'dependentExemption'],
  apply: (worksheet) => {
    const { year, status, taxableIncome, household } = worksheet;
    const schedule = rateSchedules[year].value[status];
    const { value, source } = furtherExemption[year];
    const combined = schedule[0]?.to ?? 0;
    const taxUpTo = (exemptions: number) => graduatedTax(schedule, Math.min(taxableIncome, combined + value * exemptions));
    let before = 0;
    for (const [label, count] of [
      ['ageExemption', agedOrBlind(worksheet)],
      ['personalExemption', Number(household.filingStatus === 'qualifyingSurvivingSpouse')],
      ['dependentExemption', dependents(worksheet)],
    ] as const) {
      worksheet.credit(label, taxUpTo(before + count) - taxUpTo(before), source);
      before += count;
    }
  },
};

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = {
  2025: {
    value: inPairs(12_500, 25_000),
    source: 'Form IT-540 (2025) line 8; La. R.S. 47:294 (2024 3rd Ex. Sess. Act 11)',
  },
  2026: {
    value: inPairs(12_838, 25_676),
    source: 'LDR Revenue Information Bulletin 26-019 (September 28, 2026); La. R.S. 47:294(B)',
  },
};

export const flatRate: LawTable<number, 2025 | 2026> = unchanged(
  [2025, 2026],
  0.03,
  'Form IT-540 (2025), tax computation; La. R.S. 47:32(A) (2024 3rd Ex. Sess. Act 11)',
);

/** Untaxed pensions and annuities of each person from an age; indexed to consumer prices from 2026. US dollars. */
export const retirementExemption: LawTable<Usd, HouseholdYear> = {
  2024: { value: 6_000, source: 'Form IT-540 (2024) Schedule E code 06E; La. R.S. 47:44.1(A)' },
  2025: { value: 12_000, source: 'Form IT-540 (2025) Schedule E code 06E; La. R.S. 47:44.1(A) (2024 3rd Ex. Sess. Act 11)' },
  2026: { value: 12_324, source: 'Louisiana Register, June 20, 2026, notice of intent on LAC 61:I.1311; La. R.S. 47:44.1(A)' },
};

export const retirementAge: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  65,
  'Form IT-540 Schedule E code 06E; La. R.S. 47:44.1(A)',
);

const retirementIncome = workedOut(
  retirementExemption,
  (value, { year, household }) => {
    const { value: from } = retirementAge[year];
    const exempt = (age: number, pension: Usd) => (age >= from ? Math.min(pension, value) : 0);
    return exempt(household.age, household.pensionIncome) + exempt(household.spouseAge, household.spousePensionIncome);
  },
  retirementAge,
);

/** Of the itemized deductions, only medical expenses above the federal standard deduction remain. */
const excessMedicalExpenses = amountFrom<HouseholdYear>(
  [],
  (worksheet) => (worksheet.federal.itemizes ? Math.max(0, scheduleA(worksheet).medical - worksheet.federal.standardDeduction) : 0),
  () => 'Form IT-540 (2025) line 9 (2024: line 8), excess federal itemized deductions; La. R.S. 47:293(3)',
);

/** Share (a fraction) of the federal credit by federal AGI up to `upTo`; above the last limit, at most `most`. US dollars. */
export interface ChildCareCredit {
  readonly refundable: { readonly upTo: Usd; readonly share: number };
  readonly shares: readonly { readonly upTo: Usd; readonly share: number }[];
  readonly beyond: { readonly share: number; readonly most: Usd };
}

export const childCareCredit: LawTable<ChildCareCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    refundable: { upTo: 25_000, share: 0.5 },
    shares: [
      { upTo: 35_000, share: 0.3 },
      { upTo: 60_000, share: 0.1 },
    ],
    beyond: { share: 0.1, most: 25 },
  },
  'Form IT-540, Louisiana Refundable and Nonrefundable Child Care Credit Worksheets; La. R.S. 47:297.4',
);

/** Of the federal credit that reduced federal tax. */
const nonrefundableChildCare = workedOut(childCareCredit, ({ refundable, shares, beyond }, { federal }) => {
  if (federal.dependentCareCredit === 0 || federal.adjustedGrossIncome <= refundable.upTo) return 0;
  const band = shares.find(({ upTo }) => federal.adjustedGrossIncome <= upTo);
  return band ? band.share * federal.dependentCareCredit : Math.min(beyond.most, beyond.share * federal.dependentCareCredit);
});

/** Of the federal credit, whether or not there was tax to reduce. */
const refundableChildCare = workedOut(childCareCredit, (value, { federal }) => {
  const { upTo, share } = value.refundable;
  return federal.adjustedGrossIncome <= upTo ? share * federal.dependentCareCreditBeforeLimit : 0;
});

export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.05,
  'Form IT-540, Louisiana Earned Income Credit Worksheet; La. R.S. 47:297.8(A)',
);

const start = startFromFederalAdjustedGrossIncome('Form IT-540 line 7; La. R.S. 47:293');
const afterFederalTax = [
  start,
  // Before the earned income credit, which is refundable.
  deduct(
    'federalTaxDeduction',
    federalIncomeTaxAfterNonrefundableCredits('Form IT-540 line 9; La. R.S. 47:293, 47:298 (repealed by 2021 Act 395)'),
  ),
  graduated(rateSchedules),
];
const graduatedForm = [start, graduated(rateSchedules)];
const exemptIncome = [
  subtractSocialSecurity('Form IT-540 Schedule E code 07E; La. R.S. 47:44.2'),
  subtract('retirementIncomeSubtraction', retirementIncome),
];
const itemized = deductIfAny('itemizedDeductions', excessMedicalExpenses);
const credits = [
  credit('dependentCareCredit', nonrefundableChildCare),
  refundableCredit('dependentCareCredit', refundableChildCare),
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
];
const flatForm = [start, ...exemptIncome, deduct('standardDeduction', fixed(standardDeduction)), itemized, flat(flatRate), ...credits];

export const stateLaw: StateLaw = {
  code: 'LA',
  // Form IT-540, filing status 5: the table and the combined exemption of a couple.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: afterFederalTax,
    2021: afterFederalTax,
    2022: graduatedForm,
    2023: graduatedForm,
    2024: [start, ...exemptIncome, itemized, graduated(rateSchedules), furtherExemptions, ...credits],
    2025: flatForm,
    2026: flatForm,
  },
  investmentIncome: {
    notCounted: { years: [2020, 2021, 2022, 2023, 2024], source: 'La. R.S. 47:293(9)(a)(xvii) (Louisiana businesses not publicly traded)' },
  },
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: { value: 0.05, source: 'La. R.S. 47:302, as amended by 2024 3rd Extraordinary Session Act 11, from January 1, 2025' },
  leftOut: { refundableCredits: 'earned income tax credit' },
};
