import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction, fixed, shareLoss, type Amount, type ShareLoss } from '../../rules/amounts.ts';
import { whileShareIsLost } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { dependentCareCredit } from '../../rules/dependent-care-credit.ts';
import { graduated, surtax, type Surtax } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { takenOnTime } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductStandardOrItemized,
  dependents,
  perUnclaimedPerson,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { earnedIncomeCreditAtAges } from '../../rules/wider-earned-income-credit.ts';
import type { ChildlessAges } from '../federal/earned-income-credit-eligibility.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { creditForPropertyTax, creditForSalesTax } from './me/fairness-credits.ts';
import { payrollLevies } from './me/levies.ts';

const RATES_OF_2026 = 'Maine Revenue Services, Individual Income Tax 2026 Rates';

/** Federal until 2024; for 2025 by the Code at the end of 2024; then Maine's own. Without the additions for age. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = {
  2025: { value: byStatus(15_000, 30_000, 15_000, 22_500), source: 'Form 1040ME (2025) line 17; 36 M.R.S. §§ 111, 5124-C' },
  2026: { value: byStatus(15_300, 30_600, 15_300, 22_950), source: `${RATES_OF_2026}; 36 M.R.S. § 5124-C(1-B)` },
};

/** Phases out over $75,000 ($150,000 joint, $112,500 head of household) of Maine adjusted gross income. */
function deductionLoss(single: Usd, marriedJoint: Usd, headOfHousehold: Usd): ByStatus<ShareLoss> {
  return separateAsSingle<ShareLoss>(
    { start: single, range: 75_000 },
    { start: marriedJoint, range: 150_000 },
    { start: headOfHousehold, range: 112_500 },
  );
}

const DEDUCTION_WORKSHEET = 'Worksheet for Standard / Itemized Deductions; 36 M.R.S. § 5124-C(2)';

export const standardDeductionLoss: LawTable<ByStatus<ShareLoss>, TaxYear> = {
  2020: { value: deductionLoss(82_900, 165_800, 124_350), source: `Form 1040ME (2020), ${DEDUCTION_WORKSHEET}` },
  2021: { value: deductionLoss(83_850, 167_700, 125_750), source: `Form 1040ME (2021), ${DEDUCTION_WORKSHEET}` },
  2022: { value: deductionLoss(85_850, 171_700, 128_750), source: `Form 1040ME (2022), ${DEDUCTION_WORKSHEET}` },
  2023: { value: deductionLoss(91_500, 183_050, 137_300), source: `Form 1040ME (2023), ${DEDUCTION_WORKSHEET}` },
  2024: { value: deductionLoss(97_150, 194_300, 145_750), source: `Form 1040ME (2024), ${DEDUCTION_WORKSHEET}` },
  2025: { value: deductionLoss(100_000, 200_050, 150_000), source: `Form 1040ME (2025), ${DEDUCTION_WORKSHEET}` },
  2026: { value: deductionLoss(102_250, 204_550, 153_400), source: `2026 Maine Estimated Tax Worksheet, ${DEDUCTION_WORKSHEET}` },
};

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = {
  2020: { value: anyStatus(4_300), source: 'Form 1040ME (2020) line 18; 36 M.R.S. § 5126-A(1)' },
  2021: { value: anyStatus(4_300), source: 'Form 1040ME (2021) line 18; 36 M.R.S. § 5126-A(1)' },
  2022: { value: anyStatus(4_450), source: 'Form 1040ME (2022) line 18; 36 M.R.S. § 5126-A(1)' },
  2023: { value: anyStatus(4_700), source: 'Form 1040ME (2023) line 18; 36 M.R.S. § 5126-A(1)' },
  2024: { value: anyStatus(5_000), source: 'Form 1040ME (2024) line 18; 36 M.R.S. § 5126-A(1)' },
  2025: { value: anyStatus(5_150), source: 'Form 1040ME (2025) line 18; 36 M.R.S. § 5126-A(1)' },
  2026: { value: anyStatus(5_300), source: `${RATES_OF_2026}; 36 M.R.S. § 5126-A(1)` },
};

/** Phases out over $125,000 of Maine adjusted gross income, or another range; over half of it on a separate return. */
function loss(single: Usd, marriedJoint: Usd, marriedSeparate: Usd, headOfHousehold: Usd, range = 125_000): ByStatus<ShareLoss> {
  return byStatus<ShareLoss>(
    { start: single, range },
    { start: marriedJoint, range },
    { start: marriedSeparate, range: range / 2 },
    { start: headOfHousehold, range },
  );
}

