import { FILING_STATUSES, type TaxYear, type LineLabel, type Usd } from '../contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { Schedule } from '../kernel/schedule.ts';
import type { Amount } from './amounts.ts';
import type { Step } from './state-worksheet.ts';

/** One rate (fraction) on all taxable income. */
export function flat<Year extends TaxYear>(table: LawTable<number, Year>): Step<Year> {
  return {
    tables: [table],
    labels: ['flatTax'],
    rates: (year) => [table[year].value],
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      worksheet.noteTaxableIncome(source);
      if (worksheet.taxableIncome > 0) worksheet.charge('flatTax', worksheet.taxableIncome, value, source);
    },
  };
}

/** A rate schedule: each rate on its own slice of taxable income. */
export function graduated<Year extends TaxYear>(table: LawTable<ByStatus<Schedule>, Year>): Step<Year> {
  return {
    tables: [table],
    labels: ['bracket'],
    rates: (year) => FILING_STATUSES.flatMap((status) => table[year].value[status].map((bracket) => bracket.rate)),
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      worksheet.noteTaxableIncome(source);
      worksheet.chargeSchedule('bracket', value[worksheet.status], worksheet.taxableIncome, source);
    },
  };
}

/** A rate (fraction) on the taxable income above a threshold in US dollars, on top of the schedule. */
export interface Surtax {
  readonly rate: number;
  readonly threshold: ByStatus<Usd>;
}

export function surtax<Year extends TaxYear>(table: LawTable<Surtax, Year>): Step<Year> {
  return {
    tables: [table],
    labels: ['surtax'],
    surtaxRate: (year) => table[year].value.rate,
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      const threshold = value.threshold[worksheet.status];
      if (worksheet.taxableIncome <= threshold) return;
      worksheet.charge('surtax', worksheet.taxableIncome - threshold, value.rate, source, threshold);
    },
  };
}

/** Adds dollars of tax: an add-back, a recapture, a base amount. */
export function addTax<Year extends TaxYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => {
      const dollars = amount.of(worksheet);
      if (dollars > 0) worksheet.addTax(label, dollars, amount.source(worksheet));
    },
  };
}
