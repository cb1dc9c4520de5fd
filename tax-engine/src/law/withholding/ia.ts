import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, countsSpouse, eachPeriod, methodsOf, peopleOf, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  /** By the marital status of the certificate. */
  readonly deduction: { readonly other: Usd; readonly headOfHousehold: Usd; readonly oneEarner: Usd };
  /** Off the tax of the year, for each allowance. */
  readonly allowance: Usd;
}

const edition = (year: number, other: Usd, headOfHousehold: Usd, oneEarner: Usd) => [
  {
    value: { rate: 0.038, deduction: { other, headOfHousehold, oneEarner }, allowance: 40 },
    source: `Iowa Department of Revenue, Withholding Formula for Wages Paid Beginning January 1, ${year}; Iowa Code § 422.16`,
  },
];
const terms: Editions<Terms> = { 2025: edition(2025, 12_000, 18_050, 24_050), 2026: edition(2026, 13_000, 19_500, 26_000) };

/** IA W-4: an allowance of $40 each, two for a head of household, half of one for age and blindness. */
function worksheetAllowances(employee: Employee): number {
  const people = employee.filingStatus === 'headOfHousehold' ? 2 : peopleOf(employee);
  return people + employee.dependents + (employee.aged65 + employee.blind) / 2;
}

export const stateWithholding: StateWithholding = {
  code: 'IA',
  certificate: 'IA W-4',
  methods: methodsOf(terms, ({ rate, deduction, allowance }, pay) => {
    const { employee } = pay;
    const { other, headOfHousehold, oneEarner } = deduction;
    const yearly = employee.filingStatus === 'headOfHousehold' ? headOfHousehold : countsSpouse(employee) ? oneEarner : other;
    const credit = allowancesOf(pay, worksheetAllowances) * allowance;
    return rate * Math.max(0, countedPay(pay) - eachPeriod(yearly, pay)) - credit / pay.payPeriods;
  }),
};
