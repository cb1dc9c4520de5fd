import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, byStatus, separateAsSingle, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction, fixed, perPerson, shareLoss, type ShareLoss } from '../../rules/amounts.ts';
import { whileShareIsLost } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Until 2024 the federal one; that of 2025 by the Code as it stood at the end of 2024, without Pub. L. 119-21. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026<ByStatus<Usd>, Exclude<2025, 2025 | 2026>>({
  2025: { value: byStatus(15_000, 30_000, 15_000, 22_500), source: 'Form 1040ME (2025) line 17; 36 M.R.S. §§ 111, 5124-C' },
});

/** What is lost grows over $75,000 ($150,000 joint, $112,500 head of household) of Maine adjusted gross income. */
function deductionLoss(single: Usd, marriedJoint: Usd, headOfHousehold: Usd): ByStatus<ShareLoss> {
  return separateAsSingle<ShareLoss>(
    { start: single, range: 75_000 },
    { start: marriedJoint, range: 150_000 },
    { start: headOfHousehold, range: 112_500 },
  );
}

const DEDUCTION_WORKSHEET = 'Worksheet for Standard / Itemized Deductions; 36 M.R.S. § 5124-C(2)';

export const standardDeductionLoss: LawTable<ByStatus<ShareLoss>, TaxYear> = provisional2026<ByStatus<ShareLoss>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: deductionLoss(82_900, 165_800, 124_350), source: `Form 1040ME (2020), ${DEDUCTION_WORKSHEET}` },
  2021: { value: deductionLoss(83_850, 167_700, 125_750), source: `Form 1040ME (2021), ${DEDUCTION_WORKSHEET}` },
  2022: { value: deductionLoss(85_850, 171_700, 128_750), source: `Form 1040ME (2022), ${DEDUCTION_WORKSHEET}` },
  2023: { value: deductionLoss(91_500, 183_050, 137_300), source: `Form 1040ME (2023), ${DEDUCTION_WORKSHEET}` },
  2024: { value: deductionLoss(97_150, 194_300, 145_750), source: `Form 1040ME (2024), ${DEDUCTION_WORKSHEET}` },
  2025: { value: deductionLoss(100_000, 200_050, 150_000), source: `Form 1040ME (2025), ${DEDUCTION_WORKSHEET}` },
});

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(4_300), source: 'Form 1040ME (2020) line 18; 36 M.R.S. § 5126-A(1)' },
  2021: { value: anyStatus(4_300), source: 'Form 1040ME (2021) line 18; 36 M.R.S. § 5126-A(1)' },
  2022: { value: anyStatus(4_450), source: 'Form 1040ME (2022) line 18; 36 M.R.S. § 5126-A(1)' },
  2023: { value: anyStatus(4_700), source: 'Form 1040ME (2023) line 18; 36 M.R.S. § 5126-A(1)' },
  2024: { value: anyStatus(5_000), source: 'Form 1040ME (2024) line 18; 36 M.R.S. § 5126-A(1)' },
  2025: { value: anyStatus(5_150), source: 'Form 1040ME (2025) line 18; 36 M.R.S. § 5126-A(1)' },
});

/** Lost over $125,000 ($62,500 filing separately) of Maine adjusted gross income. */
function loss(single: Usd, marriedJoint: Usd, marriedSeparate: Usd, headOfHousehold: Usd): ByStatus<ShareLoss> {
  const range = 125_000;
  return byStatus<ShareLoss>(
    { start: single, range },
    { start: marriedJoint, range },
    { start: marriedSeparate, range: 62_500 },
    { start: headOfHousehold, range },
  );
}

const EXEMPTION_WORKSHEET = 'Worksheet for Phaseout of Personal Exemption Deduction Amount; 36 M.R.S. § 5126-A(2)';

