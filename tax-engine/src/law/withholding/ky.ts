import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, methodsOf, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  readonly standardDeduction: Usd;
}

const edition = (year: number, rate: number, standardDeduction: Usd) => [
  { value: { rate, standardDeduction }, source: `42A003(TCF), ${year} Kentucky Withholding Tax Formula; KRS 141.310` },
];
const terms: Editions<Terms> = { 2025: edition(2025, 0.04, 3_270), 2026: edition(2026, 0.035, 3_360) };

export const stateWithholding: StateWithholding = {
  code: 'KY',
  certificate: 'K-4',
  methods: methodsOf(terms, ({ rate, standardDeduction }, pay) =>
    annualized(countedPay(pay), pay.payPeriods, (annual) => rate * Math.max(0, annual - standardDeduction)),
  ),
};
