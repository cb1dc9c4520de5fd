import type { LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { Amount } from './amounts.ts';
import type { Step } from './state-worksheet.ts';

/** Subtracts an amount from the income. */
export function deduct<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => worksheet.deduct(label, amount.of(worksheet), amount.source(worksheet)),
  };
}

/** Adds back what the starting point deducted in excess. */
export function addBack<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => {
      const dollars = amount.of(worksheet);
      if (dollars <= 0) return;
      worksheet.taxableIncome += dollars;
      worksheet.note(label, dollars, amount.source(worksheet));
    },
  };
}
