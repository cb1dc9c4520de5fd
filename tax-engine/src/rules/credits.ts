import type { EstimateYear, LineLabel } from '../contract.ts';
import type { Amount } from './amounts.ts';
import type { Step } from './state-worksheet.ts';

/** Takes a nonrefundable credit off the tax. */
export function credit<Year extends EstimateYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    apply: (worksheet) => worksheet.credit(label, amount.of(worksheet), amount.source(worksheet)),
  };
}
