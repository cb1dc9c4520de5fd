import type { Usd } from '@bracketwise/contract/amounts';
import { separateAsSingle, unchanged, type ByStatus } from '../../kernel/law-table.ts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, methodsOf, tableOf, taxBy, toDollars, type Editions, type TableRow } from '../../rules/withholding-tables.ts';

const BOOKLET = 'North Dakota Income Tax Withholding Rates and Instructions';
const table = (from: Usd, to: Usd): readonly TableRow[] => tableOf([0, 0.0195, 0.025], [from, to]);

/** The Annual Percentage Method Table. The booklet’s example and wage brackets are those of 2025. */
const terms: Editions<ByStatus<readonly TableRow[]>> = {
  2026: [
    {
      value: separateAsSingle(table(57_625, 258_450), table(57_500, 168_525), table(78_475, 289_675)),
      source: `${BOOKLET} (2026), Section 2; N.D. Cent. Code § 57-38-59`,
    },
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'ND',
  certificate: 'W-4',
  methods: methodsOf(terms, (byStatus, pay) =>
    toDollars(annualized(countedPay(pay), pay.payPeriods, (annual) => taxBy(byStatus[pay.employee.filingStatus], annual))),
  ),
  supplemental: unchanged([2026], { bonus: 0.015 }, `${BOOKLET} (2026), supplemental wages`),
};
