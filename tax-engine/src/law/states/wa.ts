import type { Usd } from '../../contract.ts';
import { anyStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { netLongTermGain, taxSeparately, type SeparateTax } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { asFederal, everyYear, noCorporateIncomeTax, noWageTax, ownRules, type StateLaw } from '../../rules/state-law.ts';

function onGains(deduction: Usd, year: number, gains: Schedule = schedule([0.07], [])) {
  return {
    value: { exemption: anyStatus(deduction), schedule: gains },
    source: `Department of Revenue, Capital gains tax, standard deduction of ${year}; Wash. Rev. Code §§ 82.87.040, 82.87.060`,
  };
}

/** On long-term gains but those of real estate. */
export const gainsTax: LawTable<SeparateTax, 2022 | 2023 | 2024 | 2025 | 2026> = provisional2026<SeparateTax, Exclude<2022 | 2023 | 2024 | 2025, 2025 | 2026>>({
  2022: onGains(250_000, 2022),
  2023: onGains(262_000, 2023),
  2024: onGains(270_000, 2024),
  2025: onGains(278_000, 2025, schedule([0.07, 0.099], [1_000_000])),
});

const wages = noWageTax('Wash. Rev. Code § 82.87.040 (long-term capital gains only)');
const form = [wages, taxSeparately('capitalGainTax', netLongTermGain, gainsTax)];

/** Only long-term capital gains are taxed, from 2022; wages are not. */
export const stateLaw: StateLaw = {
  code: 'WA',
  form: { ...everyYear(wages), 2022: form, 2023: form, 2024: form, 2025: form, 2026: form },
  investmentIncome: ownRules,
  businessIncome: asFederal,
  // The business and occupation tax is one on gross receipts, whatever the legal form.
  corporateIncomeTax: noCorporateIncomeTax('Wash. Rev. Code § 82.04.220'),
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.065),
  leftOut: { payrollLevies: 'paid leave, long-term care insurance from 2023', refundableCredits: 'working families credit' },
};
