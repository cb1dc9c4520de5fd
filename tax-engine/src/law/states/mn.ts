import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type LawYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, provisional2026, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { graduatedTax, schedule, schedules, separateHalfOfJoint, type Schedule } from '../../kernel/schedule.ts';
import {
  fixed,
  notForNonresidentAliens,
  phaseOut,
  shareStepDown,
  type Amount,
  type PhaseOut,
  type ShareStepDown,
} from '../../rules/amounts.ts';
import { whilePhasingOut } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { netInvestmentIncome, taxSeparately, type SeparateTax } from '../../rules/investment-income.ts';
import { addTax, graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  agedOrBlind,
  amountFrom,
  deductIfAny,
  perDependent,
  refundableCredit,
  otherUnderFormerCode,
  scheduleA,
  workedOut,
} from '../../rules/whole-households.ts';
import { agedFrom } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { creditForCare, creditForFamilies } from './mn/credits.ts';
import { benefitsSubtraction, forSeniors, untaxedBenefits } from './mn/subtractions.ts';
import { payrollLevies } from './mn/levies.ts';
import { creditForRenters } from './mn/renters-credit.ts';

const ANNOUNCED_2026 = 'Minnesota Department of Revenue, announcement of December 16, 2025';

/** Before the limitation. Form M1 line 4. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  2020: { value: byStatus(12_400, 24_800, 12_400, 18_650), source: 'Form M1 (2020) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2021: { value: byStatus(12_525, 25_050, 12_525, 18_800), source: 'Form M1 (2021) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2022: { value: byStatus(12_900, 25_800, 12_900, 19_400), source: 'Form M1 (2022) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2023: { value: byStatus(13_825, 27_650, 13_825, 20_800), source: 'Form M1 (2023) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2024: { value: byStatus(14_575, 29_150, 14_575, 21_900), source: 'Form M1 (2024) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2025: { value: byStatus(14_950, 29_900, 14_950, 22_500), source: 'Form M1 (2025) line 4; Minn. Stat. § 290.0123 subd. 1' },
  2026: { value: byStatus(15_300, 30_600, 15_300, 23_000), source: `${ANNOUNCED_2026}; Minn. Stat. § 290.0123 subd. 1` },
};

/**
 * High earners lose part of the deduction, at most 80%. From 2023 the law takes 80% at once above one million, where it is already lost.
 * The threshold is the same for every status except separate filers, who have half of it.
 */
function limitation(year: TaxYear, rate: number, start: Usd): ByStatus<PhaseOut> {
  const { single, marriedJoint, marriedSeparate, headOfHousehold } = standardDeduction[year].value;
  const row = (deduction: Usd): PhaseOut => ({ start, rate, floor: 0.2 * deduction });
  return byStatus(row(single), row(marriedJoint), { ...row(marriedSeparate), start: start / 2 }, row(headOfHousehold));
}

