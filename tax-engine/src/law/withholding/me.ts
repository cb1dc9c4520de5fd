import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  annualized,
  countsSpouse,
  exemptionsOf,
  methodsOf,
  taxBy,
  toDollars,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';

interface TermsOfStatus {
  readonly deduction: Usd;
  /** Pay over which the deduction phases out. */
  readonly phaseOut: { readonly from: Usd; readonly to: Usd };
  readonly table: readonly TableRow[];
}
interface Terms {
  readonly allowance: Usd;
  readonly single: TermsOfStatus;
  readonly married: TermsOfStatus;
}

const terms: Editions<Terms> = {
  2026: [
    {
      value: {
        allowance: 5_300,
        single: {
          deduction: 12_450,
          phaseOut: { from: 102_250, to: 177_250 },
          table: [
            [0, 0.058, 0],
            [27_400, 0.0675, 1_589],
            [64_850, 0.0715, 4_117],
          ],
        },
        married: {
          deduction: 27_750,
          phaseOut: { from: 204_550, to: 354_550 },
          table: [
            [0, 0.058, 0],
            [54_850, 0.0675, 3_181],
            [129_750, 0.0715, 8_237],
          ],
        },
      },
      source: 'Maine Withholding Tables for Individual Income Tax (2026), percentage method; 36 M.R.S. § 5250',
    },
  ],
};

/** The fraction that phases out is rounded to four decimals. */
const DECIMALS = 1e4;

function deductionOf({ deduction, phaseOut: { from, to } }: TermsOfStatus, annual: Usd): Usd {
  const left = Math.round((DECIMALS * (to - annual)) / (to - from)) / DECIMALS;
  return deduction * Math.min(1, Math.max(0, left));
}

/** Form W-4ME, lines A to D. */
const worksheetAllowances = (employee: Employee): number => exemptionsOf(employee) + (employee.filingStatus === 'headOfHousehold' ? 1 : 0);

export const stateWithholding: StateWithholding = {
  code: 'ME',
  certificate: 'W-4ME',
  methods: methodsOf(terms, ({ allowance, single, married }, pay) => {
    // Couples with two jobs check the higher single rate.
    const ofStatus = countsSpouse(pay.employee) ? married : single;
    const exempt = allowancesOf(pay, worksheetAllowances) * allowance;
    const tax = annualized(countedPay(pay), pay.payPeriods, (annual) =>
      taxBy(ofStatus.table, Math.max(0, annual - deductionOf(ofStatus, annual) - exempt)),
    );
    return toDollars(tax);
  }),
};
