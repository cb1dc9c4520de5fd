import { Fragment, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, growth, space, type ColorToken } from '../theme/tokens.ts';
import { Bubble, ChartCursor, Pointed } from './ChartCursor.tsx';
import { Figure as PlainFigure, FigureTitle } from './figure-parts.ts';
import { percentOf, PLANE, type ChartPoint, type ChartTick } from './plane.ts';

export interface ChartLine {
  readonly key: string;
  readonly label: string;
  readonly path: string | undefined;
  /** Default: dark if solid, gray if dashed. */
  readonly ink?: ColorToken;
}

/** What the chart shows for the position pointed at. */
export interface ChartReading {
  /** One point per line. */
  readonly points: readonly ChartPoint[];
  readonly heading: string;
  /** One value per line. */
  readonly values: readonly string[];
}

interface LineChartProps {
  readonly title: string;
  /** Id of the element with the same figures as a table. */
  readonly describedBy: string;
  /** At most two: a solid line and a dashed one. */
  readonly lines: readonly ChartLine[];
  /** The visitor's own position: one point per line, one above the other, and a value that follows the label. */
  readonly mark?:
    | { readonly label: string; readonly value?: string | undefined; readonly points: readonly ChartPoint[] | undefined }
    | undefined;
  readonly x: { readonly label: string; readonly ticks: readonly ChartTick[] };
  readonly y: { readonly label: string; readonly ticks: readonly ChartTick[] };
  /** SVG texts on the lines. */
  readonly children?: ReactNode;
  /** Number of positions along the lines; see `ChartCursor`. */
  readonly places: number;
  readonly leap: number;
  readonly placeUnder: (fraction: number) => number;
  readonly readOf: (place: number) => ChartReading;
}

/** In pixels at the usual size of text. */
export const CHART_HEIGHT = 224;

const INKS = ['text', 'muted'] as const satisfies readonly ColorToken[];
const DASHES = [undefined, '7 5'] as const;

/** Pixels on a phone: the width of the plane, and of a character. */
const PHONE = { plane: 230, character: 8 } as const;

/** Whether the label touches that of the last tick on a phone. */
const crowds = (tick: ChartTick, last: ChartTick | undefined) =>
  last !== undefined && tick !== last && (last.at - tick.at) * PHONE.plane < last.label.length * PHONE.character;

/** Room for the longest label left of the plane, in rem. A percentage fits into the least, so that its arrival moves nothing. */
const gutterOf = (ticks: readonly ChartTick[]) =>
  Math.min(3.75, Math.max(2.75, 0.5 + 0.56 * Math.max(0, ...ticks.map(({ label }) => label.length))));

/** Room right of the plane for half of the last label, in rem; a little of it may be in the padding of the card. */
const endRoomOf = (ticks: readonly ChartTick[]) => Math.max(0.5, 0.25 * (ticks.at(-1)?.label.length ?? 0) - 0.75);