/** 3% of the adjusted gross income above the threshold is lost. */
export const deductionLoss: LawTable<ByStatus<PhaseOut>, TaxYear> = {
  2020: { value: limitation(2020, 0.03, 197_850), source: 'Form M1 (2020) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2021: { value: limitation(2021, 0.03, 199_850), source: 'Form M1 (2021) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2022: { value: limitation(2022, 0.03, 206_050), source: 'Form M1 (2022) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2023: { value: limitation(2023, 0.03, 220_650), source: 'Form M1 (2023) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2024: { value: limitation(2024, 0.03, 232_500), source: 'Form M1 (2024) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2025: { value: limitation(2025, 0.03, 238_950), source: 'Form M1 (2025) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2026: {
    value: limitation(2026, 0.03, 238_950),
    source: 'Form M1 (2025) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5',
    provisional: true,
  },
};

/** Since 2023 HF 1938, 10% instead of 3% above a second threshold: 7% more. */
export const furtherDeductionLoss: LawTable<ByStatus<PhaseOut>, 2023 | 2024 | 2025 | 2026> = {
  2023: { value: limitation(2023, 0.07, 304_970), source: 'Form M1 (2023) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2024: { value: limitation(2024, 0.07, 321_350), source: 'Form M1 (2024) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2025: { value: limitation(2025, 0.07, 330_300), source: 'Form M1 (2025) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5' },
  2026: {
    value: limitation(2026, 0.07, 330_300),
    source: 'Form M1 (2025) line 4 worksheet; Minn. Stat. § 290.0123 subd. 5',
    provisional: true,
  },
};

const RATES = [0.0535, 0.068, 0.0785, 0.0985];

/** Minn. Stat. § 290.06 subd. 2c, indexed by subd. 2d. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: schedules(RATES, separateHalfOfJoint([26_960, 88_550, 164_400], [39_410, 156_570, 273_470], [33_190, 133_360, 218_540])),
    source: 'Form M1 (2020) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2021: {
    value: schedules(RATES, separateHalfOfJoint([27_230, 89_440, 166_040], [39_810, 158_140, 276_200], [33_520, 134_700, 220_730])),
    source: 'Form M1 (2021) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2022: {
    value: schedules(RATES, separateHalfOfJoint([28_080, 92_230, 171_220], [41_050, 163_060, 284_810], [34_570, 138_890, 227_600])),
    source: 'Form M1 (2022) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2023: {
    value: schedules(RATES, separateHalfOfJoint([30_070, 98_760, 183_340], [43_950, 174_610, 304_970], [37_010, 148_730, 243_720])),
    source: 'Form M1 (2023) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2024: {
    value: schedules(RATES, separateHalfOfJoint([31_690, 104_090, 193_240], [46_330, 184_040, 321_450], [39_010, 156_760, 256_880])),
    source: 'Form M1 (2024) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2025: {
    value: schedules(RATES, separateHalfOfJoint([32_570, 106_990, 198_630], [47_620, 189_180, 330_410], [40_100, 161_130, 264_050])),
    source: 'Form M1 (2025) Instructions, Tax rate schedules; Minn. Stat. § 290.06 subd. 2c, 2d',
  },
  2026: {
    value: schedules(RATES, separateHalfOfJoint([33_310, 109_430, 203_150], [48_700, 193_480, 337_930], [41_010, 164_800, 270_060])),
    source: `${ANNOUNCED_2026}; Minn. Stat. § 290.06 subd. 2c, 2d`,
  },
};

export const investmentIncomeTax: LawTable<SeparateTax, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { exemption: anyStatus(1_000_000), schedule: schedule([0.01], []) },
  'Schedule NIIT; Minn. Stat. § 290.033(b)',
);

/** For each person aged 65 or older or blind. US dollars. */
export const additionalDeduction: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: byStatus(1_950, 1_550, 1_550, 1_950), source: 'Form M1 (2024) line 4; Minn. Stat. § 290.0123 subd. 2' },
  2025: { value: byStatus(2_000, 1_550, 1_550, 2_000), source: 'Form M1 (2025) line 4; Minn. Stat. § 290.0123 subd. 2' },
});

/** The most of either deduction that is lost (a fraction), and the adjusted gross income above which it is lost at once. US dollars. */
export interface MostLost {
  readonly share: number;
  readonly atOnceAbove: Usd;
}

export const mostOfDeductionLost: LawTable<MostLost, HouseholdYear> = provisional2026({
  2024: {
    value: { share: 0.8, atOnceAbove: 1_053_750 },
    source: 'Form M1 (2024) line 4 worksheet, Schedule M1SA; Minn. Stat. §§ 290.0122 subd. 2, 290.0123 subd. 5',
  },
  2025: {
    value: { share: 0.8, atOnceAbove: 1_083_150 },
    source: 'Form M1 (2025) line 4 worksheet, Schedule M1SA; Minn. Stat. §§ 290.0122 subd. 2, 290.0123 subd. 5',
  },
});

/** Medical expenses must exceed this fraction of adjusted gross income. */
export const medicalFloor: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.1,
  'Schedule M1SA line 3; Minn. Stat. § 290.0122 subd. 6',
);

