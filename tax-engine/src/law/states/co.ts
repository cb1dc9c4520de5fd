import { byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import type { Amount } from '../../rules/amounts.ts';
import { along, jumpAt } from '../../rules/cliffs.ts';
import { addBack } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalTaxableIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { addBackQualifiedBusinessIncome } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

export const rate: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: 0.0455, source: 'Form DR 0104 (2020); C.R.S. § 39-22-104(1.7)(b) (Proposition 116)' },
  2021: { value: 0.045, source: 'Form DR 0104 (2021); C.R.S. §§ 39-22-104(1.7)(b), 39-22-627' },
  2022: { value: 0.044, source: 'Form DR 0104 (2022); C.R.S. § 39-22-104(1.7)(c) (Proposition 121)' },
  2023: { value: 0.044, source: 'Form DR 0104 (2023) line 11; C.R.S. § 39-22-104(1.7)(c) (Proposition 121)' },
  2024: { value: 0.0425, source: 'Form DR 0104 (2024); C.R.S. §§ 39-22-104(1.7)(c), 39-22-627' },
  2025: { value: 0.044, source: 'Form DR 0104 (2025); C.R.S. § 39-22-104(1.7)(c) (Proposition 121)' },
});

/** Years in which the standard deduction is added back too; before, only itemised deductions were. */
const ADD_BACK_YEARS = [2023, 2024, 2025] as const;

/** The part of the federal deduction that high incomes keep, and the adjusted gross income they start at. US dollars. */
export interface FederalDeductionLimit {
  readonly from: Usd;
  readonly kept: Usd;
}

const SINGLE = { from: 300_000, kept: 12_000 };

/** Separate filers and heads of household count as single (1 CCR 201-2, Rule 39-22-104(3)(p.5)). */
export const federalDeductionLimit: LawTable<ByStatus<FederalDeductionLimit>, (typeof ADD_BACK_YEARS)[number]> = unchanged(
  ADD_BACK_YEARS,
  byStatus(SINGLE, { ...SINGLE, kept: 16_000 }, SINGLE, SINGLE),
  'Form DR 0104 line 4; C.R.S. § 39-22-104(3)(p.5) (Proposition FF)',
);

/** What the federal standard deduction has over the limit. C.R.S. § 39-22-104(3)(p.5)(I). */
const federalDeductionAddBack: Amount<(typeof ADD_BACK_YEARS)[number]> = {
  tables: [federalDeductionLimit],
  of: ({ year, status, adjustedGrossIncome, federal }) => {
    const { from, kept } = federalDeductionLimit[year].value[status];
    return adjustedGrossIncome < from ? 0 : federal.standardDeduction - kept;
  },
  source: ({ year }) => federalDeductionLimit[year].source,
};

/** Adjusted gross income above which the federal deduction for business income is taken back. US dollars. */
export const businessDeductionLimit: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026<ByStatus<Usd>, Exclude<2025, 2025 | 2026>>({
  2025: {
    value: byStatus(500_000, 1_000_000, 500_000, 500_000),
    source: 'Form DR 0104 (2025) line 3; C.R.S. § 39-22-104(3)(o)',
  },
});

const start = startFromFederalTaxableIncome('Form DR 0104 line 1; C.R.S. § 39-22-104(1.7)');
const form = [start, flat(rate)];
const highIncomes = addBack('deductionAddBack', federalDeductionAddBack);
const formWithAddBack = [start, highIncomes, flat(rate)];
const formWithBusinessAddBack = [
  start,
  addBackQualifiedBusinessIncome(businessDeductionLimit[2025].source, businessDeductionLimit),
  highIncomes,
  flat(rate),
];

export const stateLaw: StateLaw = {
  code: 'CO',
  form: { 2020: form, 2021: form, 2022: form, 2023: formWithAddBack, 2024: formWithAddBack, 2025: formWithBusinessAddBack, 2026: formWithBusinessAddBack },
  cliffs: [
    {
      what: 'part of the federal deduction is added back',
      source: 'C.R.S. § 39-22-104(3)(p.5)',
      between: along(federalDeductionLimit, ({ from }) => [jumpAt(from)]),
    },
  ],
  investmentIncome: { notCounted: { years: TAX_YEARS, source: 'C.R.S. § 39-22-518 (certain property held for five years)' } },
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.029),
  leftOut: {
    localIncomeTax: 'occupational privilege taxes of Denver and other cities',
    payrollLevies: 'family and medical leave, from 2023',
    refundableCredits: 'earned income credit, sales tax refund',
    rebates: '2022',
  },
};
