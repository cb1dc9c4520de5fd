import type { Usd } from '@bracketwise/contract/amounts';
import type { PayPeriods } from '@bracketwise/contract/paychecks';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { roundToCents } from '../../kernel/money.ts';
import { countedPay, inYears, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, exemptionsOf, isDaily, methodsOf, taxBy, type TableRow } from '../../rules/withholding-tables.ts';

/** A rate table with its limits by the year, and the base amounts that differ from those of the year divided by the periods. US dollars. */
interface RateTable {
  readonly yearly: readonly TableRow[];
  readonly bases: Readonly<Partial<Record<PayPeriods, readonly Usd[]>>>;
}

const A: RateTable = {
  yearly: [
    [0, 0.015, 0],
    [20_000, 0.02, 300],
    [35_000, 0.039, 600],
    [40_000, 0.061, 795],
    [75_000, 0.07, 2_930],
    [500_000, 0.099, 32_680],
    [1_000_000, 0.118, 82_180],
  ],
  bases: {
    26: [0, 12, 23, 31, 113, 1_257, 3_161],
    24: [0, 13, 25, 33, 122, 1_362, 3_424],
    12: [0, 25, 50, 66, 244, 2_723, 6_848],
  },
};

const B: RateTable = {
  yearly: [
    [0, 0.015, 0],
    [20_000, 0.02, 300],
    [50_000, 0.027, 900],
    [70_000, 0.039, 1_440],
    [80_000, 0.061, 1_830],
    [150_000, 0.07, 6_100],
    [500_000, 0.099, 30_600],
    [1_000_000, 0.118, 80_100],
  ],
  bases: {
    26: [0, 12, 35, 55, 70, 235, 1_177, 3_081],
    24: [0, 12.5, 37.5, 59.99, 76.25, 254.19, 1_275, 3_338],
    12: [0, 25, 75, 120, 153, 508, 2_550, 6_675],
  },
};

const terms = inYears(
  YEARS_TO_2026.filter((year) => year > 2020),
  [
    {
      value: { A, B, allowance: 1_000 },
      source: 'NJ-WT, Percentage Method Withholding Rate Tables (effective October 1, 2020); N.J.S.A. 54A:7-1',
    },
  ],
);

/** Daily tables divide the year by all its days. */
const DAYS = 365;

function tableFor({ yearly, bases }: RateTable, payPeriods: PayPeriods): readonly TableRow[] {
  const periods = isDaily(payPeriods) ? DAYS : payPeriods;
  return yearly.map(([over, rate, base], row) => [
    Math.round(over / periods),
    rate,
    bases[payPeriods]?.[row] ?? roundToCents(base / periods),
  ]);
}

/** Form NJ-W4 without a letter on line 3: the wage chart needs the pay of every job. */
const usesB = ({ filingStatus }: Employee) => filingStatus === 'marriedJoint' || filingStatus === 'headOfHousehold';

/** Form NJ-W4 line 4. */
const worksheetAllowances = (employee: Employee) => exemptionsOf(employee) + employee.aged65 + employee.blind;

export const stateWithholding: StateWithholding = {
  code: 'NJ',
  certificate: 'NJ-W4',
  methods: methodsOf(terms, (year, pay) => {
    const periods = isDaily(pay.payPeriods) ? DAYS : pay.payPeriods;
    // Printed in dimes, the rest dropped.
    const allowance = Math.floor((10 * year.allowance) / periods) / 10;
    // Of what federal law leaves untaxed, only 401(k) deferrals are excluded: N.J.S.A. 54A:6-21.
    const taxed = ['preTaxPremiums', 'flexibleSpending', 'dependentCareFlexibleSpending', 'payrollHsa', 'commuterBenefits'] as const;
    const taxable = Math.max(0, countedPay(pay, taxed) - allowancesOf(pay, worksheetAllowances) * allowance);
    return taxBy(tableFor(usesB(pay.employee) ? year.B : year.A, pay.payPeriods), taxable);
  }),
};
