import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { printedTax, wholeDollars } from './printed-tables.ts';
import { taxByRate, type GainsByRate } from './special-gains.ts';

/** How the tax on an income is found: from the rate schedule, or as a filed return does it. */
export interface Computation {
  readonly onSchedule: (schedule: Schedule, income: Usd) => Usd;
  readonly rounded: (amount: Usd) => Usd;
}

export const BY_FORMULA: Computation = { onSchedule: graduatedTax, rounded: (amount) => amount };
/** By the printed tables, in whole dollars. */
export const BY_TABLE: Computation = { onSchedule: printedTax, rounded: wholeDollars };

/** US dollars. */
export interface TaxedIncome {
  readonly taxableIncome: Usd;
  /** The part of it that is qualified dividends and net capital gain. */
  readonly preferential: Usd;
  /** The same by rate, if gains with their own maximum rates are among it. */
  readonly byRate?: GainsByRate | undefined;
  /** Excluded foreign income, which fills the lower brackets. */
  readonly excluded?: Usd;
}

/**
 * The tax on an income: ordinary rates, with the rates of capital gains on top where they give less.
 * @see Form 1040 instructions: Tax Table, Qualified Dividends and Capital Gain Tax, Schedule D Tax and Foreign Earned Income Tax Worksheets
 */
export function taxOnIncome(income: TaxedIncome, status: FilingStatus, year: LawYear, { onSchedule, rounded }: Computation): Usd {
  const { taxableIncome, preferential, byRate, excluded = 0 } = income;
  const schedule = incomeTaxSchedules[year].value[status];
  const below = excluded === 0 ? 0 : onSchedule(schedule, excluded);
  const onOrdinary = (amount: Usd) => onSchedule(schedule, excluded + amount) - below;
  const ordinary = Math.max(0, taxableIncome - preferential);
  if (ordinary === taxableIncome) return onOrdinary(taxableIncome);
  const gains = capitalGainSchedules[year].value[status];
  const onParts = byRate
    ? onOrdinary(byRate.ordinary - excluded) + taxByRate(byRate, gains, year)
    : onOrdinary(ordinary) + graduatedTax(gains, excluded + taxableIncome) - graduatedTax(gains, excluded + ordinary);
  return Math.min(onOrdinary(taxableIncome), rounded(onParts));
}
