import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, derived, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, separateHalfOfJoint, type Schedule } from '../../kernel/schedule.ts';
import { tenthsLess, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, lostAbove, percentageOfIncome, perPerson, type PercentageOfIncome } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { creditOfTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Federal adjusted gross income above which earned income is not excluded, and the most that is. US dollars. */
export const lowIncomeLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(10_000, 10_000, 5_000, 10_000),
  'Form IT-140 line 5, Low-Income Earned Income Exclusion; W. Va. Code § 11-21-10',
);

const upTo = (maximum: Usd): PercentageOfIncome => ({ rate: 1, minimum: 0, maximum });

/** All earned income, up to the limit. */
export const lowIncomeExclusion: LawTable<ByStatus<PercentageOfIncome>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(upTo(10_000), upTo(10_000), upTo(5_000), upTo(10_000)),
  'Form IT-140 line 5, Low-Income Earned Income Exclusion; W. Va. Code § 11-21-10',
);

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(2_000),
  'Form IT-140 line 6; W. Va. Code § 11-21-16',
);

const LIMITS = [10_000, 25_000, 40_000, 60_000];

/** The same schedule for every status but separate filers, whose brackets are half as wide. */
function fiveRates(rates: readonly number[]): ByStatus<Schedule> {
  return schedules(rates, separateHalfOfJoint(LIMITS, LIMITS, LIMITS));
}

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021, 2022],
    fiveRates([0.03, 0.04, 0.045, 0.06, 0.065]),
    'Form IT-140 line 8, Tax Rate Schedules; W. Va. Code § 11-21-4e',
  ),
  ...unchanged(
    [2023, 2024],
    fiveRates([0.0236, 0.0315, 0.0354, 0.0472, 0.0512]),
    'Form IT-140 line 8, Tax Rate Schedules; W. Va. Code § 11-21-4g (2023 HB 2526)',
  ),
  2025: {
    value: fiveRates([0.0222, 0.0296, 0.0333, 0.0444, 0.0482]),
    source: 'Form IT-140 (2025) line 8, Tax Rate Schedules; W. Va. Code § 11-21-4j (2024 2nd Sp. Sess. SB 2033)',
  },
});

/** Share of the tax by modified federal adjusted gross income; on a separate return from half the guideline, in half the steps. */
export const familyCredit: LawTable<ByStatus<StepTable>, TaxYear> = derived(povertyGuideline, ({ value, source }, year) => ({
  value: byStatus(
    tenthsLess(value.single, 300),
    tenthsLess(value.marriedJoint, 300),
    tenthsLess(value.marriedSeparate / 2, 150),
    tenthsLess(value.headOfHousehold, 300),
  ),
  source: `Schedule FTC-1 (${year}), Family Tax Credit Tables 1 and 2; W. Va. Code § 11-21-22b; ${source}`,
}));

export const stateLaw: StateLaw = {
  code: 'WV',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form IT-140 line 1; W. Va. Code § 11-21-12'),
    deduct('lowIncomeExemption', lostAbove(percentageOfIncome(lowIncomeExclusion), lowIncomeLimit)),
    deduct('personalExemption', perPerson(fixed(exemption))),
    graduated(rateSchedules),
    creditOfTax('familySizeCredit', byIncome(familyCredit)),
  ),
  cliffs: [
    {
      what: 'ten points of the family tax credit are lost',
      source: 'Schedule FTC-1, Family Tax Credit Tables 1 and 2; W. Va. Code § 11-21-22b',
      between: endsOfBands(familyCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { localIncomeTax: 'service fees of cities' },
};