/** Limit on itemized property taxes. US dollars. */
export const propertyTaxCap: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(10_000, 10_000, 5_000, 10_000),
  'Schedule M1SA line 8; Minn. Stat. § 290.0122 subd. 3',
);

/** Gifts count up to this fraction of adjusted gross income. Minnesota follows the Code of May 1, 2023. */
export const giftsCeiling: LawTable<number, HouseholdYear> = {
  ...unchanged([2024, 2025], 0.6, 'Minn. Stat. §§ 290.01 subd. 31, 290.0122 subd. 4; 26 U.S.C. § 170(b)(1)(G)'),
  2026: { value: 0.5, source: 'Minn. Stat. §§ 290.01 subd. 31, 290.0122 subd. 4; 26 U.S.C. § 170(b)(1)(A), (G)(i) of 2023' },
};

/** Without itemizing, this share (a fraction) of gifts above the floor in US dollars. */
export const giftsSubtraction: LawTable<{ readonly share: number; readonly floor: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.5, floor: 500 },
  'Schedule M1M, Charitable contribution subtraction; Minn. Stat. § 290.0132 subd. 7',
);

export const dependentExemption: LawTable<ByStatus<Usd>, HouseholdYear> = {
  2024: { value: anyStatus(5_050), source: 'Form M1 (2024) line 5; Minn. Stat. § 290.0121 subd. 1' },
  2025: { value: anyStatus(5_200), source: 'Form M1 (2025) line 5; Minn. Stat. § 290.0121 subd. 1' },
  2026: { value: anyStatus(5_300), source: `${ANNOUNCED_2026}; Minn. Stat. § 290.0121 subd. 1` },
};

/** Falls by a fiftieth for each step of adjusted gross income, or part of it. */
const exemptionLossAbove = (single: Usd, joint: Usd, separate: Usd, headOfHousehold: Usd) => {
  const row = (start: Usd, step: Usd): ShareStepDown => ({ start, step, loss: 0.02 });
  return byStatus(row(single, 2_500), row(joint, 2_500), row(separate, 1_250), row(headOfHousehold, 2_500));
};

export const dependentExemptionLoss: LawTable<ByStatus<ShareStepDown>, HouseholdYear> = provisional2026({
  2024: {
    value: exemptionLossAbove(232_550, 348_850, 174_425, 290_700),
    source: 'Form M1 (2024) line 5 worksheet; Minn. Stat. § 290.0121 subd. 2',
  },
  2025: {
    value: exemptionLossAbove(239_050, 358_550, 179_275, 298_800),
    source: 'Form M1 (2025) line 5 worksheet; Minn. Stat. § 290.0121 subd. 2',
  },
});

/** The exemption loses `lost` of the income above `start`. US dollars; rates are fractions. */
export interface MinimumTax {
  readonly rate: number;
  readonly exemption: ByStatus<Usd>;
  readonly start: ByStatus<Usd>;
  readonly lost: number;
}

const MINIMUM_TAX_START = byStatus(112_500, 150_000, 75_000, 112_500);

export const minimumTax: LawTable<MinimumTax, HouseholdYear> = provisional2026({
  2024: {
    value: { rate: 0.0675, exemption: byStatus(69_530, 92_710, 46_360, 69_530), start: MINIMUM_TAX_START, lost: 0.25 },
    source: 'Schedule M1MT (2024); Minn. Stat. § 290.091',
  },
  2025: {
    value: { rate: 0.0675, exemption: byStatus(71_540, 95_390, 47_700, 71_540), start: MINIMUM_TAX_START, lost: 0.25 },
    source: 'Schedule M1MT (2025); Minn. Stat. § 290.091',
  },
});

type Worksheet = StateWorksheet<HouseholdYear>;

