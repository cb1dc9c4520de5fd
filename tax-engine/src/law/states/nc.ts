import type { TaxYear, Usd } from '../../contract.ts';
import { byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { fixed } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021],
    byStatus(10_750, 21_500, 10_750, 16_125),
    'Form D-400 line 11; N.C. Gen. Stat. § 105-153.5(a)(1), as amended by S.L. 2019-246',
  ),
  ...unchanged(
    [2022, 2023, 2024, 2025],
    byStatus(12_750, 25_500, 12_750, 19_125),
    'Form D-400 line 11; N.C. Gen. Stat. § 105-153.5(a)(1), as amended by S.L. 2021-180',
  ),
});

export const rate: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021], 0.0525, 'Form D-400 line 15; N.C. Gen. Stat. § 105-153.7(a)'),
  2022: { value: 0.0499, source: 'Form D-400 (2022) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2021-180' },
  2023: { value: 0.0475, source: 'Form D-400 (2023) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2021-180' },
  2024: { value: 0.045, source: 'Form D-400 (2024) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2023-134' },
  2025: { value: 0.0425, source: 'Form D-400 (2025) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2023-134' },
});

export const stateLaw: StateLaw = {
  code: 'NC',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form D-400 line 6; N.C. Gen. Stat. § 105-153.3'),
    deduct('standardDeduction', fixed(standardDeduction)),
    flat(rate),
  ),
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0475),
  leftOut: {},
};
