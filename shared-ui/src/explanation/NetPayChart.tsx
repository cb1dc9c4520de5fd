import { scaleLinear } from 'd3-scale';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure, FigureTitle } from '../charts/figure-parts.ts';
import { FiguresTable, IncomePlane, Legend, Reading } from '../charts/IncomePlane.tsx';
import { linearPlane } from '../charts/linear-plane.ts';
import { lookOf, type PartKey } from '../charts/meanings.ts';
import { useFormat } from '../format/useFormat.ts';
import { shownSums, type Sums } from '../format/shown-sums.ts';
import { Disclosed } from '../layout/Disclosed.tsx';
import type { ChartProps, ChartedPay } from './income-chart.ts';

const MONTHS = 12;
const LEAP = 5;
const TICKS = { x: 3, y: 2 } as const;
/** The table has a row for one in this many points. */
const ROWS = 5;

const PARTS = [
  ['kept', 'net'],
  ['federal', 'federal'],
  ['payroll', 'payroll'],
  ['stateAndLocal', 'state'],
] as const satisfies readonly (readonly [keyof ChartedPay, PartKey])[];

/** In the order in which the other figures of an answer are rounded, so that the parts equal them. */
const SUMS: Sums = [
  ['pay', ['kept', 'taxes']],
  ['taxes', ['federalAndPayroll', 'stateAndLocal'], 'stateAndLocal'],
  ['federalAndPayroll', ['federal', 'payroll']],
];

function shownPay(point: ChartedPay): Readonly<Record<string, number | undefined>> {
  const federalAndPayroll = point.federal + point.payroll;
  return shownSums({ ...point, federalAndPayroll, taxes: federalAndPayroll + (point.stateAndLocal ?? 0) }, SUMS);
}

/** The upper edges of take-home pay and of each tax on top of it. */
const edgesOf = (point: ChartedPay): readonly number[] =>
  PARTS.reduce<readonly number[]>((edges, [key]) => [...edges, (edges.at(-1) ?? 0) + Math.max(0, point[key] ?? 0)], []);

/** Take-home pay at every income, with the taxes on top, and the visitor's own position. */
export function NetPayChart({ chart: { own, points }, income }: ChartProps) {
  const { t } = useTranslation('explanation');
  const { money, compactMoney } = useFormat();
  const id = useId();
  const [at, setAt] = useState<number>();
  const end = points.at(-1)?.pay ?? 1;
  const top = Math.max(1, ...points.map((point) => edgesOf(point).at(-1) ?? 0));
  const plane = linearPlane({ x: [0, end], y: [0, top] });
  const placeUnder = (fraction: number) => Math.round(fraction * (points.length - 1));
  const shown = (at === undefined ? undefined : points[at]) ?? own;
  const sentence = (point: ChartedPay) =>
    t(point === own ? 'charts.netPay.own' : 'charts.netPay.at', { pay: money(point.pay), month: money(point.kept / MONTHS) });
  const layer = (part: number) => {
    const edge = (index: number) => points.map((point): [number, number] => [point.pay, index < 0 ? 0 : (edgesOf(point)[index] ?? 0)]);
    return plane.pathOf([...edge(part), ...edge(part - 1).reverse()]);
  };
  const amounts = shownPay(shown);
  const parts = PARTS.filter(([key]) => points.some((point) => point[key]));
  return (
    <Figure data-chart="net-pay">
      <FigureTitle id={`${id}-title`}>{t('charts.netPay.title')}</FigureTitle>
      <Reading>{sentence(shown)}</Reading>
      <IncomePlane
        titleId={`${id}-title`}
        describedBy={`${id}-parts`}
        x={{
          label: t(`charts.axis.${income}`),
          ticks: scaleLinear([0, end], [0, 1])
            .ticks(TICKS.x)
            .map((pay) => ({ at: plane.place(pay, 0).x, label: compactMoney(pay) })),
        }}
        y={scaleLinear([0, top], [0, 1])
          .ticks(TICKS.y)
          .map((dollars) => ({ at: plane.place(0, dollars).y, label: compactMoney(dollars) }))}
        mark={{
          label: shown === own ? t('charts.you') : money(shown.pay),
          points: [plane.place(Math.min(shown.pay, end), Math.max(0, shown.kept))],
        }}
        cursor={{
          label: t('charts.netPay.title'),
          places: points.length,
          leap: LEAP,
          start: placeUnder(own.pay / end),
          at,
          onPoint: setAt,
          placeUnder,
          textOf: (place) => sentence(points[place] ?? own),
        }}
      >
        {parts.map(([key, look]) => (
          <path key={key} data-part={key} d={layer(PARTS.findIndex(([part]) => part === key))} fill={lookOf(look).ink} />
        ))}
      </IncomePlane>
      <Legend id={`${id}-parts`}>
        {parts.map(([key, look]) => (
          <div key={key} data-part={key}>
            <svg width="14" height="14" aria-hidden>
              <rect width="14" height="14" rx="3" fill={lookOf(look).ink} />
            </svg>
            <dt>{t(`charts.parts.${key}`)}</dt>
            <dd>{money(amounts[key] ?? 0)}</dd>
          </div>
        ))}
      </Legend>
      <Disclosed summary={t('charts.netPay.table')}>
        <FiguresTable aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              {(['income', 'year', 'month'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`charts.netPay.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points
              .filter((_, index) => index > 0 && index % ROWS === 0)
              .map((point) => (
                <tr key={point.pay}>
                  <th scope="row">{money(point.pay)}</th>
                  <td>{money(point.kept)}</td>
                  <td>{money(point.kept / MONTHS)}</td>
                </tr>
              ))}
          </tbody>
        </FiguresTable>
      </Disclosed>
    </Figure>
  );
}
