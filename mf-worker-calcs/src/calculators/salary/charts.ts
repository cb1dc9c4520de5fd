import { placeOf } from '@bracketwise/shared-ui/calculator';
import type { IncomeChartsProps } from '@bracketwise/shared-ui/explanation';
import {
  estimateChart,
  type FilePay,
  incomeChart,
  roundToCents,
  type StateLaw,
  taxPartsOf,
  taxReturnWith,
  withPartsLimited,
} from '@bracketwise/tax-engine';
import type { SalaryInputs } from './form.ts';
import { requestOf, type SalaryAnswer } from './official.ts';

/** What the charts show of an answer. */
export function chartsOf(values: SalaryInputs, law: StateLaw, answer: SalaryAnswer): IncomeChartsProps {
  if (answer.paychecks) return { ...returnChart(law, answer), income: 'wages' };
  const place = answer.placeRefused ? {} : placeOf(law.code, values);
  return { ...estimateChart(law, requestOf(values, law), place), income: 'wages' };
}

/** The household's returns as its wages change, and its own in sums. */
function returnChart(law: StateLaw, { household, year }: SalaryAnswer): Omit<IncomeChartsProps, 'income'> {
  const filed = (wages: number) => taxReturnWith(law, withPartsLimited({ ...household, wages }));
  const file: FilePay = (wages) => {
    const taxReturn = filed(wages);
    const { federal, payroll, state, local, total } = taxPartsOf(taxReturn);
    return {
      kept: taxReturn.netIncome,
      totalTax: total,
      federal,
      payroll,
      ...((state !== undefined || local !== undefined) && { stateAndLocal: roundToCents((state ?? 0) + (local ?? 0)) }),
      lines: taxReturn.lines,
    };
  };
  const own = file(household.wages ?? 0);
  const { taxableIncome, saversCredit, childTaxCredit, additionalChildTaxCredit, earnedIncomeCredit } = filed(household.wages ?? 0);
  const credits = roundToCents(saversCredit + childTaxCredit + additionalChildTaxCredit + earnedIncomeCredit);
  return {
    chart: incomeChart(file, household.wages ?? 0),
    filed: {
      income: roundToCents(year.netIncome + own.totalTax),
      taxable: taxableIncome,
      federal: roundToCents(own.federal + credits),
      credits,
      payroll: own.payroll,
      stateAndLocal: own.stateAndLocal,
      kept: year.netIncome,
    },
  };
}
