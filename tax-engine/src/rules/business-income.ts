/** Steps of state forms on which the income of a business fares otherwise than other income. */
import type { TaxYear, LineLabel, Usd } from '../contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { AnyLawTable, StateWorksheet, Step } from './state-worksheet.ts';

/** A step about the income of businesses. */
export function onBusiness<Year extends TaxYear>(
  labels: readonly LineLabel[],
  tables: readonly AnyLawTable[],
  apply: Step<Year>['apply'],
): Step<Year> {
  return { concerns: 'businessIncome', labels, tables, apply };
}

/** Profit of both spouses' own businesses and the share in an S corporation's. US dollars. */
export function businessProfit({ federal: { household } }: StateWorksheet): Usd {
  return household.selfEmploymentProfit + household.spouseSelfEmploymentProfit + household.sCorporationProfit;
}

/** The state does not allow the federal deduction of half of the self-employment tax. */
export function addBackSelfEmploymentTax(source: string): Step {
  return onBusiness(['selfEmploymentTaxAddBack'], [], (worksheet) =>
    worksheet.adjust('selfEmploymentTaxAddBack', worksheet.federal.selfEmploymentTaxDeduction, source),
  );
}

/** A state that starts from its own gross income allows the deduction too. */
export function deductSelfEmploymentTax(source: string): Step {
  return onBusiness(['selfEmploymentTaxDeduction'], [], (worksheet) =>
    worksheet.adjust('selfEmploymentTaxDeduction', -worksheet.federal.selfEmploymentTaxDeduction, source),
  );
}

/** A state that starts from federal taxable income takes the deduction for qualified business income back, everywhere or above a limit. */
export function addBackQualifiedBusinessIncome<Year extends TaxYear = TaxYear>(
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

/** A state that starts from adjusted gross income allows the federal deduction for qualified business income too. */
export function deductQualifiedBusinessIncome(source: string): Step {
  return onBusiness(['qualifiedBusinessIncomeDeduction'], [], (worksheet) => {
    const deduction = worksheet.federal.qualifiedBusinessIncomeDeduction;
    if (deduction > 0) worksheet.deduct('qualifiedBusinessIncomeDeduction', deduction, source);
  });
}
