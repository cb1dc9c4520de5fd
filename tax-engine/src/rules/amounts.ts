import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import { valueAt, type StepTable } from '../kernel/step-table.ts';
import type { AnyLawTable, StateWorksheet } from './state-worksheet.ts';

/**
 * How a deduction, an exemption or a credit is computed, and which source it cites. Amounts nest: each function creates an amount from a
 * table of law or modifies another amount. "Income" always means the worksheet's adjusted gross income.
 */
export interface Amount<Year extends LawYear = LawYear> {
  readonly of: (worksheet: StateWorksheet<Year>) => Usd;
  readonly source: (worksheet: StateWorksheet<Year>) => string;
  readonly tables: readonly AnyLawTable[];
}

/** The year's table entry for the worksheet's filing status. */
function entry<T, Year extends LawYear>(table: LawTable<ByStatus<T>, Year>, year: Year, status: FilingStatus): T {
  return table[year].value[status];
}

/** The table's amount for the filing status. */
export function fixed<Year extends LawYear>(table: LawTable<ByStatus<Usd>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status }) => entry(table, year, status),
    source: ({ year }) => table[year].source,
  };
}

/** Nothing for a nonresident alien, also of a part of the year, by the law cited. */
export function notForNonresidentAliens<Year extends LawYear>(amount: Amount<Year>, denied: string): Amount<Year> {
  return {
    tables: amount.tables,
    of: (worksheet) => (worksheet.household.nonresident ? 0 : amount.of(worksheet)),
    source: (worksheet) => (worksheet.household.nonresident ? denied : amount.source(worksheet)),
  };
}

/** The table's value for the income: dollars, or a share as a fraction. */
export function byIncome<Year extends LawYear>(table: LawTable<ByStatus<StepTable>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status, adjustedGrossIncome }) => valueAt(entry(table, year, status), adjustedGrossIncome),
    source: ({ year }) => table[year].source,
  };
}

/** A percentage (fraction) of the income, between a minimum and a maximum in US dollars. */
export interface PercentageOfIncome {
  readonly rate: number;
  readonly minimum: Usd;
  readonly maximum: Usd;
}

export function percentageOfIncome<Year extends LawYear>(table: LawTable<ByStatus<PercentageOfIncome>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status, adjustedGrossIncome }) => {
      const { rate, minimum, maximum } = entry(table, year, status);
      return Math.min(maximum, Math.max(minimum, rate * adjustedGrossIncome));
    },
    source: ({ year }) => table[year].source,
  };
}

/** The year's federal standard deduction, for states that adopt it. */
export function federalStandardDeduction(source: string): Amount {
  return { tables: [], of: ({ federal }) => federal.standardDeduction, source: () => source };
}

/** Federal income tax before credits. */
export function federalIncomeTax(source: string): Amount {
  return { tables: [], of: ({ federal }) => federal.incomeTaxBeforeCredits, source: () => source };
}

/** Federal income tax minus its nonrefundable credits: Form 1040 line 22. */
export function federalIncomeTaxAfterNonrefundableCredits(source: string): Amount {
  return { tables: [], of: ({ federal }) => federal.taxAfterNonrefundableCredits, source: () => source };
}

/** Federal income tax minus its credits, except the premium tax credit, not below zero. */
export function federalIncomeTaxAfterCredits(source: string): Amount {
  return { tables: [], of: ({ federal }) => federal.incomeTaxAfterCredits, source: () => source };
}

/** The state's share (a fraction) of the year's federal earned income credit. */
export function shareOfFederalEarnedIncomeCredit<Year extends LawYear>(shares: LawTable<number, Year>): Amount<Year> {
  return {
    tables: [shares],
    of: ({ year, federal }) => shares[year].value * federal.earnedIncomeCredit,
    source: ({ year }) => shares[year].source,
  };
}

/** Social Security, Medicare and Additional Medicare Tax paid by the employee, and self-employment tax. */
export function payrollTaxPaid(source: string): Amount {
  return {
    tables: [],
    of: ({ federal }) => federal.socialSecurity + federal.medicare + federal.additionalMedicare + federal.selfEmploymentTax,
    source: () => source,
  };
}

/** An amount for each taxpayer: twice on a joint return. */
export function perPerson<Year extends LawYear>(amount: Amount<Year>): Amount<Year> {
  return { ...amount, of: (worksheet) => worksheet.persons * amount.of(worksheet) };
}

/** A share of an amount. The share is a fraction, fixed or from a table by income. */
export function shareOf<Year extends LawYear>(amount: Amount<Year>, share: Amount<Year>): Amount<Year> {
  return {
    tables: [...amount.tables, ...share.tables],
    of: (worksheet) => share.of(worksheet) * amount.of(worksheet),
    source: share.source,
  };
}

/** An amount up to a limit. */
export function upTo<Year extends LawYear>(amount: Amount<Year>, limit: Amount<Year>): Amount<Year> {
  return {
    tables: [...amount.tables, ...limit.tables],
    of: (worksheet) => Math.min(amount.of(worksheet), limit.of(worksheet)),
    source: (worksheet) => (amount.of(worksheet) > limit.of(worksheet) ? limit : amount).source(worksheet),
  };
}

