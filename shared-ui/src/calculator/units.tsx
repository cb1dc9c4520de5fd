import { useFormat } from '../format/useFormat.tsx';

/** How a number reads: dollars and cents, whole dollars, a percentage, a rate as the law prints it, a count. Rates and percentages are 15 for 15 %. */
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
