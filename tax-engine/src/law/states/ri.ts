import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import {
  fixed,
  notForNonresidentAliens,
  perPerson,
  shareOfFederalEarnedIncomeCredit,
  shareStepDown,
  type ShareStepDown,
} from '../../rules/amounts.ts';
import { along, jumpAbove } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { spousesOf, type SpouseIncome } from '../../rules/spouses.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  perDependent,
  propertyTaxBorne,
  refundableCredit,
  shareOfDependentCareCredit,
  subtract,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './ri/levies.ts';

/** R.I. Gen. Laws § 44-30-2.6(c)(3)(B), indexed. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  2020: { value: byStatus(8_900, 17_800, 8_900, 13_350), source: 'Form RI-1040 (2020) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2021: { value: byStatus(9_050, 18_100, 9_050, 13_550), source: 'Form RI-1040 (2021) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2022: { value: byStatus(9_300, 18_600, 9_300, 13_950), source: 'Form RI-1040 (2022) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2023: { value: byStatus(10_000, 20_050, 10_025, 15_050), source: 'Form RI-1040 (2023) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2024: { value: byStatus(10_550, 21_150, 10_575, 15_850), source: 'Form RI-1040 (2024) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2025: { value: byStatus(10_900, 21_800, 10_900, 16_350), source: 'Form RI-1040 (2025) line 4; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)' },
  2026: {
    value: byStatus(11_200, 22_400, 11_200, 16_800),
    source: 'ADV 2025-22, inflation-adjusted amounts for tax year 2026; R.I. Gen. Laws § 44-30-2.6(c)(3)(B)',
  },
};

/** For each taxpayer. R.I. Gen. Laws § 44-30-2.6(c)(3)(C), indexed. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = {
  2020: { value: anyStatus(4_150), source: 'Form RI-1040 (2020) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2021: { value: anyStatus(4_250), source: 'Form RI-1040 (2021) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2022: { value: anyStatus(4_350), source: 'Form RI-1040 (2022) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2023: { value: anyStatus(4_700), source: 'Form RI-1040 (2023) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2024: { value: anyStatus(4_950), source: 'Form RI-1040 (2024) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2025: { value: anyStatus(5_100), source: 'Form RI-1040 (2025) line 6; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)' },
  2026: {
    value: anyStatus(5_250),
    source: 'ADV 2025-22, inflation-adjusted amounts for tax year 2026; R.I. Gen. Laws § 44-30-2.6(c)(3)(C)',
  },
};

/** Each step of modified federal AGI, or part of one, takes a fifth of the deduction and exemptions; the fifth step takes the rest. */
const aFifthFor = (step: Usd, start: Usd) => anyStatus<ShareStepDown>({ start, step, loss: 0.2 });

