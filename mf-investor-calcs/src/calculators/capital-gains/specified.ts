/** The rough estimate of the tax on a sale (specification, calculators and guides, sections 3, 4 and 9). */
import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { longTermRate, shortTermRate } from '../../rates-by-income/specified.ts';

/** A gain held for this many days or more is long-term. */
export const LONG_TERM_DAYS = 365;

/** Loss that can be deducted from ordinary income per year, in US dollars. */
export const YEARLY_LOSS_DEDUCTION = 3_000;

const DAY = 86_400_000;

/** Amounts in US dollars. Dates are written `2025-04-15`; any other text is not a date. */
export interface CapitalGainsInputs {
  readonly purchasePrice: number;
  readonly salePrice: number;
  readonly purchaseDate: string;
  readonly saleDate: string;
  readonly totalIncome: number;
  readonly filingStatus: SpecifiedFilingStatus;
}

export interface CapitalGainsResult {
  readonly gain: number;
  readonly isLoss: boolean;
  readonly isLongTerm: boolean;
  /** Days from purchase to sale; negative if the sale comes first. */
  readonly daysDiff: number;
  /** Percentage. */
  readonly taxRate: number;
  readonly taxOwed: number;
  readonly netGain: number;
  /** Percentage of the gain. */
  readonly effectiveTaxRate: number;
}

/** Calendar days between two dates; 0 if either is missing or unreadable. */
function daysBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  return Number.isFinite(days) ? Math.round(days) : 0;
}

/** Applies the rate of the total income's bracket to the whole gain. A sale at or below the purchase price owes nothing. */
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
