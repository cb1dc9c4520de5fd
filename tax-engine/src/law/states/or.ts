import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, inPairs, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { scaled, schedules, type Schedule } from '../../kernel/schedule.ts';
import { under, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, federalIncomeTax, fixed, lostAbove, perPerson, upTo } from '../../rules/amounts.ts';
import { aboveLimits, endsOfBands } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** The five limits by federal adjusted gross income; half of each on a separate return. */
function subtractionLimits(...limits: readonly Usd[]): ByStatus<StepTable> {
  const steps = (first: Usd, width: Usd, share: number) =>
    under(...limits.map((limit, step) => [first + width * step, limit * share] as const));
  const joint = steps(250_000, 10_000, 1);
  return byStatus(steps(125_000, 5_000, 1), joint, steps(125_000, 5_000, 0.5), joint);
}

/** What may be subtracted of the federal tax: indexed, each limit rounded down to a multiple of $50. ORS 316.695. US dollars. */
export const federalTaxLimit: LawTable<ByStatus<StepTable>, TaxYear> = provisional2026<ByStatus<StepTable>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: subtractionLimits(6_950, 5_550, 4_150, 2_750, 1_350),
    source: 'Form OR-40 (2020) line 10, federal tax liability table; Withholding Formulas 150-206-436 (2020); ORS 316.695',
  },
  2021: {
    value: subtractionLimits(7_050, 5_650, 4_200, 2_800, 1_400),
    source: 'Form OR-40 (2021) line 10, federal tax liability table; ORS 316.695',
  },
  2022: {
    value: subtractionLimits(7_250, 5_800, 4_350, 2_900, 1_450),
    source: 'Form OR-40 (2022) line 10, federal tax liability table; ORS 316.695',
  },
  2023: {
    value: subtractionLimits(7_800, 6_250, 4_700, 3_100, 1_550),
    source: 'Form OR-40 (2023) line 10, federal tax liability table; ORS 316.695',
  },
  2024: {
    value: subtractionLimits(8_250, 6_600, 4_950, 3_300, 1_650),
    source: 'Form OR-40 (2024) line 10, federal tax liability table; Withholding Formulas 150-206-436 (2024); ORS 316.695',
  },
  2025: {
    value: subtractionLimits(8_500, 6_800, 5_100, 3_400, 1_700),
    source: 'Form OR-40 (2025) line 10, federal tax liability table; ORS 316.695',
  },
});

/** Form OR-40 line 17. ORS 316.695(1)(c). US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: byStatus(2_315, 4_630, 2_315, 3_725), source: 'Form OR-40 (2020) line 17; ORS 316.695(1)(c)' },
  2021: { value: byStatus(2_350, 4_700, 2_350, 3_780), source: 'Form OR-40 (2021) line 17; ORS 316.695(1)(c)' },
  2022: { value: byStatus(2_420, 4_840, 2_420, 3_895), source: 'Form OR-40 (2022) line 17; ORS 316.695(1)(c)' },
  2023: { value: byStatus(2_605, 5_210, 2_605, 4_195), source: 'Form OR-40 (2023) line 17; ORS 316.695(1)(c)' },
  2024: { value: byStatus(2_745, 5_495, 2_745, 4_420), source: 'Form OR-40 (2024) line 17; ORS 316.695(1)(c)' },
  2025: { value: byStatus(2_835, 5_670, 2_835, 4_560), source: 'Form OR-40 (2025) line 17; ORS 316.695(1)(c)' },
});

/** The two lower limits are indexed, the highest is not. Joint filers and heads of household have brackets twice as wide. */
function fourRates(first: Usd, second: Usd): ByStatus<Schedule> {
  const limits = [first, second, 125_000];
  return schedules([0.0475, 0.0675, 0.0875, 0.099], inPairs(limits, scaled(limits, 2)));
}

/** ORS 316.037, indexed. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: fourRates(3_600, 9_050), source: 'Form OR-40 (2020) line 20, tax rate charts; ORS 316.037' },
  2021: { value: fourRates(3_650, 9_200), source: 'Form OR-40 (2021) line 20, tax rate charts; ORS 316.037' },
  2022: { value: fourRates(3_750, 9_450), source: 'Form OR-40 (2022) line 20, tax rate charts; ORS 316.037' },
  2023: { value: fourRates(4_050, 10_200), source: 'Form OR-40 (2023) line 20, tax rate charts; ORS 316.037' },
  2024: { value: fourRates(4_300, 10_750), source: 'Form OR-40 (2024) line 20, tax rate charts; ORS 316.037' },
  2025: { value: fourRates(4_400, 11_100), source: 'Form OR-40 (2025) line 20, tax rate charts; ORS 316.037' },
});

/** For each taxpayer. ORS 316.085, indexed. US dollars. */
export const exemptionCredit: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(210), source: 'Form OR-40 (2020) line 25; ORS 316.085' },
  2021: { value: anyStatus(213), source: 'Form OR-40 (2021) line 25; ORS 316.085' },
  2022: { value: anyStatus(219), source: 'Form OR-40 (2022) line 25; ORS 316.085' },
  2023: { value: anyStatus(236), source: 'Form OR-40 (2023) line 25; ORS 316.085' },
  2024: { value: anyStatus(249), source: 'Form OR-40 (2024) line 25; ORS 316.085' },
  2025: { value: anyStatus(256), source: 'Form OR-40 (2025) line 25; ORS 316.085' },
});

/** Federal adjusted gross income above which there is no exemption credit. US dollars. */
export const exemptionCreditLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  inPairs(100_000, 200_000),
  'Form OR-40 line 25, exemption credit worksheet; ORS 316.085',
);

export const stateLaw: StateLaw = {
  code: 'OR',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form OR-40 line 7; ORS 316.048'),
    // Before the earned income credit. Stimulus payments, which lessened it in 2020 and 2021, are left out as all one-time payments are.
    deduct('federalTaxDeduction', upTo(federalIncomeTax('Form OR-40 line 10; ORS 316.680(1)(b), 316.685'), byIncome(federalTaxLimit))),
    deduct('standardDeduction', fixed(standardDeduction)),
    graduated(rateSchedules),
    credit('exemptionCredit', perPerson(lostAbove(fixed(exemptionCredit), exemptionCreditLimit))),
  ),
  cliffs: [
    {
      what: 'a step of the federal tax subtraction is lost',
      source: 'Form OR-40 line 10, federal tax liability table; ORS 316.695',
      between: endsOfBands(federalTaxLimit),
    },
    {
      what: 'the exemption credit is lost entirely',
      source: 'ORS 316.085',
      between: aboveLimits(exemptionCreditLimit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: { notCounted: { years: [2025], source: 'Schedule OR-PTE-FY; ORS 316.043' } },
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0),
  leftOut: {
    localIncomeTax: 'taxes of the Portland area',
    payrollLevies: 'statewide transit tax, paid leave from 2023',
    refundableCredits: 'earned income credit, surplus credit (kicker)',
    other: 'stimulus payments, which lessen the federal tax deduction of 2020 and 2021',
  },
};
