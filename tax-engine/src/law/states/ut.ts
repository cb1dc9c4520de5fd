import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import {
  federalStandardDeduction,
  fixed,
  phaseOut,
  shareOf,
  shareOfFederalEarnedIncomeCredit,
  type PhaseOut,
} from '../../rules/amounts.ts';
import { along, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { standardDeduction as federalStandardDeductions } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

export const rate: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021], 0.0495, 'Form TC-40 line 10; Utah Code § 59-10-104(2)(b), as amended by 2018 HB 293'),
  2022: { value: 0.0485, source: 'Form TC-40 (2022) line 10; Utah Code § 59-10-104(2)(b), as amended by 2022 SB 59' },
  2023: { value: 0.0465, source: 'Form TC-40 (2023) line 10; Utah Code § 59-10-104(2)(b), as amended by 2023 HB 54' },
  2024: { value: 0.0455, source: 'Form TC-40 (2024) line 10; Utah Code § 59-10-104(2)(b), as amended by 2024 SB 69' },
  2025: { value: 0.045, source: 'Form TC-40 (2025) line 10; Utah Code § 59-10-104(2)(b), as amended by 2025 HB 106' },
});

/** Share of the federal standard deduction that makes the taxpayer tax credit; the Utah exemption beside it is for dependents alone. */
export const taxpayerCreditShare: LawTable<ByStatus<number>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(0.06),
  'Form TC-40 lines 12 to 16; Utah Code § 59-10-1018(2)',
);

/** 1.3 cents for each dollar of Utah taxable income above the base amount. US dollars. */
function phaseOutAbove(single: Usd, marriedJoint: Usd, headOfHousehold: Usd): ByStatus<PhaseOut> {
  const row = (start: Usd) => ({ start, rate: 0.013 });
  return byStatus(row(single), row(marriedJoint), row(single), row(headOfHousehold));
}

export const taxpayerCreditPhaseOut: LawTable<ByStatus<PhaseOut>, TaxYear> = provisional2026<ByStatus<PhaseOut>, Exclude<TaxYear, 2025 | 2026>>({
  2020: { value: phaseOutAbove(14_879, 29_758, 22_318), source: 'Form TC-40 (2020) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2021: { value: phaseOutAbove(15_095, 30_190, 22_643), source: 'Form TC-40 (2021) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2022: { value: phaseOutAbove(15_548, 31_096, 23_322), source: 'Form TC-40 (2022) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2023: { value: phaseOutAbove(16_742, 33_484, 25_114), source: 'Form TC-40 (2023) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2024: { value: phaseOutAbove(17_652, 35_304, 26_478), source: 'Form TC-40 (2024) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2025: { value: phaseOutAbove(18_213, 36_426, 27_320), source: 'Form TC-40 (2025) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
});

/** Share of the federal earned income credit, a fraction. */
export const earnedIncomeShare: LawTable<number, 2022 | 2023 | 2024 | 2025 | 2026> = provisional2026<number, Exclude<2022 | 2023 | 2024 | 2025, 2025 | 2026>>({
  2022: { value: 0.15, source: 'Form TC-40A (2022) Part 3 code AM; Utah Code § 59-10-1044 (2022 SB 59)' },
  ...unchanged([2023, 2024, 2025], 0.2, 'Form TC-40A Part 3 code AM; Utah Code § 59-10-1044, as amended by 2023 HB 54'),
});

const form = [
  startFromFederalAdjustedGrossIncome('Form TC-40 line 4; Utah Code § 59-10-103(1)(a)'),
  flat(rate),
  // Who has no more than the federal standard deduction is exempt (line 21); the credit alone already leaves them no tax.
  credit(
    'taxpayerCredit',
    phaseOut(shareOf(federalStandardDeduction('Form TC-40 line 12'), fixed(taxpayerCreditShare)), taxpayerCreditPhaseOut),
  ),
];
const formWithEarnedIncomeCredit = [...form, credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeShare))];

export const stateLaw: StateLaw = {
  code: 'UT',
  form: {
    2020: form,
    2021: form,
    2022: formWithEarnedIncomeCredit,
    2023: formWithEarnedIncomeCredit,
    2024: formWithEarnedIncomeCredit,
    2025: formWithEarnedIncomeCredit, 2026: formWithEarnedIncomeCredit,
  },
  cliffs: [
    {
      what: 'the taxpayer tax credit phases out',
      source: 'Form TC-40 lines 17 to 20; Utah Code § 59-10-1018(4), (5)',
      between: along(taxpayerCreditPhaseOut, ({ start, rate: lost }, year, status) => [
        [start, start + (taxpayerCreditShare[year].value[status] * federalStandardDeductions[year].value[status]) / lost],
      ]),
    },
    {
      what: 'the earned income credit falls with the federal one',
      source: 'Form TC-40A Part 3 code AM; Utah Code § 59-10-1044',
      between: (year, status) => (year >= 2022 ? whileEarnedIncomeCreditFalls(year, status) : []),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.061, '4.85 % state, 1.25 % uniform local'),
  leftOut: {},
};