/** Standard Deduction Worksheet and Exemption Worksheet. The start is the same for every status. US dollars. */
export const phaseOut: LawTable<ByStatus<ShareStepDown>, TaxYear> = {
  2020: {
    value: aFifthFor(5_950, 207_700),
    source: 'RI Tax Rate Schedule and Worksheets (2020); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2021: {
    value: aFifthFor(6_000, 210_750),
    source: 'RI Tax Rate Schedule and Worksheets (2021); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2022: {
    value: aFifthFor(6_200, 217_050),
    source: 'RI Tax Rate Schedule and Worksheets (2022); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2023: {
    value: aFifthFor(6_700, 233_750),
    source: 'RI Tax Rate Schedule and Worksheets (2023); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2024: {
    value: aFifthFor(7_050, 246_450),
    source: 'RI Tax Rate Schedule and Worksheets (2024); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2025: {
    value: aFifthFor(7_250, 254_250),
    source: 'RI Tax Rate Schedule and Worksheets (2025); R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
  2026: {
    value: aFifthFor(7_450, 261_000),
    source: 'ADV 2025-22, inflation-adjusted amounts for tax year 2026; R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
  },
};

const RATES = [0.0375, 0.0475, 0.0599];

/** One schedule for every status. R.I. Gen. Laws § 44-30-2.6(c)(3)(A), indexed. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: anyStatus(schedule(RATES, [65_250, 148_350])),
    source: 'RI Tax Rate Schedule and Worksheets (2020); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2021: {
    value: anyStatus(schedule(RATES, [66_200, 150_550])),
    source: 'RI Tax Rate Schedule and Worksheets (2021); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2022: {
    value: anyStatus(schedule(RATES, [68_200, 155_050])),
    source: 'RI Tax Rate Schedule and Worksheets (2022); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2023: {
    value: anyStatus(schedule(RATES, [73_450, 166_950])),
    source: 'RI Tax Rate Schedule and Worksheets (2023); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2024: {
    value: anyStatus(schedule(RATES, [77_450, 176_050])),
    source: 'RI Tax Rate Schedule and Worksheets (2024); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2025: {
    value: anyStatus(schedule(RATES, [79_900, 181_650])),
    source: 'RI Tax Rate Schedule and Worksheets (2025); R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
  2026: {
    value: anyStatus(schedule(RATES, [82_050, 186_450])),
    source: 'ADV 2025-22, inflation-adjusted amounts for tax year 2026; R.I. Gen. Laws § 44-30-2.6(c)(3)(A)',
  },
};

/**
 * Pensions and Social Security benefits of people at full retirement age with federal AGI below `under`. `age` is the first age at which
 * anyone can have reached it by the end of the year. US dollars.
 */
export interface RetirementModification {
  readonly age: number;
  readonly under: ByStatus<Usd>;
  /** Untaxed pension of each person. An IRA does not count as one. */
  readonly pension: Usd;
}

const MODIFICATIONS = 'RI Schedule M, Social Security and retirement income modifications; R.I. Gen. Laws § 44-30-12(c)(8), (9)';

export const retirementModification: LawTable<RetirementModification, HouseholdYear> = {
  2024: {
    value: { age: 66, under: byStatus(104_200, 130_250, 104_225, 104_200), pension: 20_000 },
    source: `${MODIFICATIONS} (2024)`,
  },
  2025: { value: { age: 66, under: byStatus(107_000, 133_750, 107_000, 107_000), pension: 50_000 }, source: `${MODIFICATIONS} (2025)` },
  // The income limits of 2026 are not published yet. People born in 1960 reach full retirement age at 67. 42 U.S.C. § 416(l).
  2026: {
    value: { age: 67, under: byStatus(107_000, 133_750, 107_000, 107_000), pension: 50_000 },
    source: `${MODIFICATIONS} (2025); 42 U.S.C. § 416(l)(1)`,
    provisional: true,
  },
};

/** The sum over people at full retirement age; zero above the income limit. */
function ofRetired({ year, status, federal }: StateWorksheet<HouseholdYear>, amount: (person: SpouseIncome) => Usd): Usd {
  const { age, under } = retirementModification[year].value;
  if (federal.peopleAged(age) === 0 || federal.adjustedGrossIncome >= under[status]) return 0;
  return spousesOf(federal).reduce((sum, person) => sum + (person.age >= age ? amount(person) : 0), 0);
}

const retirementSource = ({ year }: StateWorksheet<HouseholdYear>) => retirementModification[year].source;
const socialSecurity = amountFrom<HouseholdYear>(
  [retirementModification],
  (worksheet) => ofRetired(worksheet, (person) => person.taxableSocialSecurity),
  retirementSource,
);
const pensions = amountFrom<HouseholdYear>(
  [retirementModification],
  (worksheet) =>
    ofRetired(worksheet, (person) =>
      Math.min(person.pensions.all - person.pensions.fromIras, retirementModification[worksheet.year].value.pension),
    ),
  retirementSource,
);

/** A fraction. */
export const dependentCareShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.25,
  'Form RI-1040, RI Schedule I line 21; R.I. Gen. Laws § 44-30-2.6(c)(3)(F)(I)(g)',
);

