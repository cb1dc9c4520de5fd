import type { TaxYear, FilingStatus, Usd } from '../contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import { valueAt, type StepTable } from '../kernel/step-table.ts';
import type { AnyLawTable, StateWorksheet } from './state-worksheet.ts';

/**
 * How a deduction, an exemption or a credit comes to its dollars, and what it cites. Amounts nest: each function below
 * makes one from a table of law, or bends one that another function made. Income means the adjusted gross income of the
 * worksheet throughout.
 */
export interface Amount<Year extends TaxYear = TaxYear> {
  readonly of: (worksheet: StateWorksheet<Year>) => Usd;
  readonly source: (worksheet: StateWorksheet<Year>) => string;
  readonly tables: readonly AnyLawTable[];
}

/** What the year's table says for the worksheet's filing status. */
function entry<T, Year extends TaxYear>(table: LawTable<ByStatus<T>, Year>, year: Year, status: FilingStatus): T {
  return table[year].value[status];
}

/** The amount the table gives for the filing status. */
export function fixed<Year extends TaxYear>(table: LawTable<ByStatus<Usd>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status }) => entry(table, year, status),
    source: ({ year }) => table[year].source,
  };
}

/** The value of the band that the income falls in: dollars, or a share as a fraction. */
export function byIncome<Year extends TaxYear>(table: LawTable<ByStatus<StepTable>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status, adjustedGrossIncome }) => valueAt(entry(table, year, status), adjustedGrossIncome),
    source: ({ year }) => table[year].source,
  };
}

/** A percentage (fraction) of the income between a least and a greatest amount, US dollars. */
export interface PercentageOfIncome {
  readonly rate: number;
  readonly minimum: Usd;
  readonly maximum: Usd;
}

export function percentageOfIncome<Year extends TaxYear>(table: LawTable<ByStatus<PercentageOfIncome>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status, adjustedGrossIncome }) => {
      const { rate, minimum, maximum } = entry(table, year, status);
      return Math.min(maximum, Math.max(minimum, rate * adjustedGrossIncome));
    },
    source: ({ year }) => table[year].source,
  };
}

/** The federal standard deduction of the year, where a state takes it over as its own. */
export function federalStandardDeduction(source: string): Amount {
  return { tables: [], of: ({ federal }) => federal.standardDeduction, source: () => source };
}

/** Federal income tax before any credit. */
export function federalIncomeTax(source: string): Amount {
  return { tables: [], of: ({ federal }) => federal.incomeTaxBeforeCredits, source: () => source };
}

/** Federal income tax less its credits, not below zero. */
export function federalIncomeTaxAfterCredits(source: string): Amount {
  return { tables: [], of: ({ federal }) => federal.incomeTaxAfterCredits, source: () => source };
}

/** The state's share, a fraction, of the federal earned income credit of the year. */
export function shareOfFederalEarnedIncomeCredit<Year extends TaxYear>(shares: LawTable<number, Year>): Amount<Year> {
  return {
    tables: [shares],
    of: ({ year, federal }) => shares[year].value * federal.earnedIncomeCredit,
    source: ({ year }) => shares[year].source,
  };
}

/** Social Security, Medicare and Additional Medicare Tax paid by the employee, and the tax on self-employment. */
export function payrollTaxPaid(source: string): Amount {
  return {
    tables: [],
    of: ({ federal }) => federal.socialSecurity + federal.medicare + federal.additionalMedicare + federal.selfEmploymentTax,
    source: () => source,
  };
}

/** An amount for each taxpayer on the return: twice on a joint one. */
export function perPerson<Year extends TaxYear>(amount: Amount<Year>): Amount<Year> {
  return { ...amount, of: (worksheet) => worksheet.persons * amount.of(worksheet) };
}

/** A share of an amount; the share is a fraction, fixed by a table or by the income. */
export function shareOf<Year extends TaxYear>(amount: Amount<Year>, share: Amount<Year>): Amount<Year> {
  return {
    tables: [...amount.tables, ...share.tables],
    of: (worksheet) => share.of(worksheet) * amount.of(worksheet),
    source: share.source,
  };
}

/** An amount up to a limit. */
export function upTo<Year extends TaxYear>(amount: Amount<Year>, limit: Amount<Year>): Amount<Year> {
  return {
    tables: [...amount.tables, ...limit.tables],
    of: (worksheet) => Math.min(amount.of(worksheet), limit.of(worksheet)),
    source: (worksheet) => (amount.of(worksheet) > limit.of(worksheet) ? limit : amount).source(worksheet),
  };
}

