import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed, perPerson, shareOfFederalEarnedIncomeCredit } from '../../rules/amounts.ts';
import { whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, type StateLaw } from '../../rules/state-law.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus(3_250, 6_500, 3_250, 3_250),
  '30 Del. C. § 1108(a)(3); Form PIT-RES (2025) line 20a',
);

/** One schedule for every status. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(schedule([0, 0.022, 0.039, 0.048, 0.052, 0.0555, 0.066], [2_000, 5_000, 10_000, 20_000, 25_000, 60_000])),
  '30 Del. C. § 1102(a)(14); Form PIT-RES (2025) line 24',
);

/** For each taxpayer. US dollars. */
export const personalCredit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(110),
  '30 Del. C. § 1110(b); Form PIT-RES (2025) line 27a',
);

/**
 * Share of the federal credit, up to the tax. Who chooses the 4.5 % of which the excess is refundable has more than the tax
 * coming: nothing is due either way.
 */
export const earnedIncomeCreditShare: LawTable<number, TaxYear> = unchanged(
  TAX_YEARS,
  0.2,
  '30 Del. C. § 1117(a); Form PIT-RES (2025) line 34',
);

export const stateLaw: StateLaw = {
  code: 'DE',
  // Spouses may compute separately on one return; with one income that only loses the other's deduction and credit.
  form: everyYear(
    startFromFederalAdjustedGrossIncome('30 Del. C. § 1105; Form PIT-RES (2025) line 1'),
    deduct('standardDeduction', fixed(standardDeduction)),
    graduated(rateSchedules),
    credit('personalCredit', perPerson(fixed(personalCredit))),
    credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare)),
  ),
  cliffs: [
    {
      what: 'the earned income credit falls with the federal one',
      source: '30 Del. C. § 1117(a)',
      between: whileEarnedIncomeCreditFalls,
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0),
  leftOut: {
    localIncomeTax: 'wage tax of Wilmington',
    refundableCredits: 'the choice of a smaller, refundable earned income credit',
    rebates: '2022',
  },
};
