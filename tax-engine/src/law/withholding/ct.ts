import { graduatedTax } from '../../kernel/schedule.ts';
import { valueAt } from '../../kernel/step-table.ts';
import { steppedDown, steppedUp } from '../../rules/amounts.ts';
import { countedPay, type StatePay, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, methodsOf, type Editions } from '../../rules/withholding-tables.ts';
import {
  exemptionLoss,
  lowRateAddBack,
  personalCredit,
  personalExemption,
  rateSchedules,
  recapture,
  secondRateRecapture,
  topRecapture,
} from '../states/ct.ts';

type Year = 2025 | 2026;

const edition = (year: Year, revised: string) => [
  { value: year, source: `TPG-211 (Rev. ${revised}), ${year} Withholding Calculation Rules, Tables A to E; C.G.S. § 12-705` },
];
/** Tables A to E are those of the return of the same year. */
const years: Editions<Year> = { 2025: edition(2025, '12/24'), 2026: edition(2026, '12/25') };

/** Couples with two jobs use Withholding Code A up to this much pay together, and D above. US dollars. */
const CODE_A_UP_TO = 100_500;

/** The column of the tables, and whether it has the exemption and the credit. A couple's second job is taken to pay as much as the first. */
function columnOf({ employee: { filingStatus, severalJobs } }: StatePay, annual: number) {
  if (filingStatus !== 'marriedJoint' || !severalJobs) return { status: filingStatus, relief: true };
  return { status: 'marriedSeparate', relief: 2 * annual <= CODE_A_UP_TO } as const;
}

function taxOnYear(year: Year, pay: StatePay, annual: number): number {
  const { status, relief } = columnOf(pay, annual);
  const exemption = relief ? steppedDown(personalExemption[year].value[status], exemptionLoss[year].value[status], annual) : 0;
  const taxedBack = [lowRateAddBack, secondRateRecapture, recapture, topRecapture].map((table) =>
    steppedUp(table[year].value[status], annual),
  );
  if (annual <= exemption) return 0;
  const tax = taxedBack.reduce((sum, amount) => sum + amount, graduatedTax(rateSchedules[year].value[status], annual - exemption));
  return tax * (1 - (relief ? valueAt(personalCredit[year].value[status], annual) : 0));
}

export const stateWithholding: StateWithholding = {
  code: 'CT',
  certificate: 'CT-W4',
  methods: methodsOf(years, (year, pay) => annualized(countedPay(pay), pay.payPeriods, (annual) => taxOnYear(year, pay, annual))),
};
