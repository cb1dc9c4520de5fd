import { useFormat } from '../format/useFormat.tsx';
import { LineChart } from './LineChart.tsx';
import type { RateStep } from './rate-steps.tsx';
import { effectiveLine, marginalLine, planeOf, type RatesPlane } from './rates-plane.tsx';

/** US dollars, rates as fractions. */
interface RatesAt {
  readonly income: number;
  readonly marginal: number;
  readonly effective: number;
}

const pointsOf = ({ income, marginal, effective }: RatesAt, { place }: RatesPlane) => [place(income, marginal), place(income, effective)];

interface RatesChartProps {
  readonly title: string;
  /** Element with the same figures as a table. */
  readonly describedBy: string;
  readonly steps: readonly RateStep[];
  readonly labels: Readonly<Record<'marginal' | 'effective' | 'income' | 'rate', string>>;
  /** Where the visitor stands, or what that would be called. */
  readonly you?: { readonly label: string; readonly rates: RatesAt | undefined };
}

/** Marginal and effective rate over income. */
export function RatesChart({ title, describedBy, steps, labels, you }: RatesChartProps) {
  const { lawRate, compactMoney } = useFormat();
  const plane = planeOf(steps);
  return (
    <LineChart
      title={title}
      describedBy={describedBy}
      lines={[
        { key: 'marginal', label: labels.marginal, points: marginalLine(steps, plane) },
        { key: 'effective', label: labels.effective, points: effectiveLine(steps, plane) },
      ]}
      mark={you && { label: you.label, points: you.rates && pointsOf(you.rates, plane) }}
      x={{ label: labels.income, ticks: plane.marks.map((mark) => ({ at: plane.place(mark, 0).x, label: compactMoney(mark) })) }}
      y={{ label: labels.rate, ticks: plane.rates.map((rate) => ({ at: plane.place(0, rate).y, label: lawRate(rate) })) }}
    />
  );
}
