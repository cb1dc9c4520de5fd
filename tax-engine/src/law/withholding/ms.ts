import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, countsSpouse, methodsOf, toDollars, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  /** Taxable income without tax. */
  readonly untaxed: Usd;
}

const edition = (year: number, rate: number) => [
  {
    value: { rate, untaxed: 10_000 },
    source: `Pub. 89-700 (${year}), Mississippi Withholding Income Tax Tables, Computer Payroll Accounting; Miss. Code § 27-7-305`,
  },
];
const terms: Editions<Terms> = { 2025: edition(2025, 0.044), 2026: edition(2026, 0.04) };

/** Form 89-350, and the standard deduction of the same status: Miss. Code §§ 27-7-17(3), 27-7-21. US dollars. */
const BY_STATUS = {
  single: { exemption: 6_000, standardDeduction: 2_300 },
  oneEarner: { exemption: 12_000, standardDeduction: 4_600 },
  headOfHousehold: { exemption: 9_500, standardDeduction: 3_400 },
  /** For each dependent, except the one that makes a head of household, and for age and blindness. */
  additional: 1_500,
};

function deductions(employee: Employee): Usd {
  const head = employee.filingStatus === 'headOfHousehold';
  const { exemption, standardDeduction } = head
    ? BY_STATUS.headOfHousehold
    : countsSpouse(employee)
      ? BY_STATUS.oneEarner
      : BY_STATUS.single;
  const additional = Math.max(0, employee.dependents - (head ? 1 : 0)) + employee.aged65 + employee.blind;
  return exemption + standardDeduction + additional * BY_STATUS.additional;
}

export const stateWithholding: StateWithholding = {
  code: 'MS',
  certificate: '89-350',
  // The certificate claims dollars, not a number of allowances.
  methods: methodsOf(terms, ({ rate, untaxed }, pay) =>
    toDollars(annualized(countedPay(pay), pay.payPeriods, (annual) => rate * Math.max(0, annual - deductions(pay.employee) - untaxed))),
  ),
};
