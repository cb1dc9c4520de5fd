import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { byStatus, inPairs, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, federalStandardDeduction, fixed, perPerson, type ShareStepDown } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { excludeShare, netLongTermGain } from '../../rules/investment-income.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductStandardOrItemized,
  dependents,
  perBlindPerson,
  perPersonAged,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  sumOfAmounts,
  workedOut,
} from '../../rules/whole-households.ts';
import { standardDeduction as federalAmounts } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Years with a rate schedule. */
const GRADUATED_YEARS = [2020, 2021, 2022] as const;

/** Until 2021. The surcharge of Proposition 208 was struck down before it was collected. */
const RATES = [0.0259, 0.0334, 0.0417, 0.045];

/** Table X is for single and separate filers, table Y for the others. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, (typeof GRADUATED_YEARS)[number]> = {
  2020: {
    value: schedules(RATES, inPairs([27_272, 54_544, 163_632], [54_544, 109_088, 327_263])),
    source: 'Form 140 (2020) line 46, Tax Tables X and Y; A.R.S. § 43-1011(A)',
  },
  2021: {
    value: schedules(RATES, inPairs([27_808, 55_615, 166_843], [55_615, 111_229, 333_684])),
    source: 'Form 140 (2021) line 46, Tax Tables X and Y; A.R.S. § 43-1011(A)',
  },
  2022: {
    value: schedules([0.0255, 0.0298], inPairs([28_653], [57_305])),
    source: 'Form 140 (2022) line 46, Tax Tables X and Y; A.R.S. § 43-1011(A), as amended by 2021 ch. 412',
  },
};

export const flatRate: LawTable<number, Exclude<TaxYear, (typeof GRADUATED_YEARS)[number]>> = unchanged(
  [2023, 2024, 2025, 2026],
  0.025,
  'Form 140 line 46; A.R.S. § 43-1011(A), as amended by 2021 ch. 412',
);

/** For each taxpayer, by Arizona adjusted gross income, for at most one dependent. US dollars. */
export const familyIncomeTaxCredit: LawTable<ByStatus<StepTable>, (typeof GRADUATED_YEARS)[number]> = unchanged(
  GRADUATED_YEARS,
  inPairs(notOver([10_000, 40]), notOver([20_000, 40])),
  'Form 140 line 50, Family Income Tax Credit worksheet; A.R.S. § 43-1073',
);

/** Share of the long-term gain on assets acquired after 2011, before short-term losses. The household does not state earlier purchases. */
export const gainSubtraction: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.25,
  'Form 140, Worksheet for Net Long-Term Capital Gain Subtraction for Assets Acquired After December 31, 2011; A.R.S. § 43-1022(22)',
);

/** For each taxpayer from an age. US dollars. */
export const ageExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  inPairs(2_100, 2_100),
  'Form 140 line 38, Age 65 or over; A.R.S. § 43-1023(C)',
);

export const ageOfExemption: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 65, ageExemption[2024].source);

/** For each blind taxpayer. US dollars. */
export const blindExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  inPairs(1_500, 1_500),
  'Form 140 line 39, Blind; A.R.S. § 43-1023(A)',
);

/** Gifts add a share of their amount to the standard deduction, up to a limit. US dollars; the share is a fraction. */
export interface GiftsBesideStandardDeduction {
  readonly share: number;
  readonly limit: ByStatus<Usd>;
}

export const giftsBesideStandardDeduction: LawTable<GiftsBesideStandardDeduction, HouseholdYear> = {
  2024: { value: { share: 0.33, limit: inPairs(Infinity, Infinity) }, source: 'Form 140 (2024) line 44; A.R.S. § 43-1041(I)' },
  2025: { value: { share: 0.34, limit: inPairs(Infinity, Infinity) }, source: 'Form 140 (2025) line 44; A.R.S. § 43-1041(I)' },
  2026: {
    value: { share: 1, limit: byStatus(1_000, 2_000, 1_000, 1_000) },
    source: 'A.R.S. § 43-1041(I), as amended by 2026 HB 4168',
  },
};

/** Limit on itemized state and local taxes, the same for every status. US dollars. */
export const stateLocalTaxCap: LawTable<Usd, HouseholdYear> = {
  ...unchanged([2024, 2025], Infinity, 'Form 140 Schedule A; A.R.S. § 43-1042(A)'),
  2026: { value: 10_000, source: 'A.R.S. § 43-1042(D), as amended by 2026 HB 4168' },
};

