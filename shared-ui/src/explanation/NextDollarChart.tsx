import { scaleLinear } from 'd3-scale';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Figure, FigureTitle } from '../charts/figure-parts.ts';
import { FiguresTable, IncomePlane, PLANE_HEIGHT, Reading } from '../charts/IncomePlane.tsx';
import { linearPlane } from '../charts/linear-plane.ts';
import { clearOfStairs, stairLabels } from '../charts/stair-labels.ts';
import { StairLabels } from '../charts/StairLabels.tsx';
import { useFormat } from '../format/useFormat.ts';
import { color } from '../theme/tokens.ts';
import type { ChartProps, ChartedRate } from './income-chart.ts';
import { useLineText } from './useLineText.ts';

const NEXT = 1_000;
const LEAP = 5;
const TICKS = { x: 4, y: 2 } as const;
const LEAST_TOP = 0.4;
const PERCENT = 100;
/** Sampling finds where a rate starts to within about this many dollars. */
const GRAIN = 100;
/** A smaller rise is no jump. Fraction. */
const LEAST_JUMP = 0.01;

/** The rate on the next dollar at any income, and the next jump above the visitor's own. */
export function NextDollarChart({ chart: { own, points, rates, keptOfNext }, income }: ChartProps) {
  const { t } = useTranslation('explanation');
  const { money, compactMoney, roundPercent, list } = useFormat();
  const { name } = useLineText();
  const id = useId();
  const [at, setAt] = useState<number>();
  const end = points.at(-1)?.pay ?? 1;
  const top = Math.max(LEAST_TOP, ...rates.map(({ rate }) => rate));
  const low = Math.min(0, ...rates.map(({ rate }) => rate));
  const plane = linearPlane({ x: [0, end], y: [low, top] });
  const rateAt = (pay: number): ChartedRate | undefined => rates.findLast(({ from }) => from <= pay) ?? rates[0];
  const percent = (rate: number) => roundPercent(rate * PERCENT);
  const about = (dollars: number) => money(Math.round(dollars / GRAIN) * GRAIN);
  const whatOf = ({ what }: ChartedRate) =>
    list(what.map((label) => (label === 'bracket' ? t('charts.nextDollar.bracket') : name({ label, amount: 0, source: '' }))));
  const here = rateAt(own.pay);
  const jump = rates.find(({ from }, index) => {
    const before = rates[index - 1];
    const rate = rates[index]?.rate ?? 0;
    return from - GRAIN / 2 > own.pay && before !== undefined && rate - before.rate > LEAST_JUMP;
  });
  const pointed = at === undefined ? undefined : points[at]?.pay;
  const shown = pointed ?? own.pay;
  const sentenceAt = (pay: number) => t('charts.nextDollar.at', { pay: money(pay), rate: percent(rateAt(pay)?.rate ?? 0) });
  const placeUnder = (fraction: number) => Math.round(fraction * (points.length - 1));
  const steps = rates.flatMap(({ from, to, rate }): [number, number][] => [
    [from, rate],
    [to, rate],
  ]);
  const stairs = rates.map((rate) => ({
    from: plane.place(rate.from, 0).x,
    to: plane.place(rate.to, 0).x,
    height: plane.place(0, rate.rate).y,
    rate: percent(rate.rate),
    // The line of a bracket needs no name, except where the visitor comes to next.
    name: rate === jump || rate.what.some((label) => label !== 'bracket') ? whatOf(rate) : undefined,
  }));
  const rateTicks = scaleLinear([low, top], [0, 1]).ticks(TICKS.y);
  const ticks = clearOfStairs(
    rateTicks.map((rate) => ({ at: plane.place(0, rate).y, label: percent(rate) })),
    stairs,
    PLANE_HEIGHT,
  );
  return (
    <Figure data-chart="next-dollar">
      <FigureTitle id={`${id}-title`}>{t('charts.nextDollar.title')}</FigureTitle>
      <Reading>
        <span data-behind={pointed !== undefined || undefined}>
          {t('charts.nextDollar.yours', { amount: money(NEXT), kept: money(keptOfNext) })}{' '}
          {jump && t('charts.nextDollar.jump', { from: about(jump.from), rate: percent(jump.rate), what: whatOf(jump) })}
        </span>
        {pointed !== undefined && <span>{sentenceAt(pointed)}</span>}
      </Reading>
      <IncomePlane
        titleId={`${id}-title`}
        describedBy={`${id}-rates`}
        x={{
          label: t(`charts.axis.${income}`),
          ticks: scaleLinear([0, end], [0, 1])
            .ticks(TICKS.x)
            .map((pay) => ({ at: plane.place(pay, 0).x, label: compactMoney(pay) })),
        }}
        y={ticks}
        labels={<StairLabels labels={stairLabels(stairs, { height: PLANE_HEIGHT, mark: plane.place(Math.min(shown, end), 0).x, ticks })} />}
        mark={{
          label: pointed === undefined ? t('charts.youAt', { rate: percent(here?.rate ?? 0) }) : percent(rateAt(shown)?.rate ?? 0),
          points: [plane.place(Math.min(shown, end), rateAt(shown)?.rate ?? 0)],
        }}
        cursor={{
          label: t('charts.nextDollar.title'),
          places: points.length,
          leap: LEAP,
          start: placeUnder(own.pay / end),
          at,
          onPoint: setAt,
          placeUnder,
          textOf: (place) => sentenceAt(points[place]?.pay ?? own.pay),
        }}
      >
        <Under d={plane.pathOf([[0, 0], ...steps, [end, 0]])} />
        <Edge data-line="rate" d={plane.pathOf(steps)} />
      </IncomePlane>
      <FiguresTable id={`${id}-rates`} aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            <th scope="col">{t('charts.nextDollar.columns.from')}</th>
            <th scope="col">{t('charts.nextDollar.columns.rate')}</th>
            <th scope="col" data-words>
              {t('charts.nextDollar.columns.what')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.from} aria-current={rate === here || undefined}>
              <th scope="row">{about(rate.from)}</th>
              <td>{percent(rate.rate)}</td>
              <td data-words>{whatOf(rate)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Figure>
  );
}

const Under = styled.path`
  fill: ${color('federal')};
  fill-opacity: 0.18;
`;

const Edge = styled.path`
  fill: none;
  stroke: ${color('federal')};
  stroke-width: 3;
  stroke-linejoin: round;
`;