export const exemptionLoss: LawTable<ByStatus<ShareLoss>, TaxYear> = provisional2026<ByStatus<ShareLoss>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: loss(276_350, 331_600, 165_800, 303_950), source: `Form 1040ME (2020), ${EXEMPTION_WORKSHEET}` },
  2021: { value: loss(279_500, 335_400, 167_700, 307_450), source: `Form 1040ME (2021), ${EXEMPTION_WORKSHEET}` },
  2022: { value: loss(286_200, 343_400, 171_700, 314_800), source: `Form 1040ME (2022), ${EXEMPTION_WORKSHEET}` },
  2023: { value: loss(305_150, 366_100, 183_050, 335_650), source: `Form 1040ME (2023), ${EXEMPTION_WORKSHEET}` },
  2024: { value: loss(323_900, 388_650, 194_325, 356_300), source: `Form 1040ME (2024), ${EXEMPTION_WORKSHEET}` },
  2025: { value: loss(333_450, 400_100, 200_050, 366_750), source: `Form 1040ME (2025), ${EXEMPTION_WORKSHEET}` },
});

const RATES = [0.058, 0.0675, 0.0715];

/** 36 M.R.S. § 5111(1-F) to (3-F), indexed by § 5403. US dollars of Maine taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: schedules(RATES, separateAsSingle([22_200, 52_600], [44_450, 105_200], [33_300, 78_900])),
    source: 'Maine Revenue Services, Individual Income Tax 2020 Rates; 36 M.R.S. § 5111',
  },
  2021: {
    value: schedules(RATES, separateAsSingle([22_450, 53_150], [44_950, 106_350], [33_650, 79_750])),
    source: 'Maine Revenue Services, Individual Income Tax 2021 Rates; 36 M.R.S. § 5111',
  },
  2022: {
    value: schedules(RATES, separateAsSingle([23_000, 54_450], [46_000, 108_900], [34_500, 81_700])),
    source: 'Maine Revenue Services, Individual Income Tax 2022 Rates; 36 M.R.S. § 5111',
  },
  2023: {
    value: schedules(RATES, separateAsSingle([24_500, 58_050], [49_050, 116_100], [36_750, 87_100])),
    source: 'Maine Revenue Services, Individual Income Tax 2023 Rates; 36 M.R.S. § 5111',
  },
  2024: {
    value: schedules(RATES, separateAsSingle([26_050, 61_600], [52_100, 123_250], [39_050, 92_450])),
    source: 'Maine Revenue Services, Individual Income Tax 2024 Rates; 36 M.R.S. § 5111',
  },
  2025: {
    value: schedules(RATES, separateAsSingle([26_800, 63_450], [53_600, 126_900], [40_200, 95_150])),
    source: 'Maine Revenue Services, Individual Income Tax 2025 Rates; 36 M.R.S. § 5111',
  },
});

const start = startFromFederalAdjustedGrossIncome('Form 1040ME line 14; 36 M.R.S. § 5121');
const afterDeduction = [deduct('personalExemption', shareLoss(perPerson(fixed(exemption)), exemptionLoss)), graduated(rateSchedules)];
const formUntil2024 = [
  start,
  deduct('standardDeduction', shareLoss(federalStandardDeduction('Form 1040ME line 17; 36 M.R.S. § 5124-C(1)'), standardDeductionLoss)),
  ...afterDeduction,
];

export const stateLaw: StateLaw = {
  code: 'ME',
  form: {
    2020: formUntil2024,
    2021: formUntil2024,
    2022: formUntil2024,
    2023: formUntil2024,
    2024: formUntil2024,
    2025: [start, deduct('standardDeduction', shareLoss<2025>(fixed(standardDeduction), standardDeductionLoss)), ...afterDeduction],
  },
  cliffs: [
    {
      what: 'the standard deduction is lost evenly',
      source: DEDUCTION_WORKSHEET,
      between: whileShareIsLost(standardDeductionLoss),
    },
    {
      what: 'the exemptions are lost evenly',
      source: EXEMPTION_WORKSHEET,
      between: whileShareIsLost(exemptionLoss),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.055),
  leftOut: {
    payrollLevies: 'paid leave, from 2025',
    refundableCredits: 'earned income credit, property tax and sales tax fairness credits',
    rebates: '2022',
  },
};
