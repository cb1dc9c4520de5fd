/** Steps for state rules that treat business income differently from other income. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { AnyLawTable, StateWorksheet, Step } from './state-worksheet.ts';

/** A step about business income. */
export function onBusiness<Year extends LawYear>(
  labels: readonly LineLabel[],
  tables: readonly AnyLawTable[],
  apply: Step<Year>['apply'],
): Step<Year> {
  return { concerns: 'businessIncome', labels, tables, apply };
}

/** Profit of both spouses' own businesses plus the shares of an S corporation's and a partnership's. US dollars. */
export function businessProfit({ federal: { household, partnershipIncome } }: StateWorksheet): Usd {
  return household.selfEmploymentProfit + household.spouseSelfEmploymentProfit + household.sCorporationProfit + partnershipIncome;
}

/** For states that do not allow the federal deduction of half of the self-employment tax. */
export function addBackSelfEmploymentTax(source: string): Step {
  return onBusiness(['selfEmploymentTaxAddBack'], [], (worksheet) =>
    worksheet.adjust('selfEmploymentTaxAddBack', worksheet.federal.selfEmploymentTaxDeduction, source),
  );
}

/** For states that start from their own gross income but allow that deduction. */
export function deductSelfEmploymentTax(source: string): Step {
  return onBusiness(['selfEmploymentTaxDeduction'], [], (worksheet) =>
    worksheet.adjust('selfEmploymentTaxDeduction', -worksheet.federal.selfEmploymentTaxDeduction, source),
  );
}

/** For states that start from federal taxable income and add back the QBI deduction, entirely or above a limit. */
export function addBackQualifiedBusinessIncome<Year extends LawYear = LawYear>(
  source: string,
  above: LawTable<ByStatus<Usd>, Year> | undefined = undefined,
): Step<Year> {
  return onBusiness(['qualifiedBusinessIncomeAddBack'], above ? [above] : [], (worksheet) => {
    const deduction = worksheet.federal.qualifiedBusinessIncomeDeduction;
    if (deduction === 0 || (above && worksheet.adjustedGrossIncome <= above[worksheet.year].value[worksheet.status])) return;
    worksheet.note('qualifiedBusinessIncomeAddBack', deduction, source);
    worksheet.taxableIncome += deduction;
  });
}

/** For states that start from adjusted gross income but allow the federal QBI deduction. */
export function deductQualifiedBusinessIncome(source: string): Step {
  return onBusiness(['qualifiedBusinessIncomeDeduction'], [], (worksheet) => {
    const deduction = worksheet.federal.qualifiedBusinessIncomeDeduction;
    if (deduction > 0) worksheet.deduct('qualifiedBusinessIncomeDeduction', deduction, source);
  });
}
