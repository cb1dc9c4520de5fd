import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, inPairs, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, percentageOfIncome, perPerson, type PercentageOfIncome } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome, startFromFederalTaxableIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { allNetGain, onInvestments, setGainApart, taxGainOnTop } from '../../rules/investment-income.ts';
import { addBackQualifiedBusinessIncome } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Years with a deduction and an exemption of Montana's own; 2021 SB 399 ended both. */
type OwnDeductionYear = 2020 | 2021 | 2022 | 2023;

/** 20 % of Montana adjusted gross income; couples and heads of household have twice the bounds. */
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

/** The same for every status until 2023, of seven rates. */
function sevenRates(topRate: number, limits: readonly Usd[]): ByStatus<Schedule> {
  return anyStatus(schedule([0.01, 0.02, 0.03, 0.04, 0.05, 0.06, topRate], limits));
}

const TWO_RATES = [0.047, 0.059];

/** Mont. Code § 15-30-2103. US dollars of Montana taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
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
});

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
export const gainRates: LawTable<ByStatus<Schedule>, 2024 | 2025 | 2026> = provisional2026<ByStatus<Schedule>, Exclude<2024 | 2025, 2025 | 2026>>({
  2024: {
    value: schedules(GAIN_RATES, separateAsSingle([20_500], [41_000], [30_750])),
    source: 'Form 2 (2024), Net Long-Term Capital Gains Tax Table; Mont. Code § 15-30-2103(2)',
  },
  2025: {
    value: schedules(GAIN_RATES, separateAsSingle([21_100], [42_200], [31_700])),
    source: 'Form 2 (2025), Net Long-Term Capital Gains Tax Table; Mont. Code § 15-30-2103(2)',
  },
});

const tax = graduated(rateSchedules);
const formUntil2023 = [
  startFromFederalAdjustedGrossIncome('Form 2, Federal adjusted gross income; Mont. Code § 15-30-2110'),
  deduct('standardDeduction', percentageOfIncome(standardDeduction)),
  deduct('personalExemption', perPerson(fixed(exemption))),
  tax,
  creditForGains,
];
const start = startFromFederalTaxableIncome('Form 2, Federal taxable income; Mont. Code § 15-30-2120');
const gainsAndTax = [setGainApart(gainRates), tax, taxGainOnTop(gainRates)];
const businessAddBack = addBackQualifiedBusinessIncome('Form 2 (2025); Mont. Code § 15-30-2120(2)');

export const stateLaw: StateLaw = {
  code: 'MT',
  form: {
    2020: formUntil2023,
    2021: formUntil2023,
    2022: formUntil2023,
    2023: formUntil2023,
    2024: [start, ...gainsAndTax],
    2025: [start, businessAddBack, ...gainsAndTax],
  },
  investmentIncome: ownRules,
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0),
  leftOut: { refundableCredits: 'earned income credit', rebates: '2023' },
};
