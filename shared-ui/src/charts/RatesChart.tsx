import { useMemo } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { CHART_HEIGHT, LineChart } from './LineChart.tsx';
import { effectiveRate, marginalRate, type RateStep } from './rate-steps.ts';
import { planeOf } from './rates-plane.ts';
import { stairLabels } from './stair-labels.ts';
import { StairLabels } from './StairLabels.tsx';

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
  readonly labels: Readonly<Record<'marginal' | 'effective' | 'income' | 'rate', string>> & {
    /** Says where a rate starts that is not drawn. */
    readonly beyond: (rate: string, from: string) => string;
  };
  /** The visitor's own income and its label. */
  readonly you?: { readonly label: string; readonly rates: RatesAt | undefined };
}

/** Distance of the positions in US dollars, and how many positions Page Up and Page Down move by. */
const STEP = 1000;
const LEAP = 10;

/** A chart of the marginal and effective rate by income. */
export function RatesChart({ title, describedBy, steps, labels, you }: RatesChartProps) {
  const { money, lawRate, percent, roundPercent, compactMoney } = useFormat();
  const own = you?.rates?.income;
  const plane = useMemo(() => planeOf(steps, own), [steps, own]);
  const { incomes, rates, place, incomeAt, marginalPath, effectivePath, beyond } = plane;
  const end = incomes.at(-1) ?? 0;
  const atEnd = effectiveRate(steps, end);
  const pointsOf = ({ income, marginal, effective }: RatesAt) => [place(income, marginal), place(income, effective)];
  const ratesAt = (income: number): RatesAt => ({
    income,
    marginal: marginalRate(steps, income),
    effective: effectiveRate(steps, income),
  });
  const stairs = steps.slice(0, steps.length - beyond.length).map(({ from, rate }, index) => ({
    from: place(from, 0).x,
    to: place(steps[index + 1]?.from ?? end, 0).x,
    height: place(0, rate).y,
    rate: lawRate(rate),
  }));
  return (
    <LineChart
      title={title}
      describedBy={describedBy}
      lines={[
        { key: 'marginal', label: labels.marginal, path: marginalPath },
        { key: 'effective', label: labels.effective, path: effectivePath, ink: 'federal' },
      ]}
      mark={you && { label: you.label, value: you.rates && lawRate(you.rates.marginal), points: you.rates && pointsOf(you.rates) }}
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
    >
      <StairLabels
        labels={stairLabels(stairs, {
          height: CHART_HEIGHT,
          mark: own === undefined ? undefined : place(own, 0).x,
          curve: (at) => place(0, effectiveRate(steps, incomeAt(at))).y,
        })}
        end={end > 0 ? { label: roundPercent(atEnd * 100), height: place(end, atEnd).y } : undefined}
      />
      {beyond.length > 0 && (
        <text x="100%" y="0" dy="1em" textAnchor="end">
          {beyond.map(({ from, rate }) => labels.beyond(lawRate(rate), compactMoney(from))).join(', ')}
        </text>
      )}
    </LineChart>
  );
}
