import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type Employee, type StatePay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  annualized,
  countsSpouse,
  methodsOf,
  tableOf,
  taxBy,
  toDollars,
  type Editions,
} from '../../rules/withholding-tables.ts';
import { medicareRate } from '../federal/medicare.ts';
import { socialSecurityRate } from '../federal/social-security.ts';

/** Yearly amounts, in US dollars. */
interface Terms {
  readonly rates: readonly number[];
  readonly surtaxAbove: Usd;
  /** Most Social Security and Medicare that is subtracted. */
  readonly payrollTax: Usd;
  readonly exemption: Usd;
  /** In addition to the exemptions, for any of them. */
  readonly first: Usd;
  /** Off the tax. */
  readonly headOfHousehold: Usd;
  readonly blind: Usd;
  /** Below this pay, nothing is withheld from an employee with an exemption. */
  readonly lowPay: Usd;
}

const edition = (year: number, surtaxAbove: Usd) => [
  {
    value: {
      rates: [0.05, 0.09],
      surtaxAbove,
      payrollTax: 2_000,
      exemption: 1_000,
      first: 3_400,
      headOfHousehold: 120,
      blind: 110,
      lowPay: 8_000,
    },
    source: `Circular M (effective January 1, ${year}), Percentage Methods; M.G.L. c. 62B, § 2`,
  },
];
const terms: Editions<Terms> = { 2025: edition(2025, 1_083_150), 2026: edition(2026, 1_107_750) };

/** Form M-4: a spouse without a job counts as four, age of 65 as one. */
const worksheetExemptions = (employee: Employee) => 1 + (countsSpouse(employee) ? 4 : 0) + employee.dependents + employee.aged65;

/** Spread over the year, as in the circular's tables; its percentage method takes all of it first. */
function payrollTax({ payrollTax: most }: Terms, pay: StatePay): Usd {
  const rate = socialSecurityRate[2026].value + medicareRate[2026].value;
  return Math.min(rate * countedPay(pay, ['electiveDeferrals']), most / pay.payPeriods);
}

export const stateWithholding: StateWithholding = {
  code: 'MA',
  certificate: 'M-4',
  methods: methodsOf(terms, (year, pay) => {
    const { employee, payPeriods } = pay;
    const exemptions = allowancesOf(pay, worksheetExemptions);
    const wages = countedPay(pay);
    if (exemptions > 0 && wages < toDollars(year.lowPay / payPeriods)) return 0;
    // The factors for a single exemption and for several are printed in whole dollars.
    const several = exemptions * toDollars(year.exemption / payPeriods) + toDollars(year.first / payPeriods);
    const factor = exemptions === 0 ? 0 : exemptions === 1 ? toDollars((year.exemption + year.first) / payPeriods) : several;
    const taxable = Math.max(0, wages - payrollTax(year, pay) - factor);
    const table = tableOf(year.rates, [year.surtaxAbove]);
    const credits = (employee.filingStatus === 'headOfHousehold' ? year.headOfHousehold : 0) + employee.blind * year.blind;
    return annualized(taxable, payPeriods, (annual) => taxBy(table, annual)) - credits / payPeriods;
  }),
};
