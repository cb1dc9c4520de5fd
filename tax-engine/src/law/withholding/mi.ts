import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, eachPeriod, methodsOf, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  readonly exemption: Usd;
}

const edition = (year: number, exemption: Usd) => [
  { value: { rate: 0.0425, exemption }, source: `Form 446 (${year}), Michigan Income Tax Withholding Guide; MCL 206.703` },
];
const terms: Editions<Terms> = { 2025: edition(2025, 5_800), 2026: edition(2026, 5_900) };

export const stateWithholding: StateWithholding = {
  code: 'MI',
  certificate: 'MI-W4',
  methods: methodsOf(
    terms,
    ({ rate, exemption }, pay) => rate * Math.max(0, countedPay(pay) - allowancesOf(pay) * eachPeriod(exemption, pay)),
  ),
  supplemental: unchanged([2025, 2026], { bonus: 0.0425 }, 'Form 446, Bonuses and Other Payments; MCL 206.703'),
};
