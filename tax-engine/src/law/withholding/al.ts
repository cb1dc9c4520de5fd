import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { unchanged } from '../../kernel/law-table.ts';
import { graduatedTax } from '../../kernel/schedule.ts';
import { valueAt } from '../../kernel/step-table.ts';
import { steppedDown } from '../../rules/amounts.ts';
import { countedPay, type Employee, type StateWithholding } from '../../rules/state-withholding.ts';
import { annualized, methodsOf, type Editions } from '../../rules/withholding-tables.ts';
import { dependentExemption, personalExemption, rateSchedules, standardDeduction, standardDeductionSlide } from '../states/al.ts';

type Year = 2025 | 2026;

const BOOKLET = 'Alabama DOR, Withholding Tax Tables and Instructions for Employers';
const edition = (year: Year) => [{ value: year, source: `${BOOKLET} (${year}), formula, pp. 7 and 8; Code of Ala. § 40-18-71` }];
/** The formula has the amounts of the return of the same year. */
const years: Editions<Year> = { 2025: edition(2025), 2026: edition(2026) };

/** Form A-4: "M" for a couple with one job, "MS" for each spouse with one. */
const columnOf = ({ filingStatus, severalJobs }: Employee): FilingStatus =>
  filingStatus === 'marriedJoint' && severalJobs ? 'marriedSeparate' : filingStatus;

export const stateWithholding: StateWithholding = {
  code: 'AL',
  certificate: 'A-4',
  methods: methodsOf(years, (year, pay) =>
    annualized(countedPay(pay), pay.payPeriods, (annual) => {
      const status = columnOf(pay.employee);
      const taxable =
        annual -
        steppedDown(standardDeduction[year].value[status], standardDeductionSlide[year].value[status], annual) -
        pay.federalTaxWithheld * pay.payPeriods -
        personalExemption[year].value[status] -
        (pay.allowances ?? pay.employee.dependents) * valueAt(dependentExemption[year].value[status], annual);
      return graduatedTax(rateSchedules[year].value[status], Math.max(0, taxable));
    }),
  ),
  supplemental: unchanged([2025, 2026], { bonus: 0.05 }, 'Ala. Admin. Code r. 810-3-71-.04, supplemental wages'),
};