/** An amount that is lost entirely above an income limit. */
export function lostAbove<Year extends LawYear>(amount: Amount<Year>, limits: LawTable<ByStatus<Usd>, Year>): Amount<Year> {
  const lost = ({ year, status, adjustedGrossIncome }: StateWorksheet<Year>) => adjustedGrossIncome > entry(limits, year, status);
  return {
    tables: [...amount.tables, limits],
    of: (worksheet) => (lost(worksheet) ? 0 : amount.of(worksheet)),
    source: (worksheet) => (lost(worksheet) ? limits[worksheet.year].source : amount.source(worksheet)),
  };
}

/** The amount falls by `rate` (a fraction) of each dollar of income above `start`, down to `floor` (0 by default). */
export interface PhaseOut {
  readonly start: Usd;
  readonly rate: number;
  readonly floor?: Usd;
}

/**
 * An amount that phases out evenly as income rises.
 * @param incomeOf - the worksheet's adjusted gross income unless given
 */
export function phaseOut<Year extends LawYear>(
  amount: Amount<Year>,
  table: LawTable<ByStatus<PhaseOut>, Year>,
  incomeOf: Amount<Year>['of'] = adjustedGrossIncome,
): Amount<Year> {
  return reduced(amount, table, (full, { start, rate, floor = 0 }, income) => Math.max(floor, full - rate * (income - start)), incomeOf);
}

const adjustedGrossIncome = (worksheet: StateWorksheet) => worksheet.adjustedGrossIncome;

/** The lost share grows evenly from 0 at `start` to 1 at `start` plus `range`. US dollars. */
export interface ShareLoss {
  readonly start: Usd;
  readonly range: Usd;
}

/** An amount of which a growing share is lost as income rises. */
export function shareLoss<Year extends LawYear>(amount: Amount<Year>, table: LawTable<ByStatus<ShareLoss>, Year>): Amount<Year> {
  return reduced(amount, table, (full, { start, range }, income) => full * Math.max(0, 1 - (income - start) / range));
}

/** The amount falls by `loss` for each `step` of income above `start`, down to `floor` (0 by default). US dollars. */
export interface StepDown {
  readonly start: Usd;
  readonly step: Usd;
  readonly loss: Usd;
  readonly floor?: Usd;
  /** Whether part of a step counts as a whole step ("or fraction thereof"). */
  readonly partCounts: boolean;
}

/** An amount that falls by fixed dollars per step of income. */
export function stepDown<Year extends LawYear>(amount: Amount<Year>, table: LawTable<ByStatus<StepDown>, Year>): Amount<Year> {
  return reduced(amount, table, steppedDown);
}

export const steppedDown = (full: Usd, row: StepDown, income: Usd): Usd =>
  Math.max(row.floor ?? 0, full - row.loss * stepsAbove(row, income));

/** The amount falls by `loss` (a fraction of the full amount) for each `step` of income, or part of one, above `start`. */
export interface ShareStepDown {
  readonly start: Usd;
  readonly step: Usd;
  readonly loss: number;
}

/** An amount that falls by a fixed share per step of income. */
export function shareStepDown<Year extends LawYear>(amount: Amount<Year>, table: LawTable<ByStatus<ShareStepDown>, Year>): Amount<Year> {
  return reduced(
    amount,
    table,
    (full, { start, step, loss }, income) => full * Math.max(0, 1 - loss * stepsAbove({ start, step, partCounts: true }, income)),
  );
}

/** The amount grows by `gain` for each `step` of income, or part of one, above `start`, up to `maximum`. US dollars. */
export interface StepUp {
  readonly start: Usd;
  readonly step: Usd;
  readonly gain: Usd;
  readonly maximum: Usd;
}

/** An amount that grows from zero in steps as income rises: an add-back or a recapture. */
export function stepUp<Year extends LawYear>(table: LawTable<ByStatus<StepUp>, Year>): Amount<Year> {
  return {
    tables: [table],
    of: ({ year, status, adjustedGrossIncome }) => steppedUp(entry(table, year, status), adjustedGrossIncome),
    source: ({ year }) => table[year].source,
  };
}

export const steppedUp = ({ start, step, gain, maximum }: StepUp, income: Usd): Usd =>
  Math.min(maximum, gain * stepsAbove({ start, step, partCounts: true }, income));

function stepsAbove({ start, step, partCounts }: Pick<StepDown, 'start' | 'step' | 'partCounts'>, income: Usd): number {
  if (income <= start) return 0;
  return partCounts ? Math.ceil((income - start) / step) : Math.floor((income - start) / step);
}

/** An amount that is reduced above the row's `start`. If reduced, it cites the reducing table. */
function reduced<Row extends { readonly start: Usd }, Year extends LawYear>(
  amount: Amount<Year>,
  table: LawTable<ByStatus<Row>, Year>,
  reduce: (full: Usd, row: Row, income: Usd) => Usd,
  incomeOf: Amount<Year>['of'] = adjustedGrossIncome,
): Amount<Year> {
  return {
    tables: [...amount.tables, table],
    of: (worksheet) => {
      const full = amount.of(worksheet);
      const row = entry(table, worksheet.year, worksheet.status);
      const income = incomeOf(worksheet);
      return income <= row.start ? full : reduce(full, row, income);
    },
    source: (worksheet) =>
      incomeOf(worksheet) <= entry(table, worksheet.year, worksheet.status).start ? amount.source(worksheet) : table[worksheet.year].source,
  };
}