/** The part of a deduction that high earners keep; only `limited` of it can be lost. */
function kept({ year, status, adjustedGrossIncome: income }: Worksheet, deduction: Usd, limited: Usd): Usd {
  const { share, atOnceAbove } = mostOfDeductionLost[year].value;
  const most = share * limited;
  if (income > atOnceAbove) return deduction - most;
  const low = deductionLoss[year].value[status];
  const high = furtherDeductionLoss[year].value[status];
  return deduction - Math.min(most, low.rate * Math.max(0, income - low.start) + high.rate * Math.max(0, income - high.start));
}

const DENIED_TO_ALIENS = 'Minn. Stat. § 290.0123; Minnesota Department of Revenue, Aliens';

function standard(worksheet: Worksheet): Usd {
  const { year, status, household } = worksheet;
  if (household.nonresident) return 0;
  const additional = agedOrBlind(worksheet) * additionalDeduction[year].value[status];
  const whole = standardDeduction[year].value[status] + additional;
  return kept(worksheet, whole, whole);
}

/** Schedule A with the state's own cap and floor. High earners keep all medical expenses. */
function itemized(worksheet: Worksheet): Usd {
  const { mortgageInterest } = scheduleA(worksheet);
  const other = otherUnderFormerCode(worksheet);
  const medical = medicalExpenses(worksheet);
  const propertyTax = Math.min(worksheet.household.propertyTax, propertyTaxCap[worksheet.year].value[worksheet.status]);
  const limited = propertyTax + mortgageInterest + deductibleGifts(worksheet) + other;
  return kept(worksheet, medical + limited, limited);
}

function medicalExpenses({ year, household, adjustedGrossIncome }: Worksheet): Usd {
  return Math.max(0, household.medicalExpenses - medicalFloor[year].value * adjustedGrossIncome);
}

function deductibleGifts({ year, household, adjustedGrossIncome }: Worksheet): Usd {
  return Math.min(household.charitableGifts, giftsCeiling[year].value * adjustedGrossIncome);
}

function gifts(worksheet: Worksheet): Usd {
  const { share, floor } = giftsSubtraction[worksheet.year].value;
  return share * Math.max(0, deductibleGifts(worksheet) - floor);
}

/** Filers who do not itemize also subtract part of their gifts. The larger of the two sums counts. */
const itemizes = (worksheet: Worksheet) =>
  worksheet.federal.itemizedDeductions !== undefined && itemized(worksheet) > standard(worksheet) + gifts(worksheet);

const deductions: Step<HouseholdYear> = {
  tables: [
    standardDeduction,
    additionalDeduction,
    agedFrom,
    deductionLoss,
    furtherDeductionLoss,
    mostOfDeductionLost,
    medicalFloor,
    propertyTaxCap,
    giftsCeiling,
    giftsSubtraction,
  ],
  labels: ['itemizedDeductions', 'standardDeduction', 'charitableDeduction'],
  apply: (worksheet) => {
    const { year, status, adjustedGrossIncome } = worksheet;
    if (itemizes(worksheet)) {
      worksheet.deduct('itemizedDeductions', itemized(worksheet), 'Schedule M1SA; Minn. Stat. § 290.0122');
      return;
    }
    const limit = [furtherDeductionLoss, deductionLoss].find((table) => adjustedGrossIncome > table[year].value[status].start);
    const { source } = (limit ?? standardDeduction)[year];
    worksheet.deduct('standardDeduction', standard(worksheet), worksheet.household.nonresident ? DENIED_TO_ALIENS : source);
    const subtracted = gifts(worksheet);
    if (subtracted > 0) worksheet.deduct('charitableDeduction', subtracted, giftsSubtraction[year].source);
  },
};

