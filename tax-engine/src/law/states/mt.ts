import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, inPairs, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, schedules, type Schedule } from '../../kernel/schedule.ts';
import { under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed, percentageOfIncome, perPerson, shareOfFederalEarnedIncomeCredit, type PercentageOfIncome } from '../../rules/amounts.ts';
import { addBack, deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome, startFromFederalTaxableIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { allNetGain, onInvestments, setGainApart, taxGainOnTop } from '../../rules/investment-income.ts';
import { addBackQualifiedBusinessIncome } from '../../rules/business-income.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  perPersonAged,
  propertyTaxBorne,
  refundableCredit,
  scheduleA,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Years with Montana's own deduction and exemption; 2021 SB 399 ended both. */
type OwnDeductionYear = 2020 | 2021 | 2022 | 2023;

/** 20% of Montana adjusted gross income; couples and heads of household have twice the bounds. */
function deduction(minimum: Usd, maximum: Usd): ByStatus<PercentageOfIncome> {
  return inPairs({ rate: 0.2, minimum, maximum }, { rate: 0.2, minimum: 2 * minimum, maximum: 2 * maximum });
}

export const standardDeduction: LawTable<ByStatus<PercentageOfIncome>, OwnDeductionYear> = {
  2020: { value: deduction(2_130, 4_790), source: 'Form 2 (2020), Standard deduction worksheet; Mont. Code § 15-30-2132' },
  2021: { value: deduction(2_140, 4_830), source: 'Form 2 (2021), Standard deduction worksheet; Mont. Code § 15-30-2132' },
  2022: { value: deduction(2_260, 5_090), source: 'Form 2 (2022), Standard deduction worksheet; Mont. Code § 15-30-2132' },
  2023: { value: deduction(2_460, 5_540), source: 'Form 2 (2023), Standard deduction worksheet; Mont. Code § 15-30-2132' },
};

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, OwnDeductionYear> = {
  2020: { value: anyStatus(2_560), source: 'Form 2 (2020), Exemptions; Mont. Code § 15-30-2114' },
  2021: { value: anyStatus(2_580), source: 'Form 2 (2021), Exemptions; Mont. Code § 15-30-2114' },
  2022: { value: anyStatus(2_710), source: 'Form 2 (2022), Exemptions; Mont. Code § 15-30-2114' },
  2023: { value: anyStatus(2_960), source: 'Form 2 (2023), Exemptions; Mont. Code § 15-30-2114' },
};

/** The same for every status until 2023; seven rates. */
function sevenRates(topRate: number, limits: readonly Usd[]): ByStatus<Schedule> {
  return anyStatus(schedule([0.01, 0.02, 0.03, 0.04, 0.05, 0.06, topRate], limits));
}

const TWO_RATES = [0.047, 0.059];

/** Mont. Code § 15-30-2103. US dollars of Montana taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: sevenRates(0.069, [3_100, 5_500, 8_400, 11_300, 14_500, 18_700]),
    source: 'Form 2 (2020), Individual income tax table; Mont. Code § 15-30-2103',
  },
  2021: {
    value: sevenRates(0.069, [3_100, 5_500, 8_400, 11_400, 14_600, 18_800]),
    source: 'Form 2 (2021), Individual income tax table; Mont. Code § 15-30-2103',
  },
  2022: {
    value: sevenRates(0.0675, [3_300, 5_800, 8_900, 12_000, 15_400, 19_800]),
    source: 'Form 2 (2022), Individual income tax table; Mont. Code § 15-30-2103, as amended by 2021 SB 159',
  },
  2023: {
    value: sevenRates(0.0675, [3_600, 6_300, 9_700, 13_000, 16_800, 21_600]),
    source: 'Form 2 (2023), Individual income tax table; Mont. Code § 15-30-2103, as amended by 2021 SB 159',
  },
  2024: {
    value: schedules(TWO_RATES, separateAsSingle([20_500], [41_000], [30_750])),
    source: 'Form 2 (2024), Ordinary income tax table; Mont. Code § 15-30-2103, as amended by 2021 SB 399 and 2023 SB 121',
  },
  2025: {
    value: schedules(TWO_RATES, separateAsSingle([21_100], [42_200], [31_700])),
    source: 'Form 2 (2025), Ordinary income tax table; Mont. Code § 15-30-2103, as amended by 2021 SB 399 and 2023 SB 121',
  },
  2026: {
    value: schedules([0.047, 0.0565], separateAsSingle([47_500], [95_000], [71_250])),
    source: 'Mont. Code § 15-30-2103(1), as amended by 2025 HB 337 for 2026',
  },
};

/** Share of all net gains, as a nonrefundable credit. */
export const gainCredit: LawTable<number, OwnDeductionYear> = unchanged(
  [2020, 2021, 2022, 2023],
  0.02,
  'Form 2, Nonrefundable Credits Schedule line 1; Mont. Code § 15-30-2301 (repealed from 2024)',
);

const creditForGains = onInvestments<OwnDeductionYear>(['capitalGainCredit'], [gainCredit], (worksheet) => {
  const { value, source } = gainCredit[worksheet.year];
  worksheet.credit('capitalGainCredit', value * allNetGain(worksheet), source, value);
});

const GAIN_RATES = [0.03, 0.041];

/** US dollars of taxable income. */
export const gainRates: LawTable<ByStatus<Schedule>, HouseholdYear> = {
  2024: {
    value: schedules(GAIN_RATES, separateAsSingle([20_500], [41_000], [30_750])),
    source: 'Form 2 (2024), Net Long-Term Capital Gains Tax Table; Mont. Code § 15-30-2103(2)',
  },
  2025: {
    value: schedules(GAIN_RATES, separateAsSingle([21_100], [42_200], [31_700])),
    source: 'Form 2 (2025), Net Long-Term Capital Gains Tax Table; Mont. Code § 15-30-2103(2)',
  },
  2026: {
    value: schedules(GAIN_RATES, separateAsSingle([47_500], [95_000], [71_250])),
    source: 'Mont. Code § 15-30-2103(2), as amended by 2025 HB 337 for 2026',
  },
};

/** For each taxpayer from an age, indexed. US dollars. */
export const ageSubtraction: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: anyStatus(5_500), source: 'Form 2 (2024), Montana Subtractions Schedule; Mont. Code § 15-30-2120' },
  2025: { value: anyStatus(5_660), source: 'Form 2 (2025), Montana Subtractions Schedule; Mont. Code § 15-30-2120' },
});

