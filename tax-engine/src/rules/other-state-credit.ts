/** The credit for another state's tax on the same income. No tables and no state names. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import { sumOf } from '../kernel/money.ts';
import { graduatedTax } from '../kernel/schedule.ts';
import type { FederalReturn } from './federal-return.ts';
import { bothHaveIncome } from './spouses.ts';
import { rateTables, type StateLaw } from './state-law.ts';
import type { StateWorksheet } from './state-worksheet.ts';

/**
 * What limits the credit for another state's tax: the tax in proportion to the income, after the form's other credits or before them, or to
 * taxable income; the flat or average rate on the income; or the tax that the other state's income adds, or only its taxable income; or the
 * lower of the tax in proportion to the income and the own rates on the other state's taxable income.
 */
export type CreditLimit =
  | 'shareOfTax'
  | 'shareOfTaxBeforeCredits'
  | 'shareByTaxableIncome'
  | 'rateOnIncome'
  | 'taxThatIncomeAdds'
  | 'taxThatTaxableIncomeAdds'
  | 'shareOfTaxOrOwnRates';

/** Two states' taxes on the same income. */
export interface TaxedTwice {
  /** The state whose tax is limited, its form, and that tax before the credit. */
  readonly law: StateLaw;
  readonly worksheet: StateWorksheet;
  readonly lines: readonly ExplanationLine[];
  readonly tax: Usd;
  /** The other state's income, as a fraction of all of the first one's. */
  readonly share: number;
  /** The other state's. */
  readonly taxableIncome: Usd;
}

/** The most that a state credits for another one's tax. */
export function creditLimitOf(limit: CreditLimit, { law, worksheet, lines, tax, share, taxableIncome: other }: TaxedTwice): Usd {
  const { adjustedGrossIncome, taxableIncome } = worksheet;
  switch (limit) {
    case 'shareOfTaxBeforeCredits':
      return share * sumOf(...lines.map((line) => Math.max(0, line.tax ?? 0)));
    case 'shareByTaxableIncome':
      return taxableIncome === 0 ? 0 : tax * Math.min(1, other / taxableIncome);
    case 'rateOnIncome':
      return taxableIncome === 0 ? share * tax : Math.min(tax, (share * adjustedGrossIncome * tax) / taxableIncome);
    case 'taxThatIncomeAdds':
      return taxAdded(law, worksheet, share * adjustedGrossIncome);
    case 'taxThatTaxableIncomeAdds':
      return taxAdded(law, worksheet, other);
    case 'shareOfTaxOrOwnRates':
      return Math.min(share * tax, taxOn(law, worksheet, other));
    case 'shareOfTax':
      return share * tax;
  }
}

/** The tax of the rates on the last part of the taxable income. */
const taxAdded = (law: StateLaw, worksheet: StateWorksheet, income: Usd): Usd =>
  taxOn(law, worksheet, worksheet.taxableIncome) - taxOn(law, worksheet, Math.max(0, worksheet.taxableIncome - income));

/** The tax of the rates on a taxable income. */
function taxOn(law: StateLaw, { year, status }: StateWorksheet, taxableIncome: Usd): Usd {
  const table = rateTables(law, year).find(({ upTo }) => taxableIncome <= upTo);
  return graduatedTax(table?.brackets[status] ?? [], taxableIncome);
}

/** When the limit of a resident's credit is confirmed. */
export interface CreditConditions {
  /** Lines of a resident's form with which its limit is not confirmed, nor with adjustments to income; absent if it is with any. */
  readonly creditUnconfirmedWith?: readonly LineLabel[];
  /** Set if it is not confirmed for two spouses with income. */
  readonly creditOnlyOneEarner?: true;
}

export function isCreditConfirmed(
  { creditUnconfirmedWith, creditOnlyOneEarner }: CreditConditions,
  lines: readonly ExplanationLine[],
  federal: FederalReturn,
): boolean {
  if (creditOnlyOneEarner && bothHaveIncome(federal)) return false;
  if (creditUnconfirmedWith === undefined) return true;
  if (federal.adjustedGrossIncome !== federal.grossIncome) return false;
  return lines.every(({ label, amount }) => amount === 0 || !creditUnconfirmedWith.includes(label));
}

/** A line that takes a credit off the tax. */
export const creditLine = (label: LineLabel, amount: Usd, source: string): ExplanationLine => ({
  section: 'state',
  label,
  amount: -amount,
  tax: -amount,
  source,
});

export const otherStateCredit = (amount: Usd, source: string): ExplanationLine => creditLine('otherStateCredit', amount, source);