/** A line chart. Its height does not depend on its contents, nor its text size on its width. */
export function LineChart({ title, describedBy, lines, mark, x, y, children, places, leap, placeUnder, readOf }: LineChartProps) {
  const titleId = useId();
  const [pointed, setPointed] = useState<number>();
  const at = mark?.points?.[0]?.x;
  const drawn = lines.some(({ path }) => path !== undefined);
  const reading = drawn && pointed !== undefined ? readOf(pointed) : undefined;
  const readingX = reading?.points[0]?.x;
  const inkOf = (index: number) => lines[index]?.ink ?? INKS[index] ?? 'text';
  const inWords = (place: number) => {
    const { heading, values } = readOf(place);
    return [`${x.label}: ${heading}`, ...lines.map(({ label }, index) => `${label}: ${values[index] ?? ''}`)].join('. ');
  };
  return (
    <Figure>
      <FigureTitle id={titleId}>{title}</FigureTitle>
      <Legend>
        {lines.map(({ key, label }, index) => (
          <li key={key}>
            <LineSample index={index} ink={inkOf(index)} />
            {label}
          </li>
        ))}
        {mark && (
          <li data-waiting={at === undefined || undefined}>
            <svg width="28" height="12" aria-hidden>
              <circle cx="14" cy="6" r="5" fill={color('text')} />
            </svg>
            {mark.label}
          </li>
        )}
      </Legend>
      <p>{y.label}</p>
      <Frame $gutter={gutterOf(y.ticks)} $end={endRoomOf(x.ticks)}>
        <Plane role="img" aria-labelledby={titleId} aria-describedby={describedBy} width="100%">
          <g aria-hidden>
            <g textAnchor="end">
              {y.ticks.map((tick) => (
                <Fragment key={tick.at}>
                  <line data-grid x2="100%" y1={percentOf(1 - tick.at)} y2={percentOf(1 - tick.at)} />
                  <text dx="-8" y={percentOf(1 - tick.at)} dy="0.32em">
                    {tick.label}
                  </text>
                </Fragment>
              ))}
            </g>
            {x.ticks.map((tick, index) => (
              <g key={tick.at} data-between={(x.ticks.length - 1 - index) % 2 === 1 || crowds(tick, x.ticks.at(-1)) || undefined}>
                <text x={percentOf(tick.at)} y="100%" dy="1.5em" textAnchor="middle">
                  {tick.label}
                </text>
              </g>
            ))}
            <svg viewBox={`0 0 ${PLANE} ${PLANE}`} preserveAspectRatio="none" overflow="visible">
              {lines[0]?.path?.startsWith('M0,') && <path data-area d={`${lines[0].path}V${PLANE}H0`} fill={color(inkOf(0))} />}
              {lines.map(({ key, path }, index) => (
                <path key={key} data-line={key} d={path} stroke={color(inkOf(index))} strokeDasharray={DASHES[index]} />
              ))}
            </svg>
            {children}
            {mark && at !== undefined && (
              <g data-mark>
                <line x1={percentOf(at)} x2={percentOf(at)} y1="0" y2="100%" />
                {mark.points?.map((point, index) => (
                  <circle key={index} cx={percentOf(point.x)} cy={percentOf(1 - point.y)} r="6" />
                ))}
                <text x={percentOf(at)} y="0" dy="-0.6em" textAnchor={at < 0.15 ? 'start' : at > 0.85 ? 'end' : 'middle'}>
                  {mark.value ? `${mark.label} ${mark.value}` : mark.label}
                </text>
              </g>
            )}
            {reading && readingX !== undefined && (
              <g data-reading>
                <line x1={percentOf(readingX)} x2={percentOf(readingX)} y1="0" y2="100%" />
                {reading.points.map((point, index) => (
                  <circle
                    key={index}
                    cx={percentOf(point.x)}
                    cy={percentOf(1 - point.y)}
                    r="5"
                    fill={color(inkOf(index))}
                    stroke={color('surface')}
                    strokeWidth="2"
                  />
                ))}
              </g>
            )}
          </g>
        </Plane>
        {drawn && (
          <ChartCursor
            label={title}
            places={places}
            leap={leap}
            at={pointed}
            onPoint={setPointed}
            placeUnder={placeUnder}
            textOf={inWords}
          />
        )}
        {reading && readingX !== undefined && (
          <Bubble at={readingX}>
            <strong>{reading.heading}</strong>
            {reading.values.map((value, index) => (
              <Value key={index}>
                <LineSample index={index} ink="page" />
                {value}
              </Value>
            ))}
          </Bubble>
        )}
      </Frame>
      <p>{x.label}</p>
    </Figure>
  );
}

const LineSample = ({ index, ink }: { readonly index: number; readonly ink: ColorToken }) => (
  <svg width="28" height="12" aria-hidden>
    <line x1="0" y1="6" x2="28" y2="6" stroke={color(ink)} strokeWidth="3" strokeDasharray={DASHES[index]} />
  </svg>
);

const Figure = styled(PlainFigure)`
  container-type: inline-size;

  > p {
    color: ${color('muted')};
  }
  > :last-child {
    text-align: end;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
  }
  svg {
    flex: none;
  }
  /* Reserves its space while there is nothing to label, so that it causes no layout shift. */
  [data-waiting] {
    visibility: hidden;
  }
`;

const Value = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s};
`;

/** The margins leave room for the axis labels. */
const Frame = styled(Pointed)<{ $gutter: number; $end: number }>`
  margin: ${space.l} ${({ $end }) => $end}rem 1.75rem ${({ $gutter }) => $gutter}rem;
`;

const Plane = styled.svg`
  display: block;
  width: 100%;
  height: ${CHART_HEIGHT / 16}rem;
  overflow: visible;

  text {
    font-size: ${fontSize.s};
    fill: ${color('muted')};
  }
  [data-line] {
    fill: none;
  }
  [data-area] {
    fill-opacity: 0.08;
  }
  path {
    stroke-width: 3;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    transition: d ${growth};
  }
  line {
    stroke: ${color('text')};
    stroke-dasharray: 2 3;
  }
  [data-grid] {
    stroke: ${color('line')};
    stroke-dasharray: none;
  }
  [data-mark] circle {
    fill: ${color('text')};
    stroke: ${color('surface')};
    stroke-width: 2;
  }
  [data-mark] text {
    font-weight: 600;
    fill: ${color('text')};
  }
  /* If there is no room for all, every other tick has no label. */
  @container (max-width: 34rem) {
    [data-between] {
      display: none;
    }
  }
`;
