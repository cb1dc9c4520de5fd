/** The quick estimate of the tax on a dividend (specification, calculators and guides, sections 3 and 9). */
import { longTermRate, shortTermRate, type FilingStatus } from '../../rates-by-income/specified.ts';

/** More than this many days held make a dividend qualified. */
export const QUALIFYING_DAYS = 60;

export const DIVIDEND_TYPES = ['qualified', 'ordinary'] as const;
export type DividendType = (typeof DIVIDEND_TYPES)[number];

/** Amounts in US dollars. */
export interface DividendInputs {
  readonly dividendAmount: number;
  readonly dividendType: DividendType;
  readonly totalIncome: number;
  readonly filingStatus: FilingStatus;
}

export interface DividendResult {
  readonly dividend: number;
  /** Percentage. */
  readonly taxRate: number;
  readonly taxAmount: number;
  readonly netDividend: number;
  readonly type: DividendType;
}

/** The rate of the total income's band, on the whole dividend. */
export function dividendTax({ dividendAmount, dividendType, totalIncome, filingStatus }: DividendInputs): DividendResult {
  const rateOf = dividendType === 'qualified' ? longTermRate : shortTermRate;
  const taxRate = rateOf(totalIncome, filingStatus);
  const taxAmount = (dividendAmount * taxRate) / 100;
  return { dividend: dividendAmount, taxRate, taxAmount, netDividend: dividendAmount - taxAmount, type: dividendType };
}
