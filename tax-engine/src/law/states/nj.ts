import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, inPairs, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson } from '../../rules/amounts.ts';
import { aboveLimits } from '../../rules/cliffs.ts';
import { noTaxUpTo } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { limitLoss } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(1_000),
  'Form NJ-1040 lines 6 and 30; N.J.S.A. 54A:3-1',
);

/** Table A is for single and separate filers, Table B, with a bracket more, for joint ones and heads of household. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  TAX_YEARS,
  inPairs(
    schedule([0.014, 0.0175, 0.035, 0.05525, 0.0637, 0.0897, 0.1075], [20_000, 35_000, 40_000, 75_000, 500_000, 1_000_000]),
    schedule(
      [0.014, 0.0175, 0.0245, 0.035, 0.05525, 0.0637, 0.0897, 0.1075],
      [20_000, 50_000, 70_000, 80_000, 150_000, 500_000, 1_000_000],
    ),
  ),
  'Form NJ-1040 instructions, Tax Rate Schedules (Tables A and B); N.J.S.A. 54A:2-1',
);

/** Gross income, before exemptions, up to which no tax is due. US dollars. */
export const filingThreshold: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  inPairs(10_000, 20_000),
  'Form NJ-1040 line 29; N.J.S.A. 54A:2-4',
);

/** Losses reduce gains alone. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(TAX_YEARS, anyStatus(0), 'N.J.S.A. 54A:5-2');

export const stateLaw: StateLaw = {
  code: 'NJ',
  form: everyYear(
    startFromWages('Form NJ-1040 line 15; N.J.S.A. 54A:5-1(a)'),
    limitLoss(lossLimit),
    deduct('personalExemption', perPerson(fixed(exemption))),
    graduated(rateSchedules),
    noTaxUpTo(filingThreshold, true),
  ),
  cliffs: [
    {
      what: 'the tax sets in on all income above the exemption',
      source: 'N.J.S.A. 54A:2-4',
      between: aboveLimits(filingThreshold),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: false, source: 'N.J.S.A. 54A:5-1(a)' },
  salesTax: taxFoundation(0.06625),
  leftOut: {
    payrollLevies: 'unemployment, disability and family leave insurance',
    refundableCredits: 'earned income credit',
    other: 'property tax deduction; the half dollar that Table B prints too much between $70,000 and $80,000',
  },
};
