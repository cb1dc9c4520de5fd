/** The rough estimate of the tax on a dividend (specification, calculators and guides, sections 3 and 9). */
import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { longTermRate, shortTermRate } from '../../rates-by-income/specified.ts';

/** A dividend on shares held for more than this many days is qualified. */
export const QUALIFYING_DAYS = 60;

export const DIVIDEND_TYPES = ['qualified', 'ordinary'] as const;
export type DividendType = (typeof DIVIDEND_TYPES)[number];

/** Amounts in US dollars. */
export interface DividendInputs {
  readonly dividendAmount: number;
  readonly dividendType: DividendType;
  readonly totalIncome: number;
  readonly filingStatus: SpecifiedFilingStatus;
}

export interface DividendResult {
  readonly dividend: number;
  /** Percentage. */
  readonly taxRate: number;
  readonly taxAmount: number;
  readonly netDividend: number;
  readonly type: DividendType;
}

/** Applies the rate of the total income's bracket to the whole dividend. */
export function dividendTax({ dividendAmount, dividendType, totalIncome, filingStatus }: DividendInputs): DividendResult {
  const rateOf = dividendType === 'qualified' ? longTermRate : shortTermRate;
  const taxRate = rateOf(totalIncome, filingStatus);
  const taxAmount = (dividendAmount * taxRate) / 100;
  return { dividend: dividendAmount, taxRate, taxAmount, netDividend: dividendAmount - taxAmount, type: dividendType };
}
