import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  annualized,
  isDaily,
  methodsOf,
  taxBy,
  toDollars,
  type Edition,
  type Editions,
} from '../../rules/withholding-tables.ts';

interface Terms {
  readonly standardDeduction: Usd;
  readonly exemption: Usd;
  /** For each person of 65 or more and each blind person. */
  readonly additional: Usd;
}

const GUIDE = 'Virginia Income Tax Withholding Guide for Employers';
const edition = (revised: string, standardDeduction: Usd, from?: string): Edition<Terms> => ({
  value: { standardDeduction, exemption: 930, additional: 800 },
  source: `${GUIDE} (Rev. ${revised}), Formula Method; Va. Code § 58.1-462`,
  from,
});
const SINCE_JULY_2025 = edition('05/25', 8_750, '07-01');
const terms: Editions<Terms> = { 2025: [edition('05/24', 8_500), SINCE_JULY_2025], 2026: [edition('05/25', 8_750)] };

const TABLE = [
  [0, 0.02, 0],
  [3_000, 0.03, 60],
  [5_000, 0.05, 120],
  [17_000, 0.0575, 720],
] as const;

/** Days in a year of the guide's Pay Period Conversion Table. */
const DAYS = 300;

export const stateWithholding: StateWithholding = {
  code: 'VA',
  certificate: 'VA-4',
  methods: methodsOf(terms, ({ standardDeduction, exemption, additional }, pay) => {
    const { aged65, blind } = pay.employee;
    const exemptions = standardDeduction + allowancesOf(pay) * exemption + (aged65 + blind) * additional;
    const periods = isDaily(pay.payPeriods) ? DAYS : pay.payPeriods;
    // The guide's example, p. 21, rounds the tax of the year to whole dollars.
    return annualized(countedPay(pay), periods, (annual) => toDollars(taxBy(TABLE, Math.max(0, annual - exemptions))));
  }),
  supplemental: unchanged([2025, 2026], { bonus: 0.0575 }, `${GUIDE} (Rev. 05/25), Supplemental Wages; Va. Code § 58.1-462`),
};
