import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { fixed, lostAbove, perPerson } from '../../rules/amounts.ts';
import { aboveLimits } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

export const rate: LawTable<number, TaxYear> = unchanged(TAX_YEARS, 0.0495, 'Form IL-1040 line 12; 35 ILCS 5/201(b)(5.4)');

/** Exemption allowance for each taxpayer. 35 ILCS 5/204(b). US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(2_325), source: 'Form IL-1040 (2020) line 10a; 35 ILCS 5/204(b), (d-5)' },
  2021: { value: anyStatus(2_375), source: 'Form IL-1040 (2021) line 10a; 35 ILCS 5/204(b), (d-5)' },
  2022: { value: anyStatus(2_425), source: 'Form IL-1040 (2022) line 10a; 35 ILCS 5/204(b), (d-5)' },
  2023: { value: anyStatus(2_425), source: 'Form IL-1040 (2023) line 10a; 35 ILCS 5/204(b), as amended by P.A. 103-9' },
  2024: { value: anyStatus(2_775), source: 'Form IL-1040 (2024) line 10a; 35 ILCS 5/204(b), as amended by P.A. 103-592' },
  2025: { value: anyStatus(2_850), source: 'Form IL-1040 (2025) line 10a; 35 ILCS 5/204(b), (d-5)' },
});

/** Federal adjusted gross income above which there is no exemption. US dollars. */
export const exemptionLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(250_000, 500_000, 250_000, 250_000),
  '35 ILCS 5/204(g) (P.A. 100-22)',
);

export const stateLaw: StateLaw = {
  code: 'IL',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form IL-1040 line 1; 35 ILCS 5/203(a)(1)'),
    deduct('personalExemption', lostAbove(perPerson(fixed(exemption)), exemptionLimit)),
    flat(rate),
  ),
  cliffs: [
    {
      what: 'the exemption is lost entirely',
      source: '35 ILCS 5/204(g)',
      between: aboveLimits(exemptionLimit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0625),
  leftOut: { refundableCredits: 'earned income credit', rebates: '2022', other: 'property tax credit' },
};