/** A fraction. */
export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.16,
  'Form RI-1040, RI Schedule EIC line 40; R.I. Gen. Laws § 44-30-2.6(c)(2)(N)',
);

/** From `age`: property tax, or a share of the rent, above a share (fractions) of household income, by household size. US dollars. */
export interface PropertyTaxRelief {
  readonly age: number;
  readonly one: StepTable;
  readonly several: StepTable;
  readonly most: Usd;
  readonly shareOfRent: number;
}

const relief = (first: Usd, second: Usd, third: readonly [one: Usd, several: Usd], last: Usd, most: Usd): PropertyTaxRelief => {
  const shares = (ofThird: Usd) => notOver([first, 0.03], [second, 0.04], [ofThird, 0.05], [last, 0.06]);
  return { age: 65, one: shares(third[0]), several: shares(third[1]), most, shareOfRent: 0.2 };
};

export const propertyTaxRelief: LawTable<PropertyTaxRelief, HouseholdYear> = provisional2026({
  2024: {
    value: relief(6_740, 10_105, [13_470, 16_835], 39_275, 675),
    source: 'Form RI-1040H (2024) lines 8 to 13; R.I. Gen. Laws §§ 44-33-5, 44-33-9',
  },
  2025: {
    value: relief(6_990, 10_480, [13_970, 17_460], 40_730, 700),
    source: 'Form RI-1040H (2025) lines 8 to 13; R.I. Gen. Laws §§ 44-33-5, 44-33-9',
  },
});

const propertyTaxCredit = workedOut(propertyTaxRelief, ({ age, one, several, most, shareOfRent }, worksheet) => {
  const { federal, household, persons } = worksheet;
  const borne = propertyTaxBorne(worksheet, shareOfRent);
  if (borne === 0 || federal.peopleAged(age) === 0) return 0;
  const untaxedBenefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - federal.taxableSocialSecurity;
  const income = Math.max(0, federal.adjustedGrossIncome + untaxedBenefits + household.taxExemptInterest);
  const share = valueAt(persons + household.dependentAges.length === 1 ? one : several, income);
  return share === 0 ? 0 : Math.min(most, borne - share * income);
});

const start = startFromFederalAdjustedGrossIncome('Form RI-1040 line 1; R.I. Gen. Laws § 44-30-12');
const standard = deduct(
  'standardDeduction',
  notForNonresidentAliens(shareStepDown(fixed(standardDeduction), phaseOut), 'R.I. Gen. Laws § 44-30-2.6(c)(3)(B)(II)'),
);
const exemptions = deduct('personalExemption', shareStepDown(perPerson(fixed(exemption)), phaseOut));
const tax = graduated(rateSchedules);
const householdForm = [
  start,
  subtract('socialSecuritySubtraction', socialSecurity),
  subtract('retirementIncomeSubtraction', pensions),
  standard,
  exemptions,
  deductIfAny('dependentExemption', shareStepDown(perDependent(fixed(exemption)), phaseOut)),
  tax,
  credit('dependentCareCredit', shareOfDependentCareCredit(dependentCareShare)),
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
  refundableCredit('propertyTaxCredit', propertyTaxCredit),
];

export const stateLaw: StateLaw = {
  code: 'RI',
  // Form RI-1040, standard deduction.
  survivingSpouse: 'marriedJoint',
  form: {
    ...inYears([2020, 2021, 2022, 2023], start, standard, exemptions, tax),
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'a fifth of the standard deduction and of the exemptions is lost',
      source: 'RI Tax Rate Schedule and Worksheets; R.I. Gen. Laws § 44-30-2.6(c)(3)(B), (C)',
      between: along(phaseOut, ({ start, step }) => [0, 1, 2, 3, 4].map((steps) => jumpAbove(start + steps * step))),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  salesTax: taxFoundation(0.07),
  leftOut: { refundableCredits: 'earned income tax credit' },
};