export const ageOfSubtraction: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  65,
  'Form 2, Montana Subtractions Schedule; Mont. Code § 15-30-2120',
);

const subtractionForAge = perPersonAged(ageOfSubtraction, fixed(ageSubtraction));

/**
 * State income tax in the federal itemized deductions, up to their excess over the standard deduction. Property tax fills the cap first.
 */
const stateTaxDeducted = amountFrom<HouseholdYear>(
  [],
  (worksheet) => {
    const { federal } = worksheet;
    if (!federal.itemizes) return 0;
    const { stateLocalTaxes } = scheduleA(worksheet);
    const incomeTax = stateLocalTaxes - Math.min(stateLocalTaxes, federal.propertyTaxPaid);
    return Math.max(0, Math.min(incomeTax, federal.deduction - federal.standardDeduction));
  },
  () => 'Form 2 (2025), Montana Additions Schedule, state income tax; Mont. Code § 15-30-2120(2)',
);

export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = {
  ...unchanged(
    [2024, 2025],
    0.1,
    'Form 2, Refundable Credits, earned income tax credit; Mont. Code § 15-30-2318, as amended by 2023 SB 121',
  ),
  2026: { value: 0.2, source: 'Mont. Code § 15-30-2318, as amended by 2025 HB 337' },
};

const earnedIncomeCredit = shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare);