/** Adjusted gross income without exemptions and most deductions, at one rate. */
const alternativeMinimumTax = workedOut(
  minimumTax,
  ({ rate, exemption, start, lost }, worksheet) => {
    const { status, adjustedGrossIncome, tax } = worksheet;
    const deducted = itemizes(worksheet) ? medicalExpenses(worksheet) + deductibleGifts(worksheet) : gifts(worksheet);
    const income = adjustedGrossIncome - deducted - untaxedBenefits.of(worksheet);
    const exempt = Math.max(0, exemption[status] - lost * Math.max(0, income - start[status]));
    return rate * Math.max(0, income - exempt) - tax;
  },
  medicalFloor,
  giftsCeiling,
  benefitsSubtraction,
);

/** The tax of a couple beyond that of two single people; the lower earner gets half of the standard deduction. */
const marriageCredit = amountFrom<HouseholdYear>(
  [rateSchedules, standardDeduction],
  ({ year, status, federal, taxableIncome }) => {
    if (status !== 'marriedJoint') return 0;
    const [own, spouse] = spousesOf(federal).map(
      (person) => person.wages + person.selfEmployment + person.pensionIncome + person.taxableSocialSecurity,
    );
    const lesser = Math.max(0, Math.min(own ?? 0, spouse ?? 0) - standardDeduction[year].value.marriedJoint / 2);
    if (lesser === 0) return 0;
    const { single, marriedJoint } = rateSchedules[year].value;
    const apart = graduatedTax(single, lesser) + graduatedTax(single, Math.max(0, taxableIncome - lesser));
    return graduatedTax(marriedJoint, taxableIncome) - apart;
  },
  ({ year }) => `Schedule M1MA (${year}); Minn. Stat. § 290.0675`,
);

const start = startFromFederalAdjustedGrossIncome('Form M1 line 1; Minn. Stat. § 290.01 subd. 19');
const limited = phaseOut(fixed(standardDeduction), deductionLoss);
const deductible = <Year extends LawYear>(amount: Amount<Year>) =>
  deduct('standardDeduction', notForNonresidentAliens(amount, DENIED_TO_ALIENS));
const tax = graduated(rateSchedules);

// The AMT of § 290.091 never exceeds the regular tax on wages alone.
const formUntil2022 = [start, deductible(limited), tax];
const formOf2023 = [start, deductible(phaseOut<2023>(limited, furtherDeductionLoss)), tax];

// Every limit uses federal adjusted gross income, so subtractions must not change it.
const formOfHouseholds = [
  start,
  deductions,
  deductIfAny('dependentExemption', shareStepDown(perDependent(fixed(dependentExemption)), dependentExemptionLoss)),
  deductIfAny('socialSecuritySubtraction', untaxedBenefits),
  deductIfAny('ageDeduction', forSeniors),
  tax,
  addTax('alternativeMinimumTax', alternativeMinimumTax),
  taxSeparately('investmentIncomeTax', netInvestmentIncome, investmentIncomeTax),
  credit('twoEarnerCredit', marriageCredit),
  refundableCredit('dependentCareCredit', creditForCare),
  refundableCredit('familyCredit', creditForFamilies),
  refundableCredit('rentersCredit', creditForRenters(dependentExemption)),
];

export const stateLaw: StateLaw = {
  code: 'MN',
  // Form M1, filing status; Minn. Stat. §§ 290.0123 subd. 1, 290.06 subd. 2c.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: formUntil2022,
    2021: formUntil2022,
    2022: formUntil2022,
    2023: formOf2023,
    2024: formOfHouseholds,
    2025: formOfHouseholds,
    2026: formOfHouseholds,
  },
  cliffs: [
    {
      what: 'most of the standard deduction is lost evenly',
      source: 'Form M1 line 4 worksheet; Minn. Stat. § 290.0123 subd. 5',
      between: whilePhasingOut(deductionLoss, standardDeduction),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  salesTax: taxFoundation(0.06875),
  leftOut: {
    refundableCredits: 'working family and renter’s credits',
    rebates: '2023',
    other: 'property tax refund for homeowners (Form M1PR)',
  },
};
