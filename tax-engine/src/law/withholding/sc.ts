import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, annualized, methodsOf, tableOf, taxBy, type Editions, type TableRow } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly allowance: Usd;
  /** A share of the pay, up to a limit, for an employee with an allowance. */
  readonly standardDeduction: { readonly share: number; readonly most: Usd };
  readonly table: readonly TableRow[];
}

const edition = (year: number, allowance: Usd, most: Usd, topRate: number, limits: readonly Usd[]) => [
  {
    value: { allowance, standardDeduction: { share: 0.1, most }, table: tableOf([0, 0.03, topRate], limits) },
    source: `WH-1603F (${year}), Formula for Computing South Carolina Withholding Tax; S.C. Code § 12-8-520`,
  },
];
const terms: Editions<Terms> = {
  2025: edition(2025, 4_860, 7_300, 0.062, [3_560, 17_830]),
  2026: edition(2026, 5_000, 7_500, 0.06, [3_640, 18_230]),
};

/** Form SC W-4, lines A to E. Line F, another for each dependent under 6, is left out: the ages are not known here. */
function worksheetAllowances({ filingStatus, severalJobs, dependents }: Employee): number {
  const joint = filingStatus === 'marriedJoint' ? 1 : 0;
  const head = filingStatus === 'headOfHousehold' ? 1 : 0;
  return 1 + joint + head + (severalJobs || head ? 0 : 1) + dependents;
}

export const stateWithholding: StateWithholding = {
  code: 'SC',
  certificate: 'SC W-4',
  methods: methodsOf(terms, ({ allowance, standardDeduction, table }, pay) => {
    const allowances = allowancesOf(pay, worksheetAllowances);
    return annualized(countedPay(pay), pay.payPeriods, (annual) => {
      const deduction = allowances > 0 ? Math.min(standardDeduction.share * annual, standardDeduction.most) : 0;
      return taxBy(table, Math.max(0, annual - deduction - allowances * allowance));
    });
  }),
};
