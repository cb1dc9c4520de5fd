import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, annualized, methodsOf, taxBy, type Edition, type Editions, type TableRow } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly exemption: Usd;
  readonly table: readonly TableRow[];
}

const edition = (effective: string, table: readonly TableRow[], from?: string): Edition<Terms> => ({
  value: { exemption: 650, table },
  source: `Ohio Department of Taxation, Employer Withholding: Optional Computer Formula (effective ${effective}); R.C. 5747.06`,
  from,
});

const SINCE_OCTOBER_2025 = [
  [0, 0.01775, 0],
  [26_050, 0.0299, 462.39],
  [100_000, 0.0364, 2_673.5],
] as const;

/** The last day of the pay period decides; a payment counts by its day. */
const terms: Editions<Terms> = {
  2025: [
    edition('November 1, 2023', [
      [0, 0.00501, 0],
      [5_000, 0.01001, 25.05],
      [10_000, 0.02005, 75.1],
      [15_000, 0.02505, 175.35],
      [20_000, 0.0299, 300.6],
      [100_000, 0.0441, 2_692.6],
    ]),
    edition('October 1, 2025', SINCE_OCTOBER_2025, '10-01'),
  ],
  2026: [
    edition('October 1, 2025', SINCE_OCTOBER_2025),
    edition(
      'August 1, 2026',
      [
        [0, 0.016, 0],
        [26_050, 0.0299, 416.8],
        [100_000, 0.034, 2_627.91],
      ],
      '08-01',
    ),
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'OH',
  certificate: 'IT 4',
  methods: methodsOf(terms, ({ exemption, table }, pay) =>
    annualized(countedPay(pay), pay.payPeriods, (annual) => taxBy(table, Math.max(0, annual - allowancesOf(pay) * exemption))),
  ),
};
