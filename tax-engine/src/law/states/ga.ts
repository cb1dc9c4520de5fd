import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { under, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, perPerson } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Form 500 line 11a. O.C.G.A. § 48-7-27(a)(1). US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    [2020, 2021],
    byStatus(4_600, 6_000, 3_000, 4_600),
    'Form 500 line 11a; O.C.G.A. § 48-7-27(a)(1), as amended by 2018 HB 918',
  ),
  ...unchanged(
    [2022, 2023],
    byStatus(5_400, 7_100, 3_550, 5_400),
    'Form 500 line 11a; O.C.G.A. § 48-7-27(a)(1), as amended by 2021 HB 593',
  ),
  ...unchanged(
    [2024, 2025],
    byStatus(12_000, 24_000, 12_000, 12_000),
    'Form 500 line 11a; O.C.G.A. § 48-7-27(a)(1), as amended by 2022 HB 1437',
  ),
});

/** Years with a rate schedule and a personal exemption; 2022 HB 1437 ended both. */
const GRADUATED_YEARS = [2020, 2021, 2022, 2023] as const;

/** Form 500 line 14a. US dollars. */
export const personalExemption = unchanged(
  GRADUATED_YEARS,
  byStatus(2_700, 7_400, 3_700, 2_700),
  'Form 500 line 14a; O.C.G.A. § 48-7-26(b) before 2022 HB 1437',
);

const RATES = [0.01, 0.02, 0.03, 0.04, 0.05, 0.0575];
const JOINT_LIMITS = [1_000, 3_000, 5_000, 7_000, 10_000];

export const rateSchedules: LawTable<ByStatus<Schedule>, (typeof GRADUATED_YEARS)[number]> = unchanged(
  GRADUATED_YEARS,
  schedules(RATES, byStatus([750, 2_250, 3_750, 5_250, 7_000], JOINT_LIMITS, [500, 1_500, 2_500, 3_500, 5_000], JOINT_LIMITS)),
  'Form 500 line 16; O.C.G.A. § 48-7-20(b), as amended by 2018 HB 918',
);

export const flatRate: LawTable<number, 2024 | 2025 | 2026> = provisional2026<number, Exclude<2024 | 2025, 2025 | 2026>>({
  2024: { value: 0.0539, source: 'Form 500 (2024) line 16; O.C.G.A. § 48-7-20(a.1), as amended by 2024 HB 1015' },
  2025: { value: 0.0519, source: 'Form 500 (2025) line 16; O.C.G.A. § 48-7-20(a.1), as amended by 2025 HB 111' },
});

/** For each exemption of the return, by federal adjusted gross income. US dollars. */
export const lowIncomeCredit: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(under([6_000, 26], [8_000, 20], [10_000, 14], [15_000, 8], [20_000, 5])),
  'Form IT-511, Low Income Credit Worksheet; O.C.G.A. § 48-7A-3(b)',
);

const start = startFromFederalAdjustedGrossIncome('Form 500 line 8; O.C.G.A. § 48-7-27(a)');
const creditForLowIncome = credit('lowIncomeCredit', perPerson(byIncome(lowIncomeCredit)));

const graduatedForm = [
  start,
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', fixed(personalExemption)),
  graduated(rateSchedules),
  creditForLowIncome,
];
const flatForm = [start, deduct('standardDeduction', fixed(standardDeduction)), flat(flatRate), creditForLowIncome];

export const stateLaw: StateLaw = {
  code: 'GA',
  form: { 2020: graduatedForm, 2021: graduatedForm, 2022: graduatedForm, 2023: graduatedForm, 2024: flatForm, 2025: flatForm, 2026: flatForm },
  cliffs: [
    {
      what: 'a step of the low income credit is lost',
      source: 'Form IT-511, Low Income Credit Worksheet; O.C.G.A. § 48-7A-3(b)',
      between: endsOfBands(lowIncomeCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.04),
  leftOut: { rebates: '2021 to 2023' },
};
