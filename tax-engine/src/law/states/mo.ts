import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import {
  byIncome,
  federalIncomeTaxAfterCredits,
  federalStandardDeduction,
  fixed,
  shareOf,
  shareOfFederalEarnedIncomeCredit,
} from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit, noTaxUpToTaxableIncome } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { standardDeduction } from '../federal/standard-deduction.ts';
import { allNetGain, excludeShare } from '../../rules/investment-income.ts';
import { businessProfit, onBusiness } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/**
 * Share of the federal income tax that is deducted, by the Missouri adjusted gross income of the return, of both spouses
 * on a combined one. The limit of $5,000 ($10,000 combined) is out of reach: 15 % of the federal tax on $100,000 is less.
 */
export const federalTaxShare: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(notOver([25_000, 0.35], [50_000, 0.25], [100_000, 0.15], [125_000, 0.05])),
  'Form MO-1040 lines 9 to 13; Mo. Rev. Stat. § 143.171.2, as amended by 2018 HB 2540',
);

/** The Department's forms for 2018 to 2021 had no line for it; it gave the exemption back as a credit in later years. */
export const headOfHouseholdExemption = unchanged(
  [2022, 2023, 2024, 2025],
  byStatus(0, 0, 0, 1_400),
  'Form MO-1040 line 15; Mo. Rev. Stat. § 143.161.2',
);

const HALVES = [0.02, 0.025, 0.03, 0.035, 0.04, 0.045];

/**
 * The same for every status: on a combined return each spouse's share of the income is taxed by it, so one earner's is
 * taxed as a single person's. Every bracket but the last is as wide as the first.
 */
function schedules(rates: readonly number[], width: Usd): ByStatus<Schedule> {
  const limits = rates.slice(1).map((_, index) => width * (index + 1));
  return anyStatus(schedule(rates, limits));
}

/** Mo. Rev. Stat. § 143.011. US dollars of Missouri taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: schedules([0.015, ...HALVES, 0.05, 0.054], 1_073),
    source: 'Form MO-1040 (2020), Tax chart; Mo. Rev. Stat. § 143.011',
  },
  2021: {
    value: schedules([0.015, ...HALVES, 0.05, 0.054], 1_088),
    source: 'Form MO-1040 (2021), Tax chart; Mo. Rev. Stat. § 143.011',
  },
  2022: {
    value: schedules([0.015, ...HALVES, 0.05, 0.053], 1_121),
    source: 'Form MO-1040 (2022), Tax chart; Mo. Rev. Stat. § 143.011',
  },
  2023: {
    value: schedules([0, ...HALVES, 0.0495], 1_207),
    source: 'Form MO-1040 (2023), Tax chart; Mo. Rev. Stat. § 143.011, as amended by 2022 1st Ex. Sess. SBs 3 & 5',
  },
  2024: {
    value: schedules([0, ...HALVES, 0.048], 1_273),
    source: 'Form MO-1040 (2024), Tax chart; Mo. Rev. Stat. § 143.011, as amended by 2022 1st Ex. Sess. SBs 3 & 5',
  },
  2025: {
    value: schedules([0, ...HALVES, 0.047], 1_313),
    source: 'Form MO-1040 (2025), Tax chart; Mo. Rev. Stat. § 143.011, as amended by 2022 1st Ex. Sess. SBs 3 & 5',
  },
});

/** Missouri taxable income up to which there is no tax; from 2023 the first bracket is free anyway. US dollars. */
export const untaxedIncome: LawTable<ByStatus<Usd>, 2020 | 2021 | 2022> = {
  2020: { value: anyStatus(106), source: 'Form MO-1040 (2020), Tax table; Mo. Rev. Stat. § 143.021' },
  2021: { value: anyStatus(108), source: 'Form MO-1040 (2021), Tax table; Mo. Rev. Stat. § 143.021' },
  2022: { value: anyStatus(111), source: 'Form MO-1040 (2022), Tax table; Mo. Rev. Stat. § 143.021' },
};

