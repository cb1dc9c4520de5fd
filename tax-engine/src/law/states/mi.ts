import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { fixed, perPerson } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { addBackSelfEmploymentTax } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** For each taxpayer. MCL 206.30(2), indexed by subsection (7). US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(4_750), source: 'Form MI-1040 (2020) line 9a; MCL 206.30(2), (7)' },
  2021: { value: anyStatus(4_900), source: 'Form MI-1040 (2021) line 9a; MCL 206.30(2), (7)' },
  2022: { value: anyStatus(5_000), source: 'Form MI-1040 (2022) line 9a; MCL 206.30(2), (7)' },
  2023: { value: anyStatus(5_400), source: 'Form MI-1040 (2023) line 9a; MCL 206.30(2), (7)' },
  2024: { value: anyStatus(5_600), source: 'Form MI-1040 (2024) line 9a; MCL 206.30(2), (7)' },
  2025: { value: anyStatus(5_800), source: 'Form MI-1040 (2025) line 9a; MCL 206.30(2), (7)' },
});

export const rate: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022], 0.0425, 'Form MI-1040 line 17; MCL 206.51(1)(b)'),
  2023: { value: 0.0405, source: 'Form MI-1040 (2023) line 17; MCL 206.51(1)(c), for this year alone (Att’y Gen. Op. No. 7320)' },
  ...unchanged([2024, 2025], 0.0425, 'Form MI-1040 line 17; MCL 206.51(1)(b)'),
});

const start = startFromFederalAdjustedGrossIncome('Form MI-1040 line 10; MCL 206.30(1)');
const exemptionAndTax = [deduct('personalExemption', perPerson(fixed(exemption))), flat(rate)];

export const stateLaw: StateLaw = {
  code: 'MI',
  form: {
    ...everyYear(start, ...exemptionAndTax),
    2025: [start, addBackSelfEmploymentTax('Michigan Schedule 1, Additions to income; MCL 206.30(1)(b)'), ...exemptionAndTax],
  },
  investmentIncome: asFederal,
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'taxes of Detroit and other cities',
    refundableCredits: 'earned income credit, homestead and home heating credits',
  },
};
