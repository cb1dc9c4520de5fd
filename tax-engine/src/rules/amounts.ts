import type { EstimateYear, Usd } from '../contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { AnyLawTable, StateWorksheet } from './state-worksheet.ts';

/** How a deduction, an exemption or a credit comes to its dollars, and what it cites. */
export interface Amount<Year extends EstimateYear = EstimateYear> {
  readonly of: (worksheet: StateWorksheet<Year>) => Usd;
  readonly source: (worksheet: StateWorksheet<Year>) => string;
  readonly tables: readonly AnyLawTable[];
}

/** The amount the table gives for the filing status. */
export function fixed<Year extends EstimateYear>(table: LawTable<ByStatus<Usd>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status }) => table[year].value[status],
    source: ({ year }) => table[year].source,
  };
}

/** An amount for each taxpayer on the return: twice on a joint one. */
export function perPerson<Year extends EstimateYear>(amount: Amount<Year>): Amount<Year> {
  return { ...amount, of: (worksheet) => worksheet.persons * amount.of(worksheet) };
}

/** An amount lost entirely once adjusted gross income exceeds a limit. */
export function lostAbove<Year extends EstimateYear>(amount: Amount<Year>, limits: LawTable<ByStatus<Usd>, Year>): Amount<Year> {
  const lost = ({ year, status, adjustedGrossIncome }: StateWorksheet<Year>) => adjustedGrossIncome > limits[year].value[status];
  return {
    tables: [...amount.tables, limits],
    of: (worksheet) => (lost(worksheet) ? 0 : amount.of(worksheet)),
    source: (worksheet) => (lost(worksheet) ? limits[worksheet.year].source : amount.source(worksheet)),
  };
}

/** `loss` is taken for each `step` of adjusted gross income, or part of one, above `start`, down to `floor` (zero if absent). US dollars. */
export interface StepDown {
  readonly start: Usd;
  readonly step: Usd;
  readonly loss: Usd;
  readonly floor?: Usd;
}

/** An amount that falls in steps as adjusted gross income rises. */
export function stepDown<Year extends EstimateYear>(amount: Amount<Year>, table: LawTable<ByStatus<StepDown>, Year>): Amount<Year> {
  return {
    tables: [...amount.tables, table],
    of: (worksheet) => {
      const full = amount.of(worksheet);
      const { start, step, loss, floor = 0 } = table[worksheet.year].value[worksheet.status];
      if (worksheet.adjustedGrossIncome <= start) return full;
      return Math.max(floor, full - loss * Math.ceil((worksheet.adjustedGrossIncome - start) / step));
    },
    source: (worksheet) =>
      worksheet.adjustedGrossIncome > table[worksheet.year].value[worksheet.status].start
        ? table[worksheet.year].source
        : amount.source(worksheet),
  };
}
