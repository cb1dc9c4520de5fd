import { graduatedTax } from '../../kernel/schedule.ts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, annualized, exemptionsOf, methodsOf, type Editions } from '../../rules/withholding-tables.ts';
import { formerAllowance } from '../federal/paycheck-withholding.ts';
import { rateSchedules } from '../states/dc.ts';

type Year = 2025 | 2026;

/**
 * The District has printed no tables since FR-230 (Rev. 11/17). Its notice names the rate schedule and the federal allowance instead; FR-230
 * subtracts no standard deduction. The USDA's National Finance Center, which pays federal employees, withholds in the same way.
 */
const edition = (year: Year) => [
  {
    value: year,
    source: 'OTR Tax Notice 2022-08, FR-230 (Rev. 11/17), percentage method; NFC-22-1668460546; D.C. Code § 47-1812.08',
  },
];
const years: Editions<Year> = { 2025: edition(2025), 2026: edition(2026) };

/** Form D-4, worksheet, lines a to i. */
const onWorksheet = (employee: Employee): number =>
  exemptionsOf(employee) + (employee.filingStatus === 'headOfHousehold' ? 1 : 0) + employee.aged65 + employee.blind;

export const stateWithholding: StateWithholding = {
  code: 'DC',
  certificate: 'D-4',
  methods: methodsOf(years, (year, pay) =>
    annualized(countedPay(pay), pay.payPeriods, (annual) => {
      const taxable = annual - allowancesOf(pay, onWorksheet) * formerAllowance[year].value;
      return graduatedTax(rateSchedules[year].value[pay.employee.filingStatus], Math.max(0, taxable));
    }),
  ),
};
