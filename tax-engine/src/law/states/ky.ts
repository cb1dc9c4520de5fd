import type { TaxYear, Usd } from '../../contract.ts';
import { anyStatus, derived, eachStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit, creditOfTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { povertyGuideline } from '../federal/poverty-guidelines.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** One for each return, of a couple too; a spouse's own on a combined return is of no use without income. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: anyStatus(2_650), source: 'Form 740 (2020) line 10; KRS 141.081(2)' },
  2021: { value: anyStatus(2_690), source: 'Form 740 (2021) line 10; KRS 141.081(2)' },
  2022: { value: anyStatus(2_770), source: 'Form 740 (2022) line 10; KRS 141.081(2)' },
  2023: { value: anyStatus(2_980), source: 'Form 740 (2023) line 10; KRS 141.081(2)' },
  2024: { value: anyStatus(3_160), source: 'Form 740 (2024) line 10; KRS 141.081(2)' },
  2025: { value: anyStatus(3_270), source: 'Form 740 (2025) line 10; KRS 141.081(2)' },
});

export const rate: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022], 0.05, 'Form 740 line 12; KRS 141.020(2), as amended by 2018 HB 487'),
  2023: { value: 0.045, source: 'Form 740 (2023) line 12; KRS 141.020(2), as amended by 2022 HB 8' },
  ...unchanged([2024, 2025], 0.04, 'Form 740 line 12; KRS 141.020(2), as amended by 2023 HB 1'),
});

/** Upper ends of the Family Size Table's bands as multiples of the poverty guideline, and the share of the tax credited. */
const FAMILY_SIZE_BANDS = [
  [1, 1],
  [1.04, 0.9],
  [1.08, 0.8],
  [1.12, 0.7],
  [1.16, 0.6],
  [1.2, 0.5],
  [1.24, 0.4],
  [1.27, 0.3],
  [1.3, 0.2],
  [1.33, 0.1],
] as const;

/** The Family Size Table of a guideline with a value for each band; its limits are in whole dollars. */
function familySizeTable(guideline: Usd, values: readonly number[]): StepTable {
  return notOver(...FAMILY_SIZE_BANDS.map(([multiple], band) => [Math.round(guideline * multiple), values[band] ?? 0] as const));
}

const SHARES = FAMILY_SIZE_BANDS.map(([, share]) => share);

/** Share of the tax by modified gross income. A separate filer lives apart: a family of one. */
export const familySizeCredit: LawTable<ByStatus<StepTable>, TaxYear> = derived(povertyGuideline, ({ value, source }, year) => ({
  value: eachStatus(value, (guideline) => familySizeTable(guideline, SHARES)),
  source: `Schedule ITC (${year}), Family Size Table; KRS 141.066(3); ${source}`,
}));

const GAP_OF_ONE = familySizeTable(povertyGuideline[2020].value.single, [0, 11, 20, 29, 37, 45, 51, 58, 64, 69]);
const GAP_OF_TWO = familySizeTable(povertyGuideline[2020].value.marriedJoint, [0, 7, 13, 18, 22, 24, 26, 27, 28, 28]);

/** By the bands of the Family Size Table, for a family of one or two, in 2019 and 2020 alone. US dollars. */
export const incomeGapCredit: LawTable<ByStatus<StepTable>, 2020> = {
  2020: {
    value: separateAsSingle(GAP_OF_ONE, GAP_OF_TWO, GAP_OF_ONE),
    source: 'Form 740 (2020) line 25; Schedule ITC (2020), Income Gap Tax Credit; KRS 141.066',
  },
};

const form = [
  startFromFederalAdjustedGrossIncome('Form 740 line 5; KRS 141.019'),
  deduct('standardDeduction', fixed(standardDeduction)),
  flat(rate),
  creditOfTax('familySizeCredit', byIncome(familySizeCredit)),
];

export const stateLaw: StateLaw = {
  code: 'KY',
  form: {
    2020: [...form, credit('lowIncomeCredit', byIncome(incomeGapCredit))],
    2021: form,
    2022: form,
    2023: form,
    2024: form,
    2025: form, 2026: form,
  },
  cliffs: [
    {
      what: 'ten points of the family size credit are lost',
      source: 'Schedule ITC, Family Size Table; KRS 141.066(3)',
      between: endsOfBands(familySizeCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { localIncomeTax: 'occupational taxes of counties and cities' },
};
