import type { TaxYear, Usd } from '../../contract.ts';
import { inPairs, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalIncomeTax, fixed } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';

type GraduatedYear = Exclude<TaxYear, 2025>;

/** Three brackets, of which the combined exemption and standard deduction leaves the start of the lowest untaxed: 4,500 dollars, or 9,000. */
function threeRates(...rates: readonly number[]): ByStatus<Schedule> {
  return schedules([0, ...rates], separateAsSingle([4_500, 12_500, 50_000], [9_000, 25_000, 100_000], [9_000, 12_500, 50_000]));
}

export const rateSchedules: LawTable<ByStatus<Schedule>, GraduatedYear> = {
  ...unchanged([2020, 2021], threeRates(0.02, 0.04, 0.06), 'Form IT-540, Tax Computation Worksheet; La. R.S. 47:32(A), 47:294, 47:295'),
  ...unchanged(
    [2022, 2023, 2024],
    threeRates(0.0185, 0.035, 0.0425),
    'Form IT-540, Tax Computation Worksheet; La. R.S. 47:32(A) (2021 Act 395), 47:294, 47:295',
  ),
};

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026<ByStatus<Usd>, Exclude<2025, 2025 | 2026>>({
  2025: {
    value: inPairs(12_500, 25_000),
    source: 'Form IT-540 (2025) line 8; La. R.S. 47:294 (2024 3rd Ex. Sess. Act 11)',
  },
});

export const flatRate: LawTable<number, 2025 | 2026> = provisional2026<number, Exclude<2025, 2025 | 2026>>({
  2025: { value: 0.03, source: 'Form IT-540 (2025), tax computation; La. R.S. 47:32(A) (2024 3rd Ex. Sess. Act 11)' },
});

const start = startFromFederalAdjustedGrossIncome('Form IT-540 line 7; La. R.S. 47:293');
const afterFederalTax = [
  start,
  // Before the earned income credit, which is refundable.
  deduct('federalTaxDeduction', federalIncomeTax('Form IT-540 line 9; La. R.S. 47:293, 47:298 (repealed by 2021 Act 395)')),
  graduated(rateSchedules),
];
const graduatedForm = [start, graduated(rateSchedules)];

export const stateLaw: StateLaw = {
  code: 'LA',
  form: {
    2020: afterFederalTax,
    2021: afterFederalTax,
    2022: graduatedForm,
    2023: graduatedForm,
    2024: graduatedForm,
    2025: [start, deduct('standardDeduction', fixed(standardDeduction)), flat(flatRate)],
  },
  investmentIncome: {
    notCounted: { years: [2020, 2021, 2022, 2023, 2024], source: 'La. R.S. 47:293(9)(a)(xvii) (Louisiana businesses not publicly traded)' },
  },
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: { value: 0.05, source: 'La. R.S. 47:302, as amended by 2024 3rd Extraordinary Session Act 11, from January 1, 2025' },
  leftOut: { refundableCredits: 'earned income credit' },
};