const EXEMPTION_WORKSHEET = 'Worksheet for Phaseout of Personal Exemption Deduction Amount; 36 M.R.S. § 5126-A(2)';

export const exemptionLoss: LawTable<ByStatus<ShareLoss>, TaxYear> = {
  2020: { value: loss(276_350, 331_600, 165_800, 303_950), source: `Form 1040ME (2020), ${EXEMPTION_WORKSHEET}` },
  2021: { value: loss(279_500, 335_400, 167_700, 307_450), source: `Form 1040ME (2021), ${EXEMPTION_WORKSHEET}` },
  2022: { value: loss(286_200, 343_400, 171_700, 314_800), source: `Form 1040ME (2022), ${EXEMPTION_WORKSHEET}` },
  2023: { value: loss(305_150, 366_100, 183_050, 335_650), source: `Form 1040ME (2023), ${EXEMPTION_WORKSHEET}` },
  2024: { value: loss(323_900, 388_650, 194_325, 356_300), source: `Form 1040ME (2024), ${EXEMPTION_WORKSHEET}` },
  2025: { value: loss(333_450, 400_100, 200_050, 366_750), source: `Form 1040ME (2025), ${EXEMPTION_WORKSHEET}` },
  2026: { value: loss(341_000, 409_150, 204_575, 375_050), source: `2026 Maine Estimated Tax Worksheet, ${EXEMPTION_WORKSHEET}` },
};

const RATES = [0.058, 0.0675, 0.0715];

function rates(year: TaxYear, single: readonly Usd[], marriedJoint: readonly Usd[], headOfHousehold: readonly Usd[]) {
  const value = schedules(RATES, separateAsSingle<readonly Usd[]>(single, marriedJoint, headOfHousehold));
  return { value, source: `Maine Revenue Services, Individual Income Tax ${year} Rates; 36 M.R.S. § 5111` };
}

/** 36 M.R.S. § 5111(1-F) to (3-F), indexed by § 5403. US dollars of Maine taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: rates(2020, [22_200, 52_600], [44_450, 105_200], [33_300, 78_900]),
  2021: rates(2021, [22_450, 53_150], [44_950, 106_350], [33_650, 79_750]),
  2022: rates(2022, [23_000, 54_450], [46_000, 108_900], [34_500, 81_700]),
  2023: rates(2023, [24_500, 58_050], [49_050, 116_100], [36_750, 87_100]),
  2024: rates(2024, [26_050, 61_600], [52_100, 123_250], [39_050, 92_450]),
  2025: rates(2025, [26_800, 63_450], [53_600, 126_900], [40_200, 95_150]),
  2026: rates(2026, [27_400, 64_850], [54_850, 129_750], [41_100, 97_300]),
};

/** On taxable income above a threshold in US dollars. */
export const surcharge: LawTable<Surtax, 2026> = {
  2026: {
    value: { rate: 0.02, threshold: byStatus(1_000_000, 1_500_000, 750_000, 1_500_000) },
    source: '36 M.R.S. § 5111(7), as enacted by L.D. 2212 (2026), Part DDDD',
  },
};

const PENSION_WORKSHEET = 'Schedule 1S, Pension Income Deduction Worksheet; 36 M.R.S. § 5122(2)(M-2)';

/** Each taxpayer's deduction of pensions and IRAs not taken early, minus Social Security: the maximum benefit at full retirement age. US dollars. */
export const pensionDeduction: LawTable<ByStatus<Usd>, HouseholdYear> = {
  2024: { value: anyStatus(45_864), source: `Form 1040ME (2024) ${PENSION_WORKSHEET}` },
  2025: { value: anyStatus(48_216), source: `Form 1040ME (2025) ${PENSION_WORKSHEET}` },
  2026: {
    value: anyStatus(49_824),
    source: '36 M.R.S. § 5122(2)(M-2); SSA, 2026 Social Security Changes, maximum benefit of 4,152 a month',
  },
};

