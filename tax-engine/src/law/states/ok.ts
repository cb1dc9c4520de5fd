import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, inPairs, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(6_350, 12_700, 6_350, 9_350),
  'Form 511, Oklahoma standard deduction; 68 O.S. § 2358(E)(2)',
);

/** For each taxpayer. US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(1_000),
  'Form 511, exemptions; 68 O.S. § 2358(E)(1)',
);

/** Heads of household use the joint schedule. */
function sixRates(rates: readonly number[], jointTop: Usd): ByStatus<Schedule> {
  return schedules(rates, inPairs([1_000, 2_500, 3_750, 4_900, 7_200], [2_000, 5_000, 7_500, 9_800, jointTop]));
}

const RATES_FROM_2022 = [0.0025, 0.0075, 0.0175, 0.0275, 0.0375, 0.0475];

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021],
    sixRates([0.005, 0.01, 0.02, 0.03, 0.04, 0.05], 12_200),
    'Form 511, Income Tax Table; 68 O.S. § 2355(B) before Laws 2021, c. 493',
  ),
  ...unchanged(
    [2022, 2023],
    sixRates(RATES_FROM_2022, 12_200),
    'Form 511, Income Tax Table; 68 O.S. § 2355, as amended by Laws 2021, c. 493, § 1 (HB 2962)',
  ),
  ...unchanged(
    [2024, 2025],
    sixRates(RATES_FROM_2022, 14_400),
    'Form 511, Income Tax Table; 68 O.S. § 2355(C), as amended by Laws 2023, 1st Ex. Sess., c. 27',
  ),
});

/**
 * Share of the federal credit of the year: only from 2022 on is it the credit by the rules of 2020, and refundable.
 * Form 511-EIC; Laws 2021, c. 493, § 2.
 */
export const earnedIncomeCreditShare: LawTable<number, 2020 | 2021> = unchanged(
  [2020, 2021],
  0.05,
  'Form 511, Oklahoma earned income credit; 68 O.S. § 2357.43 before Laws 2021, c. 493',
);

const form = [
  startFromFederalAdjustedGrossIncome('Form 511 line 1; 68 O.S. § 2353'),
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', perPerson(fixed(personalExemption))),
  graduated(rateSchedules),
];
const formWithCredit = [...form, credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare))];

export const stateLaw: StateLaw = {
  code: 'OK',
  form: { 2020: formWithCredit, 2021: formWithCredit, 2022: form, 2023: form, 2024: form, 2025: form, 2026: form },
  cliffs: [
    {
      what: 'the earned income credit falls with the federal one',
      source: '68 O.S. § 2357.43 before Laws 2021, c. 493',
      between: (year, status) => (year <= 2021 ? whileEarnedIncomeCreditFalls(year, status) : []),
    },
  ],
  investmentIncome: { notCounted: { years: TAX_YEARS, source: 'Form 561; 68 O.S. § 2358 (Oklahoma property and companies)' } },
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.045),
  leftOut: { refundableCredits: 'earned income credit from 2022, sales tax credit' },
};
