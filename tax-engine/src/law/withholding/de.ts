import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, type ByStatus } from '../../kernel/law-table.ts';
import { countedPay, inYears, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, annualized, methodsOf, tableOf, taxBy, type TableRow } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly standardDeduction: ByStatus<Usd>;
  readonly table: readonly TableRow[];
  /** Off the tax of the year, for each allowance. */
  readonly credit: Usd;
}

const terms = inYears<readonly { value: Terms; source: string }[]>(
  [2025, 2026],
  [
    {
      value: {
        standardDeduction: byStatus(3_250, 6_500, 3_250, 3_250),
        table: tableOf([0, 0.022, 0.039, 0.048, 0.052, 0.0555, 0.066], [2_000, 5_000, 10_000, 20_000, 25_000, 60_000]),
        credit: 110,
      },
      source: 'Delaware Division of Revenue, Employer’s Guide, Section 17; 30 Del. C. § 1151',
    },
  ],
);

export const stateWithholding: StateWithholding = {
  code: 'DE',
  certificate: 'W-4',
  methods: methodsOf(terms, ({ standardDeduction, table, credit }, pay) =>
    annualized(countedPay(pay), pay.payPeriods, (annual) => {
      const taxable = Math.max(0, annual - standardDeduction[pay.employee.filingStatus]);
      return Math.max(0, taxBy(table, taxable) - allowancesOf(pay) * credit);
    }),
  ),
};