/** Property tax, or a share of the rent, refunded from `age`. US dollars, shares as fractions. */
export interface ElderlyHomeownerCredit {
  readonly age: number;
  readonly exclusion: Usd;
  readonly shareOfRent: number;
  /** Filers bear this share of the income beyond the exclusion, by that income. */
  readonly borne: StepTable;
  readonly maximum: Usd;
  /** Credited share of the rest, by total income. */
  readonly credited: StepTable;
}

export const elderlyHomeownerCredit: LawTable<ElderlyHomeownerCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    age: 62,
    exclusion: 12_600,
    shareOfRent: 0.15,
    borne: under(
      [2_000, 0],
      [3_000, 0.006],
      [4_000, 0.016],
      [5_000, 0.024],
      [6_000, 0.028],
      [7_000, 0.032],
      [8_000, 0.035],
      [9_000, 0.039],
      [10_000, 0.042],
      [11_000, 0.045],
      [12_000, 0.048],
      [Infinity, 0.05],
    ),
    maximum: 1_150,
    credited: under([35_000, 1], [37_501, 0.4], [40_001, 0.3], [42_501, 0.2], [45_000, 0.1]),
  },
  'Schedule 2EC, Montana Elderly Homeowner/Renter Credit; Mont. Code §§ 15-30-2337 to 15-30-2341',
);

/** Uses all income, taxed or not, without losses and including the earned income credit. */
const creditForElderlyHomeowners = workedOut(
  elderlyHomeownerCredit,
  ({ age, exclusion, shareOfRent, borne, maximum, credited }, worksheet) => {
    const { federal, household } = worksheet;
    const paid = propertyTaxBorne(worksheet, shareOfRent);
    if (paid === 0 || federal.peopleAged(age) === 0) return 0;
    const untaxedBenefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - federal.taxableSocialSecurity;
    const income =
      federal.adjustedGrossIncome +
      federal.gains.allowedLoss +
      untaxedBenefits +
      household.taxExemptInterest +
      earnedIncomeCredit.of(worksheet);
    const counted = Math.max(0, income - exclusion);
    const beyond = Math.max(0, paid - counted * valueAt(borne, counted));
    return Math.min(maximum, beyond) * valueAt(credited, income);
  },
  earnedIncomeCreditShare,
);

const tax = graduated(rateSchedules);
const formUntil2023 = [
  startFromFederalAdjustedGrossIncome('Form 2, Federal adjusted gross income; Mont. Code § 15-30-2110'),
  deduct('standardDeduction', percentageOfIncome(standardDeduction)),
  deduct('personalExemption', perPerson(fixed(exemption))),
  tax,
  creditForGains,
];
const start = startFromFederalTaxableIncome('Form 2, Federal taxable income; Mont. Code § 15-30-2120');

function taxableIncome(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { federal } = worksheet;
  const additions = federal.qualifiedBusinessIncomeDeduction + stateTaxDeducted.of(worksheet);
  return Math.max(0, federal.taxableIncome + additions - subtractionForAge.of(worksheet));
}

const formFrom2024 = [
  start,
  addBackQualifiedBusinessIncome('Form 2 (2025); Mont. Code § 15-30-2120(2)'),
  addBack('stateTaxAddBack', stateTaxDeducted),
  deductIfAny('ageDeduction', subtractionForAge),
  setGainApart(gainRates, taxableIncome),
  tax,
  taxGainOnTop(gainRates, taxableIncome),
  refundableCredit('earnedIncomeCredit', earnedIncomeCredit),
  refundableCredit('propertyTaxCredit', creditForElderlyHomeowners),
];

export const stateLaw: StateLaw = {
  code: 'MT',
  // Form 2, tax table.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: formUntil2023,
    2021: formUntil2023,
    2022: formUntil2023,
    2023: formUntil2023,
    2024: formFrom2024,
    2025: formFrom2024,
    2026: formFrom2024,
  },
  investmentIncome: ownRules,
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0),
  leftOut: { refundableCredits: 'earned income tax credit', rebates: '2023' },
};
