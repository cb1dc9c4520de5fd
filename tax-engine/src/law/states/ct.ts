import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { byStatus, eachStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, stepDown, stepUp, type StepDown, type StepUp } from '../../rules/amounts.ts';
import { endsOfBands, whileSteppingDown } from '../../rules/cliffs.ts';
import { creditOfTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { addTax, graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

const UNTIL_2023 = [2020, 2021, 2022, 2023] as const;
const FROM_2024 = [2024, 2025] as const;

/** US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(15_000, 24_000, 12_000, 19_000),
  'Form CT-1040 TCS line 2, Table A; C.G.S. § 12-702',
);

/** $1,000 for each $1,000 of Connecticut AGI, or part of it, above the start. */
export const exemptionLoss: LawTable<ByStatus<StepDown>, TaxYear> = unchanged(
  TAX_YEARS,
  eachStatus(byStatus(30_000, 48_000, 24_000, 38_000), (start) => ({ start, step: 1_000, loss: 1_000, partCounts: true })),
  'Form CT-1040 TCS line 2, Table A; C.G.S. § 12-702',
);

/** The two lowest rates fell in 2024. */
function withLowestRates(lowest: number, second: number): ByStatus<Schedule> {
  return schedules(
    [lowest, second, 0.055, 0.06, 0.065, 0.069, 0.0699],
    separateAsSingle(
      [10_000, 50_000, 100_000, 200_000, 250_000, 500_000],
      [20_000, 100_000, 200_000, 400_000, 500_000, 1_000_000],
      [16_000, 80_000, 160_000, 320_000, 400_000, 800_000],
    ),
  );
}

/** US dollars of Connecticut taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(UNTIL_2023, withLowestRates(0.03, 0.05), 'Form CT-1040 TCS line 4, Table B; C.G.S. § 12-700(a)'),
  ...unchanged(
    FROM_2024,
    withLowestRates(0.02, 0.045),
    'Form CT-1040 TCS line 4, Table B; C.G.S. § 12-700(a), as amended by P.A. 23-204 § 370',
  ),
});

/** By Connecticut AGI. The start, step, gain and maximum of each status, in US dollars. */
type StepUpRow = readonly [start: Usd, step: Usd, gain: Usd, maximum: Usd];

function stepUps(...rows: Parameters<typeof byStatus<StepUpRow>>): ByStatus<StepUp> {
  return eachStatus(byStatus(...rows), ([start, step, gain, maximum]) => ({ start, step, gain, maximum }));
}

/** Takes back what the lowest rate saves. */
export const lowRateAddBack: LawTable<ByStatus<StepUp>, TaxYear> = provisional2026<ByStatus<StepUp>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged(
    UNTIL_2023,
    stepUps([56_500, 5_000, 20, 200], [100_500, 5_000, 40, 400], [50_250, 2_500, 20, 200], [78_500, 4_000, 32, 320]),
    'Form CT-1040 TCS line 5, Table C; C.G.S. § 12-700(b)',
  ),
  ...unchanged(
    FROM_2024,
    stepUps([56_500, 5_000, 25, 250], [100_500, 5_000, 50, 500], [50_250, 2_500, 25, 250], [78_500, 4_000, 40, 400]),
    'Form CT-1040 TCS line 5, Table C; C.G.S. § 12-700(b), as amended by P.A. 23-204 § 370',
  ),
});

/** Takes back what the second rate saves since 2024. */
export const secondRateRecapture: LawTable<ByStatus<StepUp>, (typeof FROM_2024)[number]> = unchanged(
  FROM_2024,
  stepUps([105_000, 5_000, 25, 250], [210_000, 10_000, 50, 500], [105_000, 5_000, 25, 250], [168_000, 8_000, 40, 400]),
  'Form CT-1040 TCS line 6, Table D; C.G.S. § 12-700(b), as amended by P.A. 23-204 § 370',
);

