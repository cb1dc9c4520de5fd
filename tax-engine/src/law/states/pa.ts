import { ESTIMATE_YEARS, type EstimateYear } from '../../contract.ts';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { tenthsLess, type StepTable } from '../../kernel/step-table.ts';
import { byIncome } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { creditOfTax } from '../../rules/credits.ts';
import { flat } from '../../rules/rates.ts';
import { startFromWages } from '../../rules/start.ts';
import { everyYear, type StateLaw } from '../../rules/state-law.ts';

export const rate: LawTable<number, EstimateYear> = unchanged(ESTIMATE_YEARS, 0.0307, 'Form PA-40 line 12; 72 P.S. § 7302(a)');

/**
 * Share of the tax forgiven, ten points less for each $250. A married claimant counts the spouse and the spouse's income also
 * on a separate return. 72 P.S. § 7304.
 */
export const forgiveness: LawTable<ByStatus<StepTable>, EstimateYear> = unchanged(
  ESTIMATE_YEARS,
  byStatus(tenthsLess(6_500, 250), tenthsLess(13_000, 250), tenthsLess(13_000, 250), tenthsLess(6_500, 250)),
  'Form PA-40 Schedule SP, Eligibility Income Tables 1 and 2; 72 P.S. § 7304(d)',
);

export const stateLaw: StateLaw = {
  code: 'PA',
  form: everyYear(
    startFromWages('Form PA-40 line 1a; 72 P.S. § 7303(a)(1)'),
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
};