/** By federal adjusted gross income, from 2025. */
export const pensionDeductionLoss: LawTable<ByStatus<ShareLoss>, HouseholdYear> = provisional2026({
  2024: { value: loss(Infinity, Infinity, Infinity, Infinity, 100_000), source: `Form 1040ME (2024) ${PENSION_WORKSHEET}` },
  2025: {
    value: loss(125_000, 250_000, 125_000, 187_500, 100_000),
    source: 'Form 1040ME (2025) Schedule 1S, Worksheet for Phaseout of Non-Military Pension Income Deduction; 36 M.R.S. § 5122(2)(M-3)',
  },
});
const untaxedPensions = workedOut(
  pensionDeduction,
  (value, { year, status, federal }) => {
    const most = value[status];
    const { start, range } = pensionDeductionLoss[year].value[status];
    const lost = Math.min(1, Math.max(0, federal.adjustedGrossIncome - start) / range);
    const limited = spousesOf(federal).map((person) =>
      Math.min(takenOnTime(person.pensions), Math.max(0, most - person.socialSecurityBenefits)),
    );
    return limited.reduce((sum, pension) => sum + (1 - lost) * pension, 0);
  },
  pensionDeductionLoss,
);

/** Limit on itemized deductions other than medical expenses. US dollars. */
export const itemizedLimit: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: anyStatus(35_250), source: 'Form 1040ME (2024) Schedule 2 line 5; 36 M.R.S. § 5125(4)' },
  2025: { value: anyStatus(36_300), source: 'Form 1040ME (2025) Schedule 2 line 5; 36 M.R.S. § 5125(4)' },
});

/** Federal itemized deductions with the full property tax as the only tax; none if the federal return does not itemize. */
const itemizedDeductions: Amount<HouseholdYear> = workedOut(itemizedLimit, (value, worksheet) => {
  if (!worksheet.federal.itemizes) return 0;
  const { total, medical, stateLocalTaxes } = scheduleA(worksheet);
  const besidesMedical = total - medical - stateLocalTaxes + worksheet.federal.propertyTaxPaid;
  return medical + Math.min(besidesMedical, value[worksheet.status]);
});

/** The larger of the standard deduction and itemized deductions. */
function standardOrItemized<Year extends HouseholdYear>(standard: Amount<Year>) {
  return deductStandardOrItemized<Year>({
    standard: shareLoss<Year>(standard, standardDeductionLoss),
    itemized: shareLoss<Year>(itemizedDeductions, standardDeductionLoss),
    choice: 'free',
  });
}
const basicDeduction = fixed(standardDeduction);
/** With the federal additions for age and blindness. */
const ownDeduction: Amount<2025 | 2026> = {
  ...basicDeduction,
  of: (worksheet) => basicDeduction.of(worksheet) + worksheet.federal.standardDeduction - worksheet.federal.basicStandardDeduction,
};

/** Share (fraction) of the federal dependent care credit by the Code at the end of 2024; refundable up to `refunded`. US dollars. */
export const careCredit: LawTable<{ readonly share: number; readonly refunded: Usd; readonly code: 2024 | 2025 }, HouseholdYear> = {
  2024: { value: { share: 0.25, refunded: 500, code: 2024 }, source: 'Form 1040ME (2024) Schedule A; 36 M.R.S. § 5218' },
  2025: { value: { share: 0.25, refunded: 500, code: 2025 }, source: 'Form 1040ME (2025) Schedule A; 36 M.R.S. § 5218' },
  2026: { value: { share: 0.25, refunded: 500, code: 2025 }, source: '36 M.R.S. §§ 111(1-A), 5218' },
};

function careCreditOf(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { year, status, federal } = worksheet;
  if (federal.dependentCareCreditBeforeLimit === 0) return 0;
  const { share, code } = careCredit[year].value;
  if (code === year) return share * federal.dependentCareCredit;
  const { dependentCareExpenses: expenses, adjustedGrossIncome } = federal;
  const care = { expenses, dependents: dependents(worksheet), lowestEarnedIncome: expenses, adjustedGrossIncome };
  return (
    share * Math.min(expenses * dependentCareCredit(care, status, code).rate, federal.incomeTaxBeforeCredits - federal.foreignTaxCredit)
  );
}
const partOfCareCredit = (part: (whole: Usd, refunded: Usd) => Usd) =>
  workedOut(careCredit, (value, worksheet) => part(careCreditOf(worksheet), value.refunded));

/** Shares (fractions) of the federal credit; without a child, it starts at age 18. */
export interface EarnedIncomeCredit extends ChildlessAges {
  readonly withChild: number;
  readonly otherwise: number;
}

export const earnedIncomeCredit: LawTable<EarnedIncomeCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { withChild: 0.25, otherwise: 0.5, from: 18, to: 64 },
  'Form 1040ME Schedule A, Maine Earned Income Tax Credit Worksheet; 36 M.R.S. § 5219-S(1), (1-A), (5), (6)',
);
const creditForEarnedIncome = amountFrom<HouseholdYear>(
  [earnedIncomeCredit],
  (worksheet) => {
    const { withChild, otherwise } = earnedIncomeCredit[worksheet.year].value;
    const hasChild = worksheet.federal.qualifyingChildren > 0;
    return (hasChild ? withChild : otherwise) * earnedIncomeCreditAtAges(worksheet, earnedIncomeCredit);
  },
  ({ year }) => earnedIncomeCredit[year].source,
);

