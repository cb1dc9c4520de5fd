import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { fixed, payrollTaxPaid, upTo, type Amount } from '../../rules/amounts.ts';
import { along } from '../../rules/cliffs.ts';
import { limitTax, noTaxUpTo } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, surtax, type Surtax } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { ownRules, type StateLaw } from '../../rules/state-law.ts';
import { interestAndDividends, limitLoss, onInvestments } from '../../rules/investment-income.ts';
import { addBackSelfEmploymentTax } from '../../rules/business-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Of each taxpayer's payroll taxes; the one earner's count on a joint return too. US dollars. */
export const payrollTaxLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(2_000),
  'Form 1 line 11; M.G.L. c. 62, § 3(B)(a)(3)',
);

/** US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(4_400, 8_800, 4_400, 6_800),
  'Form 1 line 2a; M.G.L. c. 62, § 3(B)(b)',
);

export const rate: LawTable<number, TaxYear> = unchanged(TAX_YEARS, 0.05, 'Form 1 line 22; M.G.L. c. 62, § 4(b)');

type SurtaxYear = 2023 | 2024 | 2025;

/** The same threshold for every status. */
export const millionairesTax: LawTable<Surtax, SurtaxYear> = {
  2023: {
    value: { rate: 0.04, threshold: anyStatus(1_000_000) },
    source: 'Form 1 (2023) line 28b; M.G.L. c. 62, § 4(d); Mass. Const. amend. art. XLIV',
  },
  2024: { value: { rate: 0.04, threshold: anyStatus(1_053_750) }, source: 'Form 1 (2024) line 28b; M.G.L. c. 62, § 4(d)' },
  2025: { value: { rate: 0.04, threshold: anyStatus(1_083_150) }, source: 'Form 1 (2025) line 28b; M.G.L. c. 62, § 4(d)' },
};

/** Massachusetts adjusted gross income up to which there is no tax; a separate return has no such limit. US dollars. */
export const noTaxStatus: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(8_000, 16_400, 0, 14_400),
  'Schedule NTS-L, No Tax Status; M.G.L. c. 62, § 5(a)',
);

/** Above no tax status the tax is at most `share` (a fraction) of the excess, up to incomes of `timesLimit` its limit. */
export interface LimitedIncome {
  readonly share: number;
  readonly timesLimit: number;
}

export const limitedIncome: LawTable<LimitedIncome, TaxYear> = unchanged(
  TAX_YEARS,
  { share: 0.1, timesLimit: 1.75 },
  'Form 1 line 29; Schedule NTS-L, Limited Income Credit; M.G.L. c. 62, § 5(a)',
);

/** The most tax a return of limited income pays. US dollars. */
const mostTax: Amount = {
  tables: [noTaxStatus, limitedIncome],
  of: ({ year, status, adjustedGrossIncome }) => {
    const { share, timesLimit } = limitedIncome[year].value;
    const limit = noTaxStatus[year].value[status];
    return adjustedGrossIncome <= timesLimit * limit ? share * Math.max(0, adjustedGrossIncome - limit) : Infinity;
  },
  source: ({ year }) => limitedIncome[year].source,
};

/** On short-term gains, as a fraction. */
export const shortTermRate: LawTable<number, TaxYear> = provisional2026<number, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021, 2022], 0.12, 'Form 1 Schedule B; M.G.L. c. 62, § 4(a), (b)'),
  ...unchanged([2023, 2024, 2025], 0.085, 'Form 1 Schedule B; M.G.L. c. 62, § 4(a), (b), as amended by St. 2023, c. 50'),
});

/** Short-term gains pay the rate of all income already; this adds the rest of their own. */
const shortTermGains = onInvestments<TaxYear>(['capitalGainSurtax'], [shortTermRate], (worksheet) => {
  const { value, source } = shortTermRate[worksheet.year];
  // Exemptions may reach into the gain, and no-tax status lifts all of the tax.
  const gain = Math.min(worksheet.federal.gains.shortTermGain, worksheet.taxableIncome);
  const rest = Number((value - rate[worksheet.year].value).toFixed(6));
  if (gain > 0 && worksheet.tax > 0) worksheet.charge('capitalGainSurtax', gain, rest, source);
});

/** Capital losses that reduce interest and dividends; other income they never do. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(2_000),
  'Form 1 Schedule B, Excess losses applied against interest and dividends; M.G.L. c. 62, § 2(c)',
);

const start = [startFromFederalAdjustedGrossIncome('Form 1 line 10; M.G.L. c. 62, § 2'), limitLoss(lossLimit, interestAndDividends)];
const beforeSurtax = [
  deduct('payrollTaxDeduction', upTo(payrollTaxPaid('Form 1 line 11; M.G.L. c. 62, § 3(B)(a)(3)'), fixed(payrollTaxLimit))),
  deduct('personalExemption', fixed(exemption)),
  flat(rate),
];
const limitedIncomes = [noTaxUpTo(noTaxStatus, true), limitTax('limitedIncomeCredit', mostTax)];

const form = [...start, ...beforeSurtax, ...limitedIncomes, shortTermGains];
const surtaxAndCredits = [surtax(millionairesTax), ...limitedIncomes, shortTermGains];
const formWithSurtax = [...start, ...beforeSurtax, ...surtaxAndCredits];
const formWithBusiness = [
  ...start,
  addBackSelfEmploymentTax('Form 1 line 11 instructions; M.G.L. c. 62, § 2(d)(1)'),
  ...beforeSurtax,
  ...surtaxAndCredits,
];

export const stateLaw: StateLaw = {
  code: 'MA',
  form: { 2020: form, 2021: form, 2022: form, 2023: formWithSurtax, 2024: formWithSurtax, 2025: formWithBusiness, 2026: formWithBusiness },
  cliffs: [
    {
      what: 'no tax status ends and the tax climbs by a tenth of the further income until the ordinary tax is reached',
      source: 'Schedule NTS-L; M.G.L. c. 62, § 5(a)',
      between: along(noTaxStatus, (limit, year) => (limit > 0 ? [[limit, limitedIncome[year].value.timesLimit * limit]] : [])),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: ownRules,
  foreignEarnedIncome: { excluded: false, source: 'M.G.L. c. 62, § 2(a)(1)(C)' },
  salesTax: taxFoundation(0.0625),
  leftOut: {
    payrollLevies: 'family and medical leave',
    refundableCredits: 'earned income credit',
    rebates: '2022',
    other: 'rent and commuter deductions',
  },
};
