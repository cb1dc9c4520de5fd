import type { BusinessLine, BusinessLineLabel } from '../business-contract.ts';
import type { Usd } from '../contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { BusinessReturn } from './business-return.ts';
import type { OwnRule } from './own-rules.ts';
import { StateWorksheet } from './state-worksheet.ts';

/** The year of which the states' rules are known. */
type Year = 2025;

/** A state's form filled in for the owner of a business. */
export class BusinessWorksheet extends StateWorksheet<Year, BusinessLineLabel> {
  readonly business: BusinessReturn<Year>;

  constructor(business: BusinessReturn<Year>, lines: BusinessLine[]) {
    super(business, lines);
    this.business = business;
  }

  /** Changes the state's adjusted gross income, and so its taxable income. */
  adjust(label: BusinessLineLabel, amount: Usd, source: string): void {
    if (amount === 0) return;
    this.note(label, amount, source);
    this.adjustedGrossIncome = Math.max(0, this.adjustedGrossIncome + amount);
    this.taxableIncome = Math.max(0, this.taxableIncome + amount);
  }
}

export type BusinessRule = OwnRule<BusinessWorksheet>;

/** What a state's law says of the income of a business beyond taxing it as its form taxes other income. */
export interface StateBusinessLaw {
  /** In the order of the form. */
  readonly rules?: readonly BusinessRule[];
  /** Where a rule stands that depends on more than is asked, and so is not counted. */
  readonly notCounted?: string;
}

/** The state does not allow the federal deduction of half of the self-employment tax. */
export function addBackSelfEmploymentTax(source: string): BusinessRule {
  return {
    at: 'income',
    tables: [],
    apply: (worksheet) => worksheet.adjust('selfEmploymentTaxAddBack', worksheet.business.selfEmploymentTaxDeduction, source),
  };
}

/** A state that starts from its own gross income allows the deduction too. */
export function deductSelfEmploymentTax(source: string): BusinessRule {
  return {
    at: 'income',
    tables: [],
    apply: (worksheet) => worksheet.adjust('selfEmploymentTaxDeduction', -worksheet.business.selfEmploymentTaxDeduction, source),
  };
}

/** A state that starts from federal taxable income takes the deduction for qualified business income back, everywhere or above a limit. */
export function addBackQualifiedBusinessIncome(source: string, above: LawTable<ByStatus<Usd>, Year> | undefined = undefined): BusinessRule {
  return {
    at: 'income',
    tables: above ? [above] : [],
    apply: (worksheet) => {
      const deduction = worksheet.business.qualifiedBusinessIncomeDeduction;
      if (deduction === 0 || (above && worksheet.adjustedGrossIncome <= above[worksheet.year].value[worksheet.status])) return;
      worksheet.note('qualifiedBusinessIncomeAddBack', deduction, source);
      worksheet.taxableIncome += deduction;
    },
  };
}

/** A state that starts from adjusted gross income allows the federal deduction for qualified business income too. */
export function deductQualifiedBusinessIncome(source: string): BusinessRule {
  return {
    at: 'income',
    tables: [],
    apply: (worksheet) => {
      const deduction = worksheet.business.qualifiedBusinessIncomeDeduction;
      if (deduction > 0) worksheet.deduct('qualifiedBusinessIncomeDeduction', deduction, source);
    },
  };
}