/** Share of the federal earned income credit; nonrefundable. */
export const workingFamilyShare: LawTable<number, 2023 | 2024 | 2025 | 2026> = provisional2026<number, Exclude<2023 | 2024 | 2025, 2025 | 2026>>({
  2023: { value: 0.1, source: 'Form MO-WFTC (2023); Mo. Rev. Stat. § 143.177' },
  ...unchanged([2024, 2025], 0.2, 'Form MO-WFTC; Mo. Rev. Stat. § 143.177'),
});

/** Share of everything reported as capital gain for federal purposes that is left out. */
export const gainSubtraction: LawTable<number, 2025 | 2026> = provisional2026<number, Exclude<2025, 2025 | 2026>>({
  2025: { value: 1, source: 'Form MO-A (2025); Mo. Rev. Stat. § 143.121, as amended by 2025 HB 594' },
});

/** Share (fraction) of the income of all businesses that is deducted; wages are none. */
export const businessDeduction: LawTable<number, 2025 | 2026> = provisional2026<number, Exclude<2025, 2025 | 2026>>({
  2025: { value: 0.2, source: 'Form MO-1040 (2025) line 17; Mo. Rev. Stat. § 143.022' },
});

const businessIncome = onBusiness<2025>(['businessIncomeDeduction'], [businessDeduction], (worksheet) => {
  const { value, source } = businessDeduction[worksheet.year];
  const deduction = value * Math.max(0, businessProfit(worksheet));
  // It lowers the taxable income alone: the share of the federal tax that is deducted depends on the adjusted gross income.
  if (deduction > 0) worksheet.deduct('businessIncomeDeduction', deduction, source);
});

const start = startFromFederalAdjustedGrossIncome('Form MO-1040 line 1; Mo. Rev. Stat. § 143.121');
const deductions = [
  deduct(
    'federalTaxDeduction',
    shareOf(federalIncomeTaxAfterCredits('Form MO-1040 line 9; Mo. Rev. Stat. § 143.171.1'), byIncome(federalTaxShare)),
  ),
  deduct('standardDeduction', federalStandardDeduction('Form MO-1040 line 14; Mo. Rev. Stat. § 143.131')),
];
const beforeExemption = [start, ...deductions];
const exemption = deduct('personalExemption', fixed(headOfHouseholdExemption));
const tax = graduated(rateSchedules);
const minimum = noTaxUpToTaxableIncome(untaxedIncome);

const oldForm = [...beforeExemption, tax, minimum];
const taxAndCredit = [exemption, tax, credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(workingFamilyShare))];
const form = [...beforeExemption, ...taxAndCredit];
const formOf2025 = [
  start,
  excludeShare('capitalGainExclusion', allNetGain, gainSubtraction),
  businessIncome,
  ...deductions,
  ...taxAndCredit,
];

export const stateLaw: StateLaw = {
  code: 'MO',
  form: { 2020: oldForm, 2021: oldForm, 2022: [...beforeExemption, exemption, tax, minimum], 2023: form, 2024: form, 2025: formOf2025, 2026: formOf2025 },
  cliffs: [
    {
      what: 'less of the federal income tax is deducted',
      source: 'Form MO-1040 line 12; Mo. Rev. Stat. § 143.171.2',
      between: endsOfBands(federalTaxShare),
    },
    {
      what: 'the first dollars are taxed as well',
      source: 'Mo. Rev. Stat. § 143.021',
      between: (year, status) => {
        if (year !== 2020 && year !== 2021 && year !== 2022) return [];
        const exempt = untaxedIncome[year].value[status] + (year === 2022 ? headOfHouseholdExemption[year].value[status] : 0);
        const federal = standardDeduction[year].value[status];
        // Where no earned income credit takes it away, 35 % of the federal 10 % is deducted as well.
        return [[federal + exempt, federal + exempt / (1 - 0.35 * 0.1)]];
      },
    },
  ],
  investmentIncome: ownRules,
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.04225),
  leftOut: { localIncomeTax: 'earnings taxes of Kansas City and St. Louis' },
};