/** For each dependent below `age`, and for each other one. US dollars. */
export const dependentCredit: LawTable<{ readonly age: number; readonly young: Usd; readonly other: Usd }, HouseholdYear> = {
  ...unchanged([2024, 2025], { age: 17, young: 100, other: 25 }, 'Form 140 line 49; A.R.S. § 43-1073.01(B)'),
  2026: { value: { age: 17, young: 125, other: 25 }, source: 'A.R.S. § 43-1073.01(B), as amended by 2026 HB 4168' },
};

/** By federal adjusted gross income. */
export const dependentCreditLoss: LawTable<ByStatus<ShareStepDown>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(
    { start: 200_000, step: 1_000, loss: 0.05 },
    { start: 400_000, step: 1_000, loss: 0.05 },
    { start: 200_000, step: 1_000, loss: 0.05 },
    { start: 200_000, step: 1_000, loss: 0.05 },
  ),
  'Form 140 line 49 worksheet; A.R.S. § 43-1073.01(C)',
);

/** For each person up to a maximum, if federal adjusted gross income does not exceed a limit. US dollars. */
export interface ExciseTaxCredit {
  readonly perPerson: Usd;
  readonly maximum: Usd;
  readonly incomeUpTo: ByStatus<Usd>;
}

export const exciseTaxCredit: LawTable<ExciseTaxCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { perPerson: 25, maximum: 100, incomeUpTo: inPairs(12_500, 25_000) },
  'Form 140 line 56, Increased excise tax credit; A.R.S. § 43-1072.01',
);

const PROPERTY_TAX_CREDITS = [502, 479, 457, 435, 412, 390, 368, 345, 323, 301, 279, 256, 234, 212, 189, 167, 145, 123, 100, 78, 56];
const propertyTaxBands = (first: Usd, width: Usd) =>
  notOver(...PROPERTY_TAX_CREDITS.map((amount, band) => [first + width * band, amount] as const));

/** Maximum property tax refund from an age, by income without Social Security benefits. US dollars. */
export interface PropertyTaxCredit {
  readonly age: number;
  readonly alone: StepTable;
  readonly withOthers: StepTable;
}

export const propertyTaxCredit: LawTable<PropertyTaxCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, alone: propertyTaxBands(1_750, 100), withOthers: propertyTaxBands(2_500, 150) },
  'Form 140PTC, Schedules 1 and 2; A.R.S. § 43-1072(B)',
);

/** The federal one; a surviving spouse has that of a head of household. */
const basicStandardDeduction = amountFrom<HouseholdYear>(
  [],
  ({ year, status, federal }) => Math.min(federal.basicStandardDeduction, federalAmounts[year].value[status]),
  () => 'Form 140 line 43; A.R.S. § 43-1041',
);

const gifts = workedOut(giftsBesideStandardDeduction, ({ share, limit }, worksheet) => {
  return Math.min(limit[worksheet.status], share * scheduleA(worksheet).charitable);
});

/** Federal Schedule A with all medical expenses and, from 2026, Arizona's own cap. */
const itemized = workedOut(stateLocalTaxCap, (value, worksheet) => {
  const { total, medical, stateLocalTaxes } = scheduleA(worksheet);
  const overCap = Math.max(0, stateLocalTaxes - value);
  return total - medical + worksheet.household.medicalExpenses - overCap - worksheet.federal.itemizedDeductionsLimitation;
});

/** Phases out with federal income; at this point the worksheet already has Arizona's. */
const creditForDependents = workedOut(
  dependentCredit,
  ({ age, young, other }, worksheet) => {
    const { year, status, federal } = worksheet;
    const children = federal.dependentsBelow(age);
    const { start: from, step, loss } = dependentCreditLoss[year].value[status];
    const steps = Math.ceil(Math.max(0, federal.adjustedGrossIncome - from) / step);
    return (young * children + other * (dependents(worksheet) - children)) * Math.max(0, 1 - loss * steps);
  },
  dependentCreditLoss,
);

const creditForExciseTax = workedOut(exciseTaxCredit, ({ perPerson: each, maximum, incomeUpTo }, worksheet) => {
  if (worksheet.federal.adjustedGrossIncome > incomeUpTo[worksheet.status]) return 0;
  return Math.min(maximum, each * (worksheet.persons + dependents(worksheet)));
});

const creditForPropertyTax = workedOut(propertyTaxCredit, ({ age, alone, withOthers }, worksheet) => {
  const { federal, household, status } = worksheet;
  if (household.propertyTax === 0 || federal.peopleAged(age) === 0) return 0;
  const livesAlone = dependents(worksheet) === 0 && status === 'single';
  const income = Math.max(0, federal.adjustedGrossIncome + household.taxExemptInterest - federal.taxableSocialSecurity);
  return Math.min(household.propertyTax, valueAt(livesAlone ? alone : withOthers, income));
});

