import type { Usd } from '@bracketwise/contract/amounts';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { Amount } from './amounts.ts';
import type { Step } from './state-worksheet.ts';

/** Subtracts a nonrefundable credit from the tax. */
export function credit<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => worksheet.credit(label, amount.of(worksheet), amount.source(worksheet)),
  };
}

/** Subtracts a share of the tax itself; `share` is a fraction. */
export function creditOfTax<Year extends LawYear>(label: LineLabel, share: Amount<Year>): Step<Year> {
  return {
    tables: share.tables,
    labels: [label],
    apply: (worksheet) => {
      const fraction = share.of(worksheet);
      worksheet.credit(label, worksheet.tax * fraction, share.source(worksheet), fraction);
    },
  };
}

/** Limits the tax to an amount. */
export function limitTax<Year extends LawYear>(label: LineLabel, limit: Amount<Year>): Step<Year> {
  return {
    tables: limit.tables,
    labels: [label],
    apply: (worksheet) => worksheet.credit(label, worksheet.tax - limit.of(worksheet), limit.source(worksheet)),
  };
}

/** Cancels the tax if income is not above the limit; with `limitIncluded: false`, if it is below the limit. */
export function noTaxUpTo<Year extends LawYear>(limits: LawTable<ByStatus<Usd>, Year>, limitIncluded: boolean): Step<Year> {
  return {
    tables: [limits],
    labels: ['belowFilingThreshold'],
    apply: (worksheet) => {
      const { value, source } = limits[worksheet.year];
      const limit = value[worksheet.status];
      const income = worksheet.adjustedGrossIncome;
      if (income < limit || (limitIncluded && income === limit)) worksheet.credit('belowFilingThreshold', worksheet.tax, source);
    },
  };
}

/** Cancels the tax if taxable income is not above the limit. */
export function noTaxUpToTaxableIncome<Year extends LawYear>(limits: LawTable<ByStatus<Usd>, Year>): Step<Year> {
  return {
    tables: [limits],
    labels: ['belowFilingThreshold'],
    apply: (worksheet) => {
      const { value, source } = limits[worksheet.year];
      if (worksheet.taxableIncome <= value[worksheet.status]) worksheet.credit('belowFilingThreshold', worksheet.tax, source);
    },
  };
}
