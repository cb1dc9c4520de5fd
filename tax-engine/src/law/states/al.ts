import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, inPairs, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import type { EarnedIncomeCredit } from '../federal/earned-income-credit.ts';
import {
  byIncome,
  federalIncomeTaxAfterCredits,
  fixed,
  payrollTaxPaid,
  stepDown,
  type Amount,
  type StepDown,
} from '../../rules/amounts.ts';
import { whileSteppingDown } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { earnedIncomeCredit } from '../../rules/earned-income-credit.ts';
import { graduated } from '../../rules/rates.ts';
import { eachPension } from '../../rules/pensions.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { exclude, onInvestments } from '../../rules/investment-income.ts';
import { countedGain } from '../../rules/investments.ts';
import {
  amountFrom,
  deductIfAny,
  deductStandardOrItemized,
  perDependent,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localities } from './al/localities.ts';

const BEFORE_2022 = 'Form 40 Booklet, Standard Deduction Chart; Code of Ala. § 40-18-15(b)(3), (4) before Act 2022-292';
const FROM_2022 = 'Form 40 Booklet, Standard Deduction Chart; Code of Ala. § 40-18-15(b), as amended by Act 2022-292';

/** Before it phases down. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  ...unchanged([2020, 2021], byStatus(2_500, 7_500, 3_750, 4_700), BEFORE_2022),
  ...unchanged([2022, 2023, 2024, 2025, 2026], byStatus(3_000, 8_500, 4_250, 5_200), FROM_2022),
};

/** Dollars lost for each full $500 ($250 filing separately) of Alabama adjusted gross income above the start. */
function slide(start: Usd, separateStart: Usd, floors: ByStatus<Usd>): ByStatus<StepDown> {
  const row = { start, step: 500, partCounts: false };
  return byStatus<StepDown>(
    { ...row, loss: 25, floor: floors.single },
    { ...row, loss: 175, floor: floors.marriedJoint },
    { ...row, start: separateStart, step: 250, loss: 88, floor: floors.marriedSeparate },
    { ...row, loss: 135, floor: floors.headOfHousehold },
  );
}

export const standardDeductionSlide: LawTable<ByStatus<StepDown>, TaxYear> = {
  ...unchanged([2020, 2021], slide(23_000, 10_500, byStatus(2_000, 4_000, 2_000, 2_000)), BEFORE_2022),
  ...unchanged([2022, 2023, 2024, 2025, 2026], slide(25_500, 12_750, byStatus(2_500, 5_000, 2_500, 2_500)), FROM_2022),
};

/** US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  inPairs(1_500, 3_000),
  'Form 40 line 13; Code of Ala. § 40-18-19(a)',
);

const RATES = [0.02, 0.04, 0.05];

export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  YEARS_TO_2026,
  schedules(RATES, separateAsSingle([500, 3_000], [1_000, 6_000], [500, 3_000])),
  'Form 40 line 17; Code of Ala. § 40-18-5',
);

/** The 2021 earned income credit under the Internal Revenue Code at the end of 2020. 26 U.S.C. § 32(b), (j). */
export const creditWithoutRescuePlan: LawTable<EarnedIncomeCredit, 2021> = {
  2021: {
    value: { phaseInRate: 0.0765, maximum: 543, phaseOutStart: 8_880, jointPhaseOutStart: 14_820, phaseOutRate: 0.0765 },
    source: 'Form 40 (2021), Federal Income Tax Deduction Worksheet; Ala. Act 2022-37; Rev. Proc. 2020-45 § 3.06',
  },
};

/** For 2021 only, the deduction ignores the American Rescue Plan Act's increase of the earned income credit. */
const federalTaxOf2021: Amount<2021> = {
  tables: [creditWithoutRescuePlan],
  of: ({ federal, year, status }) =>
    Math.max(
      0,
      federal.taxAfterNonrefundableCredits -
        Math.min(federal.earnedIncomeCredit, earnedIncomeCredit(federal.wages, status, creditWithoutRescuePlan[year].value)),
    ),
  source: ({ year }) => creditWithoutRescuePlan[year].source,
};

/** The entire loss is deducted in its year, and none in later ones. */
const wholeLoss = onInvestments(['capitalLossDeduction', 'capitalLossAddBack'], [], (worksheet) => {
  const { gains, gainsOfYear } = worksheet.federal;
  const { shortTermGain, longTermGain, shortTermLoss, longTermLoss } = gainsOfYear;
  const deducted = countedGain(gains) - (shortTermGain + longTermGain - shortTermLoss - longTermLoss);
  const source = 'Form 40 Schedule D instructions; Code of Ala. § 40-18-8';
  exclude(worksheet, 'capitalLossDeduction', deducted, source);
  if (deducted < 0) worksheet.adjust('capitalLossAddBack', -deducted, source);
});

/** The deductible federal income tax includes the net investment income tax. */
const investmentTaxDeduction = onInvestments(['federalTaxDeduction'], [], (worksheet) => {
  const tax = worksheet.federal.netInvestmentIncomeTax;
  if (tax > 0) worksheet.deduct('federalTaxDeduction', tax, 'Form 40, Federal Income Tax Deduction Worksheet line 2');
});

