/** The rough estimate of the tax on crypto gains (specification, calculators and guides, sections 3, 4 and 9). */
import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { longTermRate, shortTermRate } from '../../rates-by-income/specified.ts';

/** Trading volume in US dollars above which someone is a frequent trader. */
export const FREQUENT_TRADING_VOLUME = 50_000;

export const HOLDING_PERIODS = ['short_term', 'long_term'] as const;
export type HoldingPeriod = (typeof HOLDING_PERIODS)[number];

/** Forms for reporting crypto gains. */
export const CRYPTO_FORMS = ['8949', 'Schedule D', '1040'] as const;

/** Amounts in US dollars. */
export interface CryptoInputs {
  readonly gains: number;
  readonly holdingPeriod: HoldingPeriod;
  readonly tradingVolume: number;
  readonly totalIncome: number;
  readonly filingStatus: SpecifiedFilingStatus;
}

export interface CryptoResult {
  readonly gains: number;
  readonly isLongTerm: boolean;
  /** Percentage. */
  readonly taxRate: number;
  readonly cryptoTax: number;
  readonly netGains: number;
  /** Percentage of the gains. */
  readonly effectiveTaxRate: number;
  readonly isFrequentTrader: boolean;
  readonly tradingVolume: number;
}

/** Applies the rate of the total income's bracket to all gains. Gains of 0 or less owe nothing. */
export function cryptoTax({ gains, holdingPeriod, tradingVolume, totalIncome, filingStatus }: CryptoInputs): CryptoResult {
  const isLongTerm = holdingPeriod === 'long_term';
  const taxRate = (isLongTerm ? longTermRate : shortTermRate)(totalIncome, filingStatus);
  const tax = gains > 0 ? (gains * taxRate) / 100 : 0;
  return {
    gains,
    isLongTerm,
    taxRate,
    cryptoTax: tax,
    netGains: gains - tax,
    effectiveTaxRate: gains > 0 ? (tax / gains) * 100 : 0,
    isFrequentTrader: tradingVolume > FREQUENT_TRADING_VOLUME,
    tradingVolume,
  };
}
