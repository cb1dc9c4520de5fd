import type { Usd } from '@bracketwise/contract/amounts';
import { separateAsSingle, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { valueAt } from '../../kernel/step-table.ts';
import { countedPay, type StatePay, type StateWithholding, type SupplementalRates } from '../../rules/state-withholding.ts';
import { eachPeriod, methodsOf, toDollars, type Editions } from '../../rules/withholding-tables.ts';
import { childDeduction } from '../states/nc.ts';

interface Terms {
  readonly rate: number;
  readonly standardDeduction: ByStatus<Usd>;
  readonly allowance: Usd;
}

const SOURCE = 'Income Tax Withholding Tables and Instructions for Employers; N.C. Gen. Stat. § 105-163.2';

/** The rate of the tax and a tenth of a point. */
const rate: LawTable<number, 2025 | 2026> = {
  2025: { value: 0.0435, source: `NC-30 (2025), ${SOURCE}` },
  2026: { value: 0.0409, source: `NC-30 (2026), ${SOURCE}` },
};

const edition = (year: 2025 | 2026) => [
  {
    value: { rate: rate[year].value, standardDeduction: separateAsSingle(12_750, 12_750, 19_125), allowance: 2_500 },
    source: rate[year].source,
  },
];
const terms: Editions<Terms> = { 2025: edition(2025), 2026: edition(2026) };

/** Form NC-4EZ: the child deduction of a year of such pay, in whole allowances. Other deductions are the standard one. */
function allowances({ allowances: claimed, employee, payPeriods, ...pay }: StatePay, { allowance }: Terms): number {
  if (claimed !== undefined) return claimed;
  const income = countedPay({ ...pay, employee, payPeriods }) * payPeriods;
  return Math.floor((employee.childrenUnder17 * valueAt(childDeduction[2026].value[employee.filingStatus], income)) / allowance);
}

const supplementalOf = (year: 2025 | 2026): { value: SupplementalRates; source: string } => ({
  value: { bonus: rate[year].value },
  source: rate[year].source,
});

export const stateWithholding: StateWithholding = {
  code: 'NC',
  certificate: 'NC-4',
  methods: methodsOf(terms, (year, pay) => {
    const deductions =
      eachPeriod(year.standardDeduction[pay.employee.filingStatus], pay) + allowances(pay, year) * eachPeriod(year.allowance, pay);
    return toDollars(year.rate * Math.max(0, countedPay(pay) - deductions));
  }),
  supplemental: { 2025: supplementalOf(2025), 2026: supplementalOf(2026) },
};
