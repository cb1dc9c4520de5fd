import { useMemo } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { LineChart } from './LineChart.tsx';
import { effectiveRate, marginalRate, type RateStep } from './rate-steps.ts';
import { planeOf } from './rates-plane.ts';

/** Income in US dollars, rates as fractions. */
interface RatesAt {
  readonly income: number;
  readonly marginal: number;
  readonly effective: number;
}

interface RatesChartProps {
  readonly title: string;
  /** Id of the element with the same figures as a table. */
  readonly describedBy: string;
  readonly steps: readonly RateStep[];
  readonly labels: Readonly<Record<'marginal' | 'effective' | 'income' | 'rate', string>>;
  /** The visitor's own income and its label. */
  readonly you?: { readonly label: string; readonly rates: RatesAt | undefined };
}

/** Distance of the positions in US dollars, and how many positions Page Up and Page Down move by. */
const STEP = 1000;
const LEAP = 10;

/** A chart of the marginal and effective rate by income. */
export function RatesChart({ title, describedBy, steps, labels, you }: RatesChartProps) {
  const { money, lawRate, percent, compactMoney } = useFormat();
  const plane = useMemo(() => planeOf(steps), [steps]);
  const { incomes, rates, place, incomeAt, marginalPath, effectivePath } = plane;
  const end = incomes.at(-1) ?? 0;
  const pointsOf = ({ income, marginal, effective }: RatesAt) => [place(income, marginal), place(income, effective)];
  const ratesAt = (income: number): RatesAt => ({
    income,
    marginal: marginalRate(steps, income),
    effective: effectiveRate(steps, income),
  });
  return (
    <LineChart
      title={title}
      describedBy={describedBy}
      lines={[
        { key: 'marginal', label: labels.marginal, path: marginalPath },
        { key: 'effective', label: labels.effective, path: effectivePath },
      ]}
      mark={you && { label: you.label, points: you.rates && pointsOf(you.rates) }}
      x={{ label: labels.income, ticks: incomes.map((income) => ({ at: place(income, 0).x, label: compactMoney(income) })) }}
      y={{ label: labels.rate, ticks: rates.map((rate) => ({ at: place(0, rate).y, label: lawRate(rate) })) }}
      places={end / STEP + 1}
      leap={LEAP}
      placeUnder={(fraction) => Math.round(incomeAt(fraction) / STEP)}
      readOf={(at) => {
        const { income, marginal, effective } = ratesAt(at * STEP);
        return {
          points: pointsOf({ income, marginal, effective }),
          heading: money(income),
          values: [lawRate(marginal), percent(effective * 100)],
        };
      }}
    />
  );
}