/** For each dependent, by Alabama adjusted gross income. US dollars. */
export const dependentExemption: LawTable<ByStatus<StepTable>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(notOver([50_000, 1_000], [100_000, 500], [Infinity, 300])),
  'Form 40 line 14, Dependent Exemption Chart; Code of Ala. § 40-18-19(a)(9), as amended by Act 2022-292',
);

/** Untaxed retirement income of each person who is at least `age`, in addition to defined benefit pensions. US dollars. */
export const retirementExemption: LawTable<{ readonly age: number; readonly most: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, most: 6_000 },
  'Form 40 Schedule RS line 10; Code of Ala. § 40-18-19(a)(13)',
);

const retirementIncome = workedOut(retirementExemption, ({ age: from, most }, { household }) =>
  eachPension(household, ({ age, all, definedBenefit }) => (age >= from ? Math.min(all - definedBenefit, most) : 0)),
);

const definedBenefitPensions = amountFrom(
  [],
  ({ household }) => household.definedBenefitPension + household.spouseDefinedBenefitPension,
  () => 'Form 40 Schedule RS; Ala. Admin. Code r. 810-3-19-.04',
);

const unemployment = amountFrom(
  [],
  ({ household }) => household.unemploymentCompensation,
  () => 'Form 40 Booklet, income that is not reported',
);

const ITEMIZED = 'Form 40 Schedule A; Code of Ala. § 40-18-15(a)';

/** Medical expenses must exceed this fraction of adjusted gross income. */
export const medicalFloor: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 0.04, ITEMIZED);

const payrollTax = payrollTaxPaid(ITEMIZED);

/** Payroll taxes are deductible, state income tax is not, and property tax has no cap. */
const itemizedDeductions = workedOut(medicalFloor, (floor, worksheet) => {
  const { household, federal, adjustedGrossIncome } = worksheet;
  if (federal.itemizedDeductions === undefined) return 0;
  const { mortgageInterest, charitable, other } = scheduleA(worksheet);
  const medical = Math.max(0, household.medicalExpenses - floor * adjustedGrossIncome);
  return medical + household.propertyTax + payrollTax.of(worksheet) + mortgageInterest + charitable + other;
});

const start = [startFromWages('Form 40 line 5; Code of Ala. § 40-18-14'), wholeLoss];
const standard = stepDown(fixed(standardDeduction), standardDeductionSlide);
const deduction = deductStandardOrItemized({ standard, itemized: itemizedDeductions, choice: 'free' });
const beforeFederalTax = [...start, investmentTaxDeduction, deduction];
const federalTax = deduct('federalTaxDeduction', federalIncomeTaxAfterCredits('Form 40 line 12; Ala. Const. art. XI, § 211.04'));
const personal = deduct('personalExemption', fixed(personalExemption));
const tax = graduated(rateSchedules);
const form = [...beforeFederalTax, federalTax, personal, tax];
const paid = (label: 'savingsPenalty' | 'alimonyPaid') =>
  subtract(
    label,
    amountFrom(
      [],
      ({ household }) => household[label],
      () => 'Form 40 Part II; Code of Ala. § 40-18-14.2',
    ),
  );
const ofOwners = (label: 'selfEmployedRetirement' | 'selfEmployedHealthInsurance') =>
  subtract(
    label,
    amountFrom(
      [],
      ({ federal }) => federal[label],
      () => 'Form 40 Part II; Code of Ala. § 40-18-14.2',
    ),
  );
const householdForm = [
  ...start,
  subtract('unemploymentSubtraction', unemployment),
  subtractSocialSecurity('Form 40 Booklet, income that is not reported'),
  subtract('retirementIncomeSubtraction', definedBenefitPensions),
  subtract('retirementIncomeSubtraction', retirementIncome),
  subtract(
    'iraDeduction',
    amountFrom(
      [],
      ({ federal }) => federal.iraDeduction,
      () => 'Form 40 Part II line 1a; Code of Ala. § 40-18-14.2',
    ),
  ),
  subtract(
    'hsaDeduction',
    amountFrom(
      [],
      ({ federal }) => federal.hsaDeduction,
      () => 'Form 40 Part II; Code of Ala. § 40-18-14.2',
    ),
  ),
  paid('savingsPenalty'),
  paid('alimonyPaid'),
  ofOwners('selfEmployedRetirement'),
  ofOwners('selfEmployedHealthInsurance'),
  deduction,
  investmentTaxDeduction,
  federalTax,
  personal,
  deductIfAny('dependentExemption', perDependent(byIncome(dependentExemption))),
  tax,
];

export const stateLaw: StateLaw = {
  code: 'AL',
  form: {
    2020: form,
    2021: [...beforeFederalTax, deduct('federalTaxDeduction', federalTaxOf2021), personal, tax],
    2022: form,
    2023: form,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'the standard deduction falls in steps',
      source: 'Form 40 Booklet, Standard Deduction Chart; Code of Ala. § 40-18-15(b)',
      between: whileSteppingDown(standardDeductionSlide, standardDeduction),
    },
  ],
  itemizesTaxes: 'alone',
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: false, source: 'Code of Ala. § 40-18-14; Form 40 Booklet' },
  localities,
  salesTax: taxFoundation(0.04),
  leftOut: {
    localIncomeTax: 'occupational taxes in Birmingham and other cities',
    rebates: '2023',
    other: 'exemption of defined benefit pensions; moving expenses',
  },
};
