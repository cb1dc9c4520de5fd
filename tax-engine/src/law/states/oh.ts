import { TAX_YEARS, type TaxYear, type FilingStatus, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, perPerson, shareOfFederalEarnedIncomeCredit, type Amount } from '../../rules/amounts.ts';
import { endsOfBands, jumpAbove, jumpAt } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { type StateWorksheet, type Step } from '../../rules/state-worksheet.ts';
import { businessProfit, onBusiness } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

const EXEMPTION_SOURCE = 'Form IT 1040 line 4; R.C. 5747.025';
const LOW_STEPS = [
  [40_000, 2_400],
  [80_000, 2_150],
] as const;

/** For each taxpayer, by modified adjusted gross income. US dollars. */
export const exemption: LawTable<ByStatus<StepTable>, TaxYear> = provisional2026<ByStatus<StepTable>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022, 2023, 2024], anyStatus(notOver(...LOW_STEPS, [Infinity, 1_900])), EXEMPTION_SOURCE),
  2025: {
    // None from 750,000 on: the last cent before it still has one.
    value: anyStatus(notOver(...LOW_STEPS, [749_999.99, 1_900])),
    source: 'Form IT 1040 (2025) line 4; R.C. 5747.025, as amended by 2025 HB 96',
  },
});

/** Taxable income `over` an amount: a base amount, and the rate (a fraction) on what exceeds it. None up to the first. US dollars. */
export interface TaxBand {
  readonly over: Usd;
  readonly base: Usd;
  readonly rate: number;
}

function bands(...rows: readonly (readonly [over: Usd, base: Usd, rate: number])[]): readonly TaxBand[] {
  return rows.map(([over, base, rate]) => ({ over, base, rate }));
}

/** As the statute prints them: a base amount need not be what the band below comes to. Every status alike. */
export const taxBands: LawTable<readonly TaxBand[], TaxYear> = provisional2026<readonly TaxBand[], Exclude<TaxYear, 2025 | 2026>>({
  2020: {
    value: bands(
      [22_150, 316.18, 0.0285],
      [44_250, 946.03, 0.03326],
      [88_450, 2_416.12, 0.03802],
      [110_650, 3_260.16, 0.04413],
      [221_300, 8_143.14, 0.04797],
    ),
    source: 'Form IT 1040 (2020) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2019 HB 166',
  },
  2021: {
    value: bands([25_000, 346.16, 0.02765], [44_250, 878.42, 0.03226], [88_450, 2_304.31, 0.03688], [110_650, 3_123.05, 0.0399]),
    source: 'Form IT 1040 (2021) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2021 HB 110',
  },
  2022: {
    value: bands([26_050, 360.69, 0.02765], [46_100, 915.07, 0.03226], [92_150, 2_400.64, 0.03688], [115_300, 3_254.41, 0.0399]),
    source: 'Form IT 1040 (2022) line 8a, income tax brackets; R.C. 5747.02(A)(3), (5)',
  },
  2023: {
    value: bands([26_050, 360.69, 0.0275], [100_000, 2_394.32, 0.03688], [115_300, 2_958.58, 0.0375]),
    source: 'Form IT 1040 (2023) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2023 HB 33',
  },
  2024: {
    value: bands([26_050, 360.69, 0.0275], [100_000, 2_394.32, 0.035]),
    source: 'Form IT 1040 (2024) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2023 HB 33',
  },
  2025: {
    value: bands([26_050, 342, 0.0275], [100_000, 2_394.32, 0.03125]),
    source: 'Form IT 1040 (2025) line 8a, income tax brackets; R.C. 5747.02(A)(3)(b), as amended by 2025 HB 96',
  },
});

/** The base amount of the band, and its rate on the excess. R.C. 5747.02(A)(3). */
const incomeTax: Step = {
  tables: [taxBands],
  labels: ['baseAmount', 'bracket'],
  rates: (year) => taxBands[year].value.map(({ rate }) => rate),
  apply: (worksheet) => {
    const { value, source } = taxBands[worksheet.year];
    const income = worksheet.taxableIncome;
    worksheet.noteTaxableIncome(source);
    const index = value.findLastIndex(({ over }) => income > over);
    const band = value[index];
    if (band === undefined) return;
    worksheet.addTax('baseAmount', band.base, source);
    worksheet.charge('bracket', income - band.over, band.rate, source, band.over, value[index + 1]?.over);
  },
};

/** For each exemption, while the income less exemptions is under a limit. US dollars. */
export const exemptionCredit: LawTable<{ readonly amount: Usd; readonly under: Usd }, TaxYear> = unchanged(
  TAX_YEARS,
  { amount: 20, under: 30_000 },
  'Ohio Schedule of Credits line 9; R.C. 5747.022',
);

