import type { LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import { anyStatus, type ByStatus, type LawTable } from '../kernel/law-table.ts';
import { schedule, type Schedule } from '../kernel/schedule.ts';
import type { Amount } from './amounts.ts';
import type { Step, Surtax } from './state-worksheet.ts';

export type { Surtax };

/** One rate (fraction) on all taxable income. */
export function flat<Year extends LawYear>(table: LawTable<number, Year>): Step<Year> {
  return {
    tables: [table],
    labels: ['flatTax'],
    schedules: (year) => [{ upTo: Infinity, brackets: anyStatus(schedule([table[year].value], [])) }],
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      worksheet.noteTaxableIncome(source);
      if (worksheet.taxableIncome > 0) worksheet.charge('flatTax', worksheet.taxableIncome, value, source);
    },
  };
}

/** A rate schedule: each rate applies to its bracket of taxable income. */
export function graduated<Year extends LawYear>(table: LawTable<ByStatus<Schedule>, Year>): Step<Year> {
  return {
    tables: [table],
    labels: ['bracket'],
    schedules: (year) => [{ upTo: Infinity, brackets: table[year].value }],
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      worksheet.noteTaxableIncome(source);
      worksheet.chargeSchedule('bracket', value[worksheet.status], worksheet.taxableIncome, source);
    },
  };
}

export function surtax<Year extends LawYear>(table: LawTable<Surtax, Year>): Step<Year> {
  return {
    tables: [table],
    labels: ['surtax'],
    surtax: (year) => table[year].value,
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      const threshold = value.threshold[worksheet.status];
      if (worksheet.taxableIncome <= threshold) return;
      worksheet.charge('surtax', worksheet.taxableIncome - threshold, value.rate, source, threshold);
    },
  };
}

/** Adds an amount of tax: an add-back, a recapture or a base amount. */
export function addTax<Year extends LawYear>(label: LineLabel, amount: Amount<Year>): Step<Year> {
  return {
    tables: amount.tables,
    labels: [label],
    apply: (worksheet) => {
      const dollars = amount.of(worksheet);
      if (dollars > 0) worksheet.addTax(label, dollars, amount.source(worksheet));
    },
  };
}
