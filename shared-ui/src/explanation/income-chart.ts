/** The data behind the charts of an income. The engine computes it. */
import type { LineLabel } from '@bracketwise/contract/lines';

/** US dollars for a year. */
export interface ChartedPay {
  readonly pay: number;
  readonly kept: number;
  /** Negative if credits refund more than the tax. */
  readonly federal: number;
  readonly payroll: number;
  readonly stateAndLocal?: number | undefined;
}

export interface ChartedRate {
  readonly from: number;
  readonly to: number;
  /** All taxes on each dollar, as a fraction. */
  readonly rate: number;
  /** Lines of the return that make the rate differ from the one before. */
  readonly what: readonly LineLabel[];
}

/** The incomes that an axis can name. */
export type ChartedIncome = 'wages' | 'spouseWages' | 'selfEmploymentProfit' | 'pensionIncome';

export interface ChartData {
  readonly own: ChartedPay;
  /** At equal distances from zero. */
  readonly points: readonly ChartedPay[];
  readonly rates: readonly ChartedRate[];
  readonly keptOfNext: number;
}

export interface ChartProps {
  readonly chart: ChartData;
  /** The income on the axis. */
  readonly income: ChartedIncome;
}
