import { useFormat } from '../format/useFormat.tsx';

/** How a number reads: dollars and cents, a percentage, a rate as the law prints it, a count. Rates and percentages are 15 for 15 %. */
export type Unit = 'usd' | 'percent' | 'rate' | 'count';

export function useUnits(): Readonly<Record<Unit, (value: number) => string>> {
  const { moneyWithCents, percent, lawRate, count } = useFormat();
  return {
    usd: moneyWithCents,
    percent,
    rate: (percentage) => lawRate(percentage / 100),
    count,
  };
}
