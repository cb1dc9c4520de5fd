import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { tenthsLess, type StepTable } from '../../kernel/step-table.ts';
import { byIncome } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { creditOfTax } from '../../rules/credits.ts';
import { flat } from '../../rules/rates.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { limitLoss } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

export const rate: LawTable<number, TaxYear> = unchanged(TAX_YEARS, 0.0307, 'Form PA-40 line 12; 72 P.S. § 7302(a)');

/**
 * Share of the tax forgiven, ten points less for each $250. A married claimant counts the spouse and the spouse's income also
 * on a separate return. 72 P.S. § 7304.
 */
export const forgiveness: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(tenthsLess(6_500, 250), tenthsLess(13_000, 250), tenthsLess(13_000, 250), tenthsLess(6_500, 250)),
  'Form PA-40 Schedule SP, Eligibility Income Tables 1 and 2; 72 P.S. § 7304(d)',
);

/** Losses reduce gains alone. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(0),
  '72 P.S. § 7303(a)(3); 61 Pa. Code § 121.13',
);

export const stateLaw: StateLaw = {
  code: 'PA',
  form: everyYear(
    startFromWages('Form PA-40 line 1a; 72 P.S. § 7303(a)(1)'),
    limitLoss(lossLimit),
    flat(rate),
    creditOfTax('taxForgiveness', byIncome(forgiveness)),
  ),
  cliffs: [
    {
      what: 'ten points of the forgiveness are lost',
      source: 'Form PA-40 Schedule SP',
      between: endsOfBands(forgiveness),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: false, source: '72 P.S. § 7303(a)(1)' },
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'earned income and services taxes of municipalities and school districts',
    payrollLevies: 'unemployment insurance',
    refundableCredits: 'working Pennsylvanians credit, from 2025',
  },
};
