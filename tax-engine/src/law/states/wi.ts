import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson, type Amount } from '../../rules/amounts.ts';
import { along } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { excludeShare, limitLoss, netCapitalGain } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** The deduction falls from `maximum` by `rate` (a fraction) of each dollar of Wisconsin income above `start`, down to nothing. */
export interface SlidingDeduction {
  readonly maximum: Usd;
  readonly start: Usd;
  readonly rate: number;
}

type MaximumAndStart = readonly [maximum: Usd, start: Usd];

function sliding(
  single: MaximumAndStart,
  joint: MaximumAndStart,
  separate: MaximumAndStart,
  head: MaximumAndStart,
): ByStatus<SlidingDeduction> {
  const row = ([maximum, start]: MaximumAndStart, rate: number) => ({ maximum, start, rate });
  return byStatus(row(single, 0.12), row(joint, 0.19778), row(separate, 0.19778), row(head, 0.22515));
}

/** Indexed by Wis. Stat. § 71.05(22)(dt). US dollars. */
export const standardDeduction: LawTable<ByStatus<SlidingDeduction>, TaxYear> = provisional2026<ByStatus<SlidingDeduction>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: sliding([11_050, 15_940], [20_470, 23_000], [9_720, 10_920], [14_280, 15_940]),
    source: 'Form 1 instructions (2020), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2021: {
    value: sliding([11_200, 16_150], [20_730, 23_300], [9_850, 11_060], [14_470, 16_150]),
    source: 'Form 1 instructions (2021), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2022: {
    value: sliding([11_790, 16_990], [21_820, 24_520], [10_370, 11_640], [15_230, 16_990]),
    source: 'Form 1 instructions (2022), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2023: {
    value: sliding([12_760, 18_400], [23_620, 26_550], [11_220, 12_600], [16_480, 18_400]),
    source: 'Form 1 instructions (2023), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2024: {
    value: sliding([13_230, 19_070], [24_490, 27_520], [11_630, 13_060], [17_090, 19_070]),
    source: 'Form 1 instructions (2024), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
  2025: {
    value: sliding([13_560, 19_550], [25_110, 28_210], [11_930, 13_390], [17_520, 19_550]),
    source: 'Form 1 instructions (2025), Standard Deduction Table; Wis. Stat. § 71.05(22)(dp), (dt)',
  },
});

function slid({ maximum, start, rate }: SlidingDeduction, income: Usd): Usd {
  return Math.max(0, maximum - rate * Math.max(0, income - start));
}

/** A head of household's falls faster, until it meets a single filer's and is that from there on. Wis. Stat. § 71.05(22)(dp). */
const slidingDeduction: Amount = {
  tables: [standardDeduction],
  of: ({ year, status, adjustedGrossIncome }) => {
    const rows = standardDeduction[year].value;
    const own = slid(rows[status], adjustedGrossIncome);
    return status === 'headOfHousehold' ? Math.max(own, slid(rows.single, adjustedGrossIncome)) : own;
  },
  source: ({ year }) => standardDeduction[year].source,
};

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(700),
  'Form 1 instructions, Exemptions; Wis. Stat. § 71.05(23)(b)',
);

/** Heads of household have the single limits; the indexed ones of separate filers are rounded on their own. */
const headAsSingle = (single: readonly Usd[], joint: readonly Usd[], separate: readonly Usd[]) => byStatus(single, joint, separate, single);

const RATES_2021 = [0.0354, 0.0465, 0.053, 0.0765];
const RATES_2023 = [0.035, 0.044, 0.053, 0.0765];

/** Wis. Stat. § 71.06, indexed by subsection (2e). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: schedules(
      [0.0354, 0.0465, 0.0627, 0.0765],
      headAsSingle([11_970, 23_930, 263_480], [15_960, 31_910, 351_310], [7_980, 15_960, 175_660]),
    ),
    source: 'Form 1 instructions (2020), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2019 Act 10',
  },
  2021: {
    value: schedules(RATES_2021, headAsSingle([12_120, 24_250, 266_930], [16_160, 32_330, 355_910], [8_080, 16_160, 177_960])),
    source: 'Form 1 instructions (2021), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2021 Act 58',
  },
  2022: {
    value: schedules(RATES_2021, headAsSingle([12_760, 25_520, 280_950], [17_010, 34_030, 374_600], [8_510, 17_010, 187_300])),
    source: 'Form 1 instructions (2022), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2)',
  },
  2023: {
    value: schedules(RATES_2023, headAsSingle([13_810, 27_630, 304_170], [18_420, 36_840, 405_550], [9_210, 18_420, 202_780])),
    source: 'Form 1 instructions (2023), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2023 Act 19',
  },
  2024: {
    value: schedules(RATES_2023, headAsSingle([14_320, 28_640, 315_310], [19_090, 38_190, 420_420], [9_550, 19_090, 210_210])),
    source: 'Form 1 instructions (2024), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2)',
  },
  2025: {
    value: schedules(RATES_2023, headAsSingle([14_680, 51_130, 323_290], [19_580, 68_170, 431_060], [9_790, 34_090, 215_530])),
    source: 'Form 1 instructions (2025), Tax Computation Worksheet; Wis. Stat. § 71.06(1q), (2), as amended by 2025 Act 15',
  },
});

/** Share of net capital gain that is left out. */
export const gainExclusion: LawTable<number, TaxYear> = unchanged(
  TAX_YEARS,
  0.3,
  'Schedule WD line 25; Wis. Stat. § 71.05(6)(b)9',
);

/** Until 2022; from then on the federal limit. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, 2020 | 2021 | 2022> = unchanged(
  [2020, 2021, 2022],
  anyStatus(500),
  'Schedule WD line 28; Wis. Stat. § 71.05(10)(c)1',
);

const income = [
  startFromFederalAdjustedGrossIncome('Form 1 line 1; Wis. Stat. § 71.01(13)'),
  excludeShare('capitalGainExclusion', netCapitalGain, gainExclusion),
];
const deductionsAndTax = [
  deduct('standardDeduction', slidingDeduction),
  deduct('personalExemption', perPerson(fixed(exemption))),
  graduated(rateSchedules),
];
const formUntil2022 = [...income, limitLoss(lossLimit), ...deductionsAndTax];

export const stateLaw: StateLaw = {
  code: 'WI',
  form: {
    ...everyYear(...income, ...deductionsAndTax),
    2020: formUntil2022,
    2021: formUntil2022,
    2022: formUntil2022,
  },
  cliffs: [
    {
      what: 'the head of household’s deduction falls faster than the others',
      source: 'Form 1 instructions, Standard Deduction Table; Wis. Stat. § 71.05(22)(dp)',
      between: along(standardDeduction, ({ start, maximum, rate }, _year, status) =>
        status === 'headOfHousehold' ? [[start, start + maximum / rate]] : [],
      ),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.05),
  leftOut: { refundableCredits: 'homestead credit' },
};
