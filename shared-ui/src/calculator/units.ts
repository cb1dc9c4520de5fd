import { useFormat } from '../format/useFormat.ts';

/** Units of a number: dollars and cents, whole dollars, a percentage, a statutory rate, a count. Rates and percentages are 15 for 15 %. */
export type Unit = 'usd' | 'dollars' | 'percent' | 'rate' | 'count';

export function useUnits(): Readonly<Record<Unit, (value: number) => string>> {
  const { money, moneyWithCents, percent, lawRate, count } = useFormat();
  return {
    usd: moneyWithCents,
    dollars: money,
    percent,
    rate: (percentage) => lawRate(percentage / 100),
    count,
  };
}
