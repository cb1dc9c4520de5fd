import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, eachPeriod, methodsOf, peopleOf, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  readonly standardDeduction: Usd;
}

const edition = (revised: string, standardDeduction: Usd) => [
  {
    value: { rate: 0.0309, standardDeduction },
    source: `R-1306 (${revised}), Louisiana Withholding Tables and Instructions; La. R.S. 47:112`,
  },
];
const terms: Editions<Terms> = { 2025: edition('1/25', 12_500), 2026: edition('1/26', 12_875) };

export const stateWithholding: StateWithholding = {
  code: 'LA',
  certificate: 'L-4',
  methods: methodsOf(terms, ({ rate, standardDeduction }, pay) => {
    const claimed = allowancesOf(pay, (employee) => (employee.filingStatus === 'headOfHousehold' ? 2 : peopleOf(employee)));
    return rate * Math.max(0, countedPay(pay) - eachPeriod(claimed * standardDeduction, pay));
  }),
};
