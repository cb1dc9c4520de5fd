import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, eachPeriod, methodsOf, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  readonly allowance: Usd;
  /** For each person of 65 or more and each blind person. */
  readonly additional: Usd;
}

const edition = (year: number, allowance: Usd) => [
  {
    value: { rate: 0.0495, allowance, additional: 1_000 },
    source: `Booklet IL-700-T (effective January 1, ${year}), automated payroll method; 35 ILCS 5/702`,
  },
];
const terms: Editions<Terms> = { 2025: edition(2025, 2_850), 2026: edition(2026, 2_925) };

export const stateWithholding: StateWithholding = {
  code: 'IL',
  certificate: 'IL-W-4',
  methods: methodsOf(terms, ({ rate, allowance, additional }, pay) => {
    const { aged65, blind } = pay.employee;
    const exemption = allowancesOf(pay) * allowance + (aged65 + blind) * additional;
    return rate * Math.max(0, countedPay(pay) - eachPeriod(exemption, pay));
  }),
};
