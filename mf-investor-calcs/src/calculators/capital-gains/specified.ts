/** The quick estimate of the tax on a sale (specification, calculators and guides, sections 3, 4 and 9). */
import { longTermRate, shortTermRate, type FilingStatus } from '../../rates-by-income/specified.ts';

/** Held for this many days or more, a gain is long-term. */
export const LONG_TERM_DAYS = 365;

/** What of a loss can be deducted from ordinary income in a year, US dollars. */
export const YEARLY_LOSS_DEDUCTION = 3_000;

const DAY = 86_400_000;

/** Amounts in US dollars; days as `2025-04-15`, anything else is no date. */
export interface CapitalGainsInputs {
  readonly purchasePrice: number;
  readonly salePrice: number;
  readonly purchaseDate: string;
  readonly saleDate: string;
  readonly totalIncome: number;
  readonly filingStatus: FilingStatus;
}

export interface CapitalGainsResult {
  readonly gain: number;
  readonly isLoss: boolean;
  readonly isLongTerm: boolean;
  /** Days from purchase to sale; negative where the sale comes first. */
  readonly daysDiff: number;
  /** Percentage. */
  readonly taxRate: number;
  readonly taxOwed: number;
  readonly netGain: number;
  /** Percentage of the gain. */
  readonly effectiveTaxRate: number;
}

/** Days from one day of the calendar to another; 0 where either is missing or unreadable. */
function daysBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  return Number.isFinite(days) ? Math.round(days) : 0;
}

/** The rate of the total income's band, on the whole gain; a sale at or below the purchase price owes nothing. */
export function capitalGainsTax(inputs: CapitalGainsInputs): CapitalGainsResult {
  const { purchasePrice, salePrice, purchaseDate, saleDate, totalIncome, filingStatus } = inputs;
  const gain = salePrice - purchasePrice;
  const isLoss = salePrice <= purchasePrice;
  const daysDiff = daysBetween(purchaseDate, saleDate);
  const isLongTerm = daysDiff >= LONG_TERM_DAYS;
  if (isLoss) return { gain, isLoss, isLongTerm, daysDiff, taxRate: 0, taxOwed: 0, netGain: gain, effectiveTaxRate: 0 };
  const taxRate = (isLongTerm ? longTermRate : shortTermRate)(totalIncome, filingStatus);
  const taxOwed = (gain * taxRate) / 100;
  return { gain, isLoss, isLongTerm, daysDiff, taxRate, taxOwed, netGain: gain - taxOwed, effectiveTaxRate: (taxOwed / gain) * 100 };
}
