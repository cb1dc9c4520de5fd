import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged } from '../../kernel/law-table.ts';
import { roundToCents } from '../../kernel/money.ts';
import { countedPay, type Employee, type StatePay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  eachPeriod,
  exemptionsOf,
  methodsOf,
  tableOf,
  taxBy,
  type Editions,
} from '../../rules/withholding-tables.ts';
import { dependentCareBenefitsLimit } from '../federal/cafeteria-plans.ts';

type Table = 'single' | 'married' | 'headOfHousehold';

/** Amounts of a year, in US dollars. Those of couples with two allowances and of heads of household are in the plural. */
interface Terms {
  readonly lowIncome: readonly [Usd, plural: Usd];
  readonly standardDeduction: readonly [Usd, plural: Usd];
  /** Off the tax, for each regular allowance. */
  readonly exemptionCredit: Usd;
  readonly limits: Readonly<Record<Table, readonly Usd[]>>;
}

/** Tables 1, 3, 4 and the yearly ones of 5 to 28. */
const terms: Editions<Terms> = {
  2025: [
    {
      value: {
        lowIncome: [18_368, 36_736],
        standardDeduction: [5_540, 11_080],
        exemptionCredit: 163.9,
        limits: {
          single: [10_756, 25_499, 40_245, 55_866, 70_606, 360_659, 432_787, 721_314, 1_000_000],
          married: [21_512, 50_998, 80_490, 111_732, 141_212, 721_318, 865_574, 1_000_000, 1_442_628],
          headOfHousehold: [21_527, 51_000, 65_744, 81_364, 96_107, 490_493, 588_593, 980_987, 1_000_000],
        },
      },
      source: 'EDD, California Withholding Schedules for 2025, Method B; Cal. Unemp. Ins. Code § 13020',
    },
  ],
  2026: [
    {
      value: {
        lowIncome: [18_896, 37_791],
        standardDeduction: [5_706, 11_412],
        exemptionCredit: 168.3,
        limits: {
          single: [11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953, 1_000_000],
          married: [22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_000_000, 1_485_906],
          headOfHousehold: [22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_000_000, 1_010_417],
        },
      },
      source: 'EDD, California Withholding Schedules for 2026, Method B; Cal. Unemp. Ins. Code § 13020',
    },
  ],
};

/** A tenth above those of the tax. */
const RATES = [0.011, 0.022, 0.044, 0.066, 0.088, 0.1023, 0.1133, 0.1243, 0.1353, 0.1463];

/** Limits of couples that are twice the rounded single ones; the others are divided by themselves. */
const DOUBLED = 7;

/** The periods whose tables are the yearly ones divided; the others have twice the limits of the next shorter one. */
const DOUBLE_PERIODS: Readonly<Record<number, number>> = { 26: 52, 12: 24, 2: 4 };

function limitsFor(limits: Terms['limits'], table: Table, payPeriods: number): readonly Usd[] {
  const shorter = DOUBLE_PERIODS[payPeriods];
  if (shorter !== undefined) return limitsFor(limits, table, shorter).map((limit) => 2 * limit);
  const divided = (yearly: readonly Usd[]) => yearly.map((limit) => Math.round(limit / payPeriods));
  if (table !== 'married' || payPeriods === 1) return divided(limits[table]);
  const single = divided(limits.single);
  return divided(limits.married).map((limit, index) => (index < DOUBLED ? 2 * (single[index] ?? limit) : limit));
}

/** Form DE 4: couples with two incomes take the single table. */
function tableFor(employee: Employee): Table {
  if (employee.filingStatus === 'headOfHousehold') return 'headOfHousehold';
  return countsSpouse(employee) ? 'married' : 'single';
}

/** Form DE 4, Worksheet A: blindness counts, age does not. */
const regularAllowances = (employee: Employee) =>
  exemptionsOf(employee) + (countsSpouse(employee) ? employee.blind : Math.min(employee.blind, 1));

/** HSA contributions count, and what a dependent care plan takes above the limit of January 1, 2025. */
function wages(pay: StatePay): Usd {
  const overLimit =
    (pay.dependentCareFlexibleSpending ?? 0) - dependentCareBenefitsLimit[2025].value[pay.employee.filingStatus] / pay.payPeriods;
  return countedPay(pay, ['payrollHsa']) + Math.max(0, overLimit);
}

export const stateWithholding: StateWithholding = {
  code: 'CA',
  certificate: 'DE 4',
  methods: methodsOf(terms, ({ lowIncome, standardDeduction, exemptionCredit, limits }, pay) => {
    const counted = wages(pay);
    const table = tableFor(pay.employee);
    const allowances = allowancesOf(pay, regularAllowances);
    const plural = table === 'headOfHousehold' || (table === 'married' && allowances >= 2) ? 1 : 0;
    const rounded = (yearly: Usd) => Math.round(yearly / pay.payPeriods);
    if (counted <= rounded(lowIncome[plural])) return 0;
    const taxable = Math.max(0, counted - rounded(standardDeduction[plural]));
    const tax = roundToCents(taxBy(tableOf(RATES, limitsFor(limits, table, pay.payPeriods)), taxable));
    // Table 4 ends at ten allowances.
    const credit = allowances > 10 ? allowances * eachPeriod(exemptionCredit, pay) : eachPeriod(allowances * exemptionCredit, pay);
    return tax - credit;
  }),
  supplemental: unchanged(
    YEARS_TO_2026,
    { bonus: 0.1023 },
    'EDD, California Employer’s Guide (DE 44), Supplemental Wage Payments; Cal. Unemp. Ins. Code § 13043; Cal. Rev. & Tax. Code § 18663',
  ),
};