/** For each dependent, `times` the amount below `youngBelow`; the total falls by `loss` per `step` of income. US dollars. */
export interface DependentCredit {
  readonly amount: Usd;
  readonly youngBelow: number;
  readonly times: number;
  readonly start: ByStatus<Usd>;
  readonly step: Usd;
  readonly loss: Usd;
}

export const dependentCredit: LawTable<DependentCredit, HouseholdYear> = provisional2026({
  2024: {
    value: { amount: 300, youngBelow: 0, times: 1, start: byStatus(200_000, 400_000, 200_000, 200_000), step: 1_000, loss: 7.5 },
    source: 'Form 1040ME (2024) Schedule A, Worksheet for Dependent Exemption Tax Credit; 36 M.R.S. § 5219-SS',
  },
  2025: {
    value: { amount: 305, youngBelow: 6, times: 2, start: byStatus(100_000, 150_000, 75_000, 125_000), step: 500, loss: 20 },
    source: 'Form 1040ME (2025) Schedule A line 1; 36 M.R.S. § 5219-SS, as amended by P.L. 2025, c. 388',
  },
});
const creditForDependents = workedOut(dependentCredit, ({ amount, youngBelow, times, start, step, loss }, worksheet) => {
  const { year, federal, adjustedGrossIncome } = worksheet;
  // In 2024, only a joint return has the higher start.
  const status = year === 2024 ? federal.status : worksheet.status;
  const all = dependents(worksheet);
  if (all === 0) return 0;
  const full = amount * (all + (times - 1) * federal.dependentsBelow(youngBelow));
  return Math.max(0, full - loss * Math.ceil(Math.max(0, adjustedGrossIncome - start[status]) / step));
});

const start = startFromFederalAdjustedGrossIncome('Form 1040ME line 14; 36 M.R.S. § 5121');
const federalDeduction = federalStandardDeduction('Form 1040ME line 17; 36 M.R.S. § 5124-C(1)');
const exemptions = deduct('personalExemption', shareLoss(perUnclaimedPerson(fixed(exemption)), exemptionLoss));

const fromExemptions = [exemptions, graduated(rateSchedules)];
const formUntil2023 = [start, deduct('standardDeduction', shareLoss(federalDeduction, standardDeductionLoss)), ...fromExemptions];
const untilDeduction = [
  start,
  subtractSocialSecurity('Form 1040ME Schedule 1S; 36 M.R.S. § 5122(2)(C)'),
  subtract('retirementIncomeSubtraction', untaxedPensions),
];
const careCreditBeyondRefund = partOfCareCredit((whole, refunded) => Math.max(0, whole - refunded));
const credits = [
  credit('dependentCareCredit', careCreditBeyondRefund),
  refundableCredit('dependentCareCredit', partOfCareCredit(Math.min)),
  refundableCredit('earnedIncomeCredit', creditForEarnedIncome),
  refundableCredit('dependentCredit', creditForDependents),
  refundableCredit('propertyTaxCredit', creditForPropertyTax),
  refundableCredit('salesTaxCredit', creditForSalesTax),
];

export const stateLaw: StateLaw = {
  code: 'ME',
  // Form 1040ME filing status 5; 36 M.R.S. §§ 5111, 5124-C.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: formUntil2023,
    2021: formUntil2023,
    2022: formUntil2023,
    2023: formUntil2023,
    2024: [...untilDeduction, standardOrItemized<2024>(federalDeduction), ...fromExemptions, ...credits],
    2025: [...untilDeduction, standardOrItemized<2025>(ownDeduction), ...fromExemptions, ...credits],
    2026: [...untilDeduction, standardOrItemized<2026>(ownDeduction), ...fromExemptions, surtax(surcharge), ...credits],
  },
  cliffs: [
    { what: 'the standard deduction is lost evenly', source: DEDUCTION_WORKSHEET, between: whileShareIsLost(standardDeductionLoss) },
    { what: 'the exemptions are lost evenly', source: EXEMPTION_WORKSHEET, between: whileShareIsLost(exemptionLoss) },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  salesTax: taxFoundation(0.055),
  leftOut: {
    refundableCredits: 'earned income tax credit, dependent credit, property tax and sales tax fairness credits',
    rebates: '2022',
  },
};