export const recapture: LawTable<ByStatus<StepUp>, TaxYear> = unchanged(
  TAX_YEARS,
  stepUps([200_000, 5_000, 90, 2_700], [400_000, 10_000, 180, 5_400], [200_000, 5_000, 90, 2_700], [320_000, 8_000, 140, 4_200]),
  'Form CT-1040 TCS line 6, Table D; C.G.S. § 12-700(b)',
);

/** On top of the one above. */
export const topRecapture: LawTable<ByStatus<StepUp>, TaxYear> = unchanged(
  TAX_YEARS,
  stepUps([500_000, 5_000, 50, 450], [1_000_000, 10_000, 100, 900], [500_000, 5_000, 50, 450], [800_000, 8_000, 80, 720]),
  'Form CT-1040 TCS line 6, Table D; C.G.S. § 12-700(b)',
);

/**
 * Shares of the tax by Connecticut AGI: they fall with each $500 except on four plateaus, of 75, 35, 15 and 10 %.
 * @param plateaus - where each of them ends, in US dollars
 */
function creditShares(plateaus: readonly Usd[]): StepTable {
  const percentages = [
    [75, 70, 65, 60, 55, 50, 45, 40],
    [35, 30, 25, 20],
    [15, 14, 13, 12, 11],
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ];
  return notOver(
    ...plateaus.flatMap((end, index) => (percentages[index] ?? []).map((share, step) => [end + 500 * step, share / 100] as const)),
  );
}

export const personalCredit: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  TAX_YEARS,
  eachStatus(
    byStatus(
      [18_800, 25_000, 31_300, 60_000],
      [30_000, 40_000, 50_000, 96_000],
      [15_000, 20_000, 25_000, 48_000],
      [24_000, 34_000, 44_000, 74_000],
    ),
    creditShares,
  ),
  'Form CT-1040 TCS line 8, Table E; C.G.S. § 12-703',
);

const untilRecapture = [
  startFromFederalAdjustedGrossIncome('Form CT-1040 line 1; C.G.S. § 12-701(a)(19), (20)'),
  deduct('personalExemption', stepDown(fixed(personalExemption), exemptionLoss)),
  graduated(rateSchedules),
  addTax('lowBracketAddBack', stepUp(lowRateAddBack)),
];
const fromRecapture = [
  addTax('recapture', stepUp(recapture)),
  addTax('recapture', stepUp(topRecapture)),
  creditOfTax('personalCredit', byIncome(personalCredit)),
];
const formUntil2023 = [...untilRecapture, ...fromRecapture];
const formFrom2024 = [...untilRecapture, addTax('recapture', stepUp(secondRateRecapture)), ...fromRecapture];

/** Where the steps of a table lie. */
const stepsOf = ({ start, step, gain, maximum }: StepUp) => [start, start + step * (maximum / gain - 1)] as const;
const steppedTables = [lowRateAddBack, recapture, topRecapture];

export const stateLaw: StateLaw = {
  code: 'CT',
  form: {
    2020: formUntil2023,
    2021: formUntil2023,
    2022: formUntil2023,
    2023: formUntil2023,
    2024: formFrom2024,
    2025: formFrom2024, 2026: formFrom2024,
  },
  cliffs: [
    {
      what: 'a thousand dollars of the exemption are lost',
      source: 'Form CT-1040 TCS, Table A',
      between: whileSteppingDown(exemptionLoss, personalExemption),
    },
    {
      what: 'points of the personal credit are lost',
      source: 'Form CT-1040 TCS, Table E',
      between: endsOfBands(personalCredit),
    },
    {
      what: 'the lower rates are taken back in steps',
      source: 'Form CT-1040 TCS, Tables C and D',
      between: (year, status) => [
        ...steppedTables.map((table) => stepsOf(table[year].value[status])),
        ...(year >= 2024 ? [stepsOf(secondRateRecapture[2024].value[status])] : []),
      ],
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0635),
  leftOut: { payrollLevies: 'paid leave, from 2021', refundableCredits: 'earned income credit', other: 'property tax credit' },
};