/** The deductions of federal Schedule 1-A, which come after adjusted gross income. */
const ofSchedule1A = (of: (worksheet: StateWorksheet) => Usd, source: string) => amountFrom([], of, () => source);
const MIDDLE_CLASS_2025 = 'Form 140 (2025) line 36, Items V to Y; Executive Order 2025-15';
const tips = ({ federal }: StateWorksheet) => federal.tipsDeduction;
const overtime = ({ federal }: StateWorksheet) => federal.overtimeDeduction;
const senior = ({ federal }: StateWorksheet) => federal.seniorDeduction;

const start = startFromFederalAdjustedGrossIncome('Form 140 line 12; A.R.S. § 43-1001(2)');
const standardDeduction = deduct('standardDeduction', federalStandardDeduction('Form 140 line 43; A.R.S. § 43-1041'));

const gainsLeftOut = excludeShare('capitalGainExclusion', netLongTermGain, gainSubtraction);

const graduatedForm = [
  start,
  gainsLeftOut,
  standardDeduction,
  graduated(rateSchedules),
  credit('lowIncomeCredit', perPerson(byIncome(familyIncomeTaxCredit))),
];
/** From 2023, the standard deduction and the dependent credit leave no tax at incomes eligible for the family income tax credit. */
const formOf2023 = [start, gainsLeftOut, standardDeduction, flat(flatRate)];

const income = [start, gainsLeftOut, subtractSocialSecurity('Form 140 line 30; A.R.S. § 43-1022(5)')];
const exemptionsToCredits = [
  subtract('ageExemption', perPersonAged(ageOfExemption, fixed(ageExemption))),
  subtract('ageExemption', perBlindPerson(fixed(blindExemption))),
  deductStandardOrItemized<HouseholdYear>({ standard: sumOfAmounts(basicStandardDeduction, gifts), itemized, choice: 'free' }),
  flat(flatRate),
  credit('dependentCredit', creditForDependents),
  refundableCredit('salesTaxCredit', creditForExciseTax),
  refundableCredit('propertyTaxCredit', creditForPropertyTax),
];
const formOf2024 = [...income, ...exemptionsToCredits];
const formOf2025 = [
  ...income,
  subtract('tipsDeduction', ofSchedule1A(tips, MIDDLE_CLASS_2025)),
  subtract('overtimeDeduction', ofSchedule1A(overtime, MIDDLE_CLASS_2025)),
  subtract(
    'carLoanInterestDeduction',
    ofSchedule1A(({ federal }) => federal.carLoanInterestDeduction, MIDDLE_CLASS_2025),
  ),
  subtract('seniorDeduction', ofSchedule1A(senior, MIDDLE_CLASS_2025)),
  ...exemptionsToCredits,
];
const formOf2026 = [
  ...income,
  subtract('tipsDeduction', ofSchedule1A(tips, 'A.R.S. § 43-1022(31), as added by 2026 HB 4168')),
  subtract('overtimeDeduction', ofSchedule1A(overtime, 'A.R.S. § 43-1022(32), as added by 2026 HB 4168')),
  subtract(
    'dependentCareDeduction',
    ofSchedule1A(
      ({ federal }) => federal.dependentCareExpenses - federal.dependentCareCredit,
      'A.R.S. § 43-1022(34), as added by 2026 HB 4168',
    ),
  ),
  subtract('seniorDeduction', ofSchedule1A(senior, 'A.R.S. § 43-1022(35), as added by 2026 HB 4168')),
  ...exemptionsToCredits,
];

export const stateLaw: StateLaw = {
  code: 'AZ',
  // Form 140 instructions, head of household: also a qualifying widow or widower on the federal return.
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: graduatedForm,
    2021: graduatedForm,
    2022: graduatedForm,
    2023: formOf2023,
    2024: formOf2024,
    2025: formOf2025,
    2026: formOf2026,
  },
  cliffs: [
    {
      what: 'the family income tax credit ends',
      source: 'A.R.S. § 43-1073(A)(1)',
      // The other statuses owe nothing at this income, because their standard deduction is larger.
      between: (year, status) => (status === 'headOfHousehold' ? endsOfBands(familyIncomeTaxCredit)(year, status) : []),
    },
  ],
  itemizesTaxes: 'withExpenses',
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.056),
  leftOut: {
    refundableCredits: 'increased excise tax credit',
    rebates: '2023, for dependents',
    other: 'renters’ property tax credit, which needs the landlord’s Form 201',
  },
};