/** An amount lost entirely once the income exceeds a limit. */
export function lostAbove<Year extends TaxYear>(amount: Amount<Year>, limits: LawTable<ByStatus<Usd>, Year>): Amount<Year> {
  const lost = ({ year, status, adjustedGrossIncome }: StateWorksheet<Year>) => adjustedGrossIncome > entry(limits, year, status);
  return {
    tables: [...amount.tables, limits],
    of: (worksheet) => (lost(worksheet) ? 0 : amount.of(worksheet)),
    source: (worksheet) => (lost(worksheet) ? limits[worksheet.year].source : amount.source(worksheet)),
  };
}

/** From `start` on, `rate` (a fraction) of each further dollar of income is taken, down to `floor`, zero if absent. */
export interface PhaseOut {
  readonly start: Usd;
  readonly rate: number;
  readonly floor?: Usd;
}

/** An amount that falls evenly as the income rises. */
export function phaseOut<Year extends TaxYear>(amount: Amount<Year>, table: LawTable<ByStatus<PhaseOut>, Year>): Amount<Year> {
  return reduced(amount, table, (full, { start, rate, floor = 0 }, income) => Math.max(floor, full - rate * (income - start)));
}

/** The share lost grows evenly from nothing at `start` to all of it at `start` plus `range`. US dollars. */
export interface ShareLoss {
  readonly start: Usd;
  readonly range: Usd;
}

/** An amount of which a growing share is lost as the income rises. */
export function shareLoss<Year extends TaxYear>(amount: Amount<Year>, table: LawTable<ByStatus<ShareLoss>, Year>): Amount<Year> {
  return reduced(amount, table, (full, { start, range }, income) => full * Math.max(0, 1 - (income - start) / range));
}

/** `loss` is taken for each `step` of income above `start`, down to `floor`, zero if absent. US dollars. */
export interface StepDown {
  readonly start: Usd;
  readonly step: Usd;
  readonly loss: Usd;
  readonly floor?: Usd;
  /** Whether a part of a step counts as a whole one ("or fraction thereof"). */
  readonly partCounts: boolean;
}

/** An amount that falls in steps of dollars as the income rises. */
export function stepDown<Year extends TaxYear>(amount: Amount<Year>, table: LawTable<ByStatus<StepDown>, Year>): Amount<Year> {
  return reduced(amount, table, (full, row, income) => Math.max(row.floor ?? 0, full - row.loss * stepsAbove(row, income)));
}

/** `loss` (a fraction of the whole amount) is taken for each `step` of income, or part of one, above `start`. */
export interface ShareStepDown {
  readonly start: Usd;
  readonly step: Usd;
  readonly loss: number;
}

/** An amount that falls in steps of a share of itself as the income rises. */
export function shareStepDown<Year extends TaxYear>(amount: Amount<Year>, table: LawTable<ByStatus<ShareStepDown>, Year>): Amount<Year> {
  return reduced(
    amount,
    table,
    (full, { start, step, loss }, income) => full * Math.max(0, 1 - loss * stepsAbove({ start, step, partCounts: true }, income)),
  );
}

/** `gain` is added for each `step` of income, or part of one, above `start`, up to `maximum`. US dollars. */
export interface StepUp {
  readonly start: Usd;
  readonly step: Usd;
  readonly gain: Usd;
  readonly maximum: Usd;
}

/** An amount that grows from nothing in steps as the income rises: an add-back or a recapture. */
export function stepUp<Year extends TaxYear>(table: LawTable<ByStatus<StepUp>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status, adjustedGrossIncome }) => {
      const { start, step, gain, maximum } = entry(table, year, status);
      return Math.min(maximum, gain * stepsAbove({ start, step, partCounts: true }, adjustedGrossIncome));
    },
    source: ({ year }) => table[year].source,
  };
}

function stepsAbove({ start, step, partCounts }: Pick<StepDown, 'start' | 'step' | 'partCounts'>, income: Usd): number {
  if (income <= start) return 0;
  return partCounts ? Math.ceil((income - start) / step) : Math.floor((income - start) / step);
}

/** An amount that stays whole up to the row's start and is less above it; then it cites the table that lessens it. */
function reduced<Row extends { readonly start: Usd }, Year extends TaxYear>(
  amount: Amount<Year>,
  table: LawTable<ByStatus<Row>, Year>,
  reduce: (full: Usd, row: Row, income: Usd) => Usd,
): Amount<Year> {
  return {
    tables: [...amount.tables, table],
    of: (worksheet) => {
      const full = amount.of(worksheet);
      const row = entry(table, worksheet.year, worksheet.status);
      return worksheet.adjustedGrossIncome <= row.start ? full : reduce(full, row, worksheet.adjustedGrossIncome);
    },
    source: (worksheet) =>
      worksheet.adjustedGrossIncome <= entry(table, worksheet.year, worksheet.status).start
        ? amount.source(worksheet)
        : table[worksheet.year].source,
  };
}
