import type { EstimateYear, FilingStatus, TaxYear, Usd } from '../contract.ts';
import type { CrossBorderLine, CrossBorderLineLabel } from '../cross-border-contract.ts';
import type { Cited } from '../kernel/law-table.ts';
import { roundToCents } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { additionalMedicareTax, medicareTax, socialSecurityTax, type FederalReturn } from './federal-return.ts';

/** What makes the return of somebody whose income, deduction or payroll taxes are not those of wages at home. US dollars. */
export interface CrossBorderIncome<Year extends TaxYear> {
  readonly year: Year;
  readonly status: FilingStatus;
  /** What the return reports after exclusions; nothing is deducted above the line. */
  readonly adjustedGrossIncome: Usd;
  /** Excluded income, which fills the lower brackets all the same. 26 U.S.C. § 911(f). */
  readonly excluded?: Usd;
  readonly standardDeduction: Cited<Usd>;
  /** Wages that Social Security and Medicare taxes are due on. */
  readonly payrollWages: Usd;
  /** For state forms; not taken off the income tax. */
  readonly earnedIncomeCredit: Usd;
}

/** What a `FederalReturn` answers, without being one. */
export type FederalFigures<Year extends TaxYear = EstimateYear> = { readonly [Key in keyof FederalReturn<Year>]: FederalReturn<Year>[Key] };

/**
 * The federal figures of such a return, and what state forms start from. US dollars, rounded to cents.
 * @param lines - receives the lines from the deduction on, and those of the section `payroll`; where the income comes from is the caller's to say
 */
export function crossBorderReturn<Year extends TaxYear>(income: CrossBorderIncome<Year>, lines: CrossBorderLine[]): FederalFigures<Year> {
  const { year, status, adjustedGrossIncome, excluded = 0, standardDeduction, payrollWages, earnedIncomeCredit } = income;
  const federal = new Worksheet<CrossBorderLineLabel>('federal', lines);
  const taxableIncome = roundToCents(Math.max(0, adjustedGrossIncome - standardDeduction.value));
  federal.note('standardDeduction', -standardDeduction.value, standardDeduction.source);
  federal.note('taxableIncome', taxableIncome, '26 U.S.C. § 63(b)');
  if (excluded > 0) federal.note('excludedIncome', excluded, STACKING);
  const { value, source } = incomeTaxSchedules[year];
  federal.chargeSchedule(value[status], taxableIncome, source, excluded);
  const incomeTax = federal.roundedTax;
  return {
    year,
    status,
    wages: adjustedGrossIncome,
    grossIncome: adjustedGrossIncome,
    adjustedGrossIncome,
    standardDeduction: standardDeduction.value,
    taxableIncome,
    incomeTax,
    socialSecurity: socialSecurityTax(payrollWages, year, new Worksheet('payroll', lines)),
    medicare: medicareTax(payrollWages, year, new Worksheet('payroll', lines)),
    additionalMedicare: additionalMedicareTax(payrollWages, status, year, new Worksheet('payroll', lines)),
    earnedIncomeCredit,
    incomeTaxAfterCredits: Math.max(0, incomeTax - earnedIncomeCredit),
  };
}

const STACKING = '26 U.S.C. § 911(f); Form 1040 instructions, Foreign Earned Income Tax Worksheet';
