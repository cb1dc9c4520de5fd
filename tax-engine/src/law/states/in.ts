import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { fixed, perPerson } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(1_000),
  'Form IT-40 Schedule 3 line 1; IC 6-3-1-3.5(a)(3)',
);

export const rate: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022], 0.0323, 'Form IT-40 line 8; IC 6-3-2-1(b)'),
  2023: { value: 0.0315, source: 'Form IT-40 (2023) line 8; IC 6-3-2-1(b), as amended by 2022 HEA 1002' },
  2024: { value: 0.0305, source: 'Form IT-40 (2024) line 8; IC 6-3-2-1(b), as amended by 2023 HEA 1001' },
  2025: { value: 0.03, source: 'Form IT-40 (2025) line 8; IC 6-3-2-1(b), as amended by 2023 HEA 1001' },
});

export const stateLaw: StateLaw = {
  code: 'IN',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form IT-40 line 1; IC 6-3-1-3.5(a)'),
    deduct('personalExemption', perPerson(fixed(exemption))),
    flat(rate),
  ),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.07),
  leftOut: {
    localIncomeTax: 'taxes of all counties',
    refundableCredits: 'earned income credit',
    rebates: '2022',
    other: 'renter’s deduction',
  },
};