const creditForExemptions: Amount = {
  tables: [exemptionCredit],
  of: ({ year, persons, taxableIncome }) => {
    const { amount, under } = exemptionCredit[year].value;
    return taxableIncome < under ? persons * amount : 0;
  },
  source: ({ year }) => exemptionCredit[year].source,
};

/** Share of the federal credit; nonrefundable. It ends before the tax starts, for a filer without children. */
export const earnedIncomeCreditShare: LawTable<number, TaxYear> = unchanged(
  TAX_YEARS,
  0.3,
  'Ohio Schedule of Credits line 13; R.C. 5747.71',
);

/** The adjusted gross income at which a taxable income is reached, as long as both fall in the same step of the exemption. */
function incomeAt(taxableIncome: Usd, year: TaxYear, status: FilingStatus): Usd {
  const persons = status === 'marriedJoint' ? 2 : 1;
  return taxableIncome + persons * valueAt(exemption[year].value[status], taxableIncome);
}

/** Business income is untaxed up to an amount (US dollars) and pays one rate (fraction) beyond it. */
export const businessIncomeTax: LawTable<{ readonly untaxed: ByStatus<Usd>; readonly rate: number }, 2025> = {
  2025: {
    value: { untaxed: byStatus(250_000, 250_000, 125_000, 250_000), rate: 0.03 },
    source: 'Ohio Schedule of Business Income (2025); R.C. 5747.01(A)(28), 5747.02(A)(4)',
  },
};

/** The wages that a corporation pays an owner of 20 % or more are business income as well. R.C. 5733.40(A)(7). */
const businessIncome = (worksheet: StateWorksheet) =>
  Math.max(0, businessProfit(worksheet) + Math.min(worksheet.federal.household.sCorporationWages, worksheet.federal.wages));

const deductBusinessIncome = onBusiness<2025>(['businessIncomeDeduction'], [businessIncomeTax], (worksheet) => {
  const { value, source } = businessIncomeTax[worksheet.year];
  const deduction = Math.min(businessIncome(worksheet), value.untaxed[worksheet.status]);
  if (deduction > 0) worksheet.deduct('businessIncomeDeduction', deduction, source);
});

/** The schedule on the other income, and one rate on the business income that is not deducted. */
const incomeTaxOf2025: Step<2025> = {
  ...incomeTax,
  tables: [taxBands, businessIncomeTax],
  labels: [...incomeTax.labels, 'businessIncomeRate'],
  apply: (worksheet) => {
    const { value, source } = businessIncomeTax[worksheet.year];
    const { taxableIncome } = worksheet;
    const atOneRate = Math.min(taxableIncome, Math.max(0, businessIncome(worksheet) - value.untaxed[worksheet.status]));
    worksheet.taxableIncome -= atOneRate;
    incomeTax.apply(worksheet);
    worksheet.taxableIncome = taxableIncome;
    if (atOneRate > 0) worksheet.charge('businessIncomeRate', atOneRate, value.rate, source);
  },
};

const start = startFromFederalAdjustedGrossIncome('Form IT 1040 line 1; R.C. 5747.01(A)');
const exemptions = deduct('personalExemption', perPerson(byIncome(exemption)));
const credits = [
  credit('exemptionCredit', creditForExemptions),
  credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
];

export const stateLaw: StateLaw = {
  code: 'OH',
  form: {
    ...everyYear(start, exemptions, incomeTax, ...credits),
    2025: [start, deductBusinessIncome, exemptions, incomeTaxOf2025, ...credits],
  },
  cliffs: [
    {
      what: 'a base amount exceeds what the band below comes to',
      source: 'R.C. 5747.02(A)(3)',
      between: (year, status) =>
        taxBands[year].value.flatMap(({ over, base }, index, all) => {
          const below = all[index - 1];
          const continued = below === undefined ? 0 : below.base + below.rate * (over - below.over);
          return base > continued + 0.01 ? [jumpAbove(incomeAt(over, year, status))] : [];
        }),
    },
    {
      what: 'the exemption credit is lost',
      source: 'Ohio Schedule of Credits line 9; R.C. 5747.022',
      between: (year, status) => [jumpAt(incomeAt(exemptionCredit[year].value.under, year, status))],
    },
    {
      what: 'a step of the exemption is lost',
      source: 'Form IT 1040 line 4; R.C. 5747.025',
      between: endsOfBands(exemption),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0575),
  leftOut: { localIncomeTax: 'taxes of municipalities and school districts' },
};
