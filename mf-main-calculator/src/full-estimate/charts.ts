import { CREDITS_AGAINST_TAX, REFUNDED_CREDITS } from '@bracketwise/contract/lines';
import type { IncomeChartsProps } from '@bracketwise/shared-ui/explanation';
import {
  type FilePay,
  incomeChart,
  NEARBY_INCOMES,
  roundToCents,
  type StateLaw,
  taxPartsOf,
  taxReturnWith,
  withPartsLimited,
} from '@bracketwise/tax-engine';
import { moneyOf, type FullEstimate } from './full-estimate.ts';
import type { Answers } from './household-draft.ts';
import { householdUnder } from './places.ts';

/** What the charts show of an estimate: the household's returns as its main income changes, and its own return in sums. */
export function chartsOf(law: StateLaw, answers: Answers, { taxes, income, kept, payroll }: FullEstimate): IncomeChartsProps {
  const household = householdUnder(law, answers);
  const kind = NEARBY_INCOMES.find((each) => (household[each] ?? 0) > 0) ?? 'pensionIncome';
  const file: FilePay = (pay) => {
    const changed = withPartsLimited({ ...household, [kind]: pay });
    const filed = taxReturnWith(law, changed);
    const { federal, payroll: ofPay, state, local, total } = taxPartsOf(filed);
    return {
      kept: moneyOf(changed, filed).kept,
      totalTax: total,
      federal,
      payroll: ofPay,
      ...((state !== undefined || local !== undefined) && { stateAndLocal: roundToCents((state ?? 0) + (local ?? 0)) }),
      lines: filed.lines,
    };
  };
  const credits = roundToCents([...CREDITS_AGAINST_TAX, ...REFUNDED_CREDITS].reduce((sum, credit) => sum + taxes[credit], 0));
  return {
    chart: incomeChart(file, household[kind] ?? 0),
    income: kind,
    filed: {
      income,
      taxable: taxes.taxableIncome,
      federal: roundToCents(taxes.federalIncomeTax + credits),
      credits,
      payroll,
      stateAndLocal: roundToCents((taxes.stateTax ?? 0) + (taxes.localTax ?? 0)),
      kept,
    },
  };
}
