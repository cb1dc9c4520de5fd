import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, growth, space } from '../theme/tokens.ts';
import { ChartCursor, Pointed } from './ChartCursor.tsx';
import { percentOf, PLANE, type ChartPoint, type ChartTick } from './plane.ts';

interface IncomePlaneProps {
  readonly titleId: string;
  /** Id of the element with the same figures as a table. */
  readonly describedBy: string;
  readonly x: { readonly label: string; readonly ticks: readonly ChartTick[] };
  readonly y: readonly ChartTick[];
  /** The income to mark, with a dot on each of its values. */
  readonly mark: { readonly label: string | undefined; readonly points: readonly ChartPoint[] };
  readonly cursor: Parameters<typeof ChartCursor>[0];
  /** SVG shapes in a square of `PLANE` units. */
  readonly children: ReactNode;
  /** SVG texts on the shapes. */
  readonly labels?: ReactNode;
}

/** In pixels at the usual size of text. */
export const PLANE_HEIGHT = 240;

/** A label past this would not fit at its place. */
const LAST_LABEL = 0.94;

const anchorOf = (at: number) => (at < 0.12 ? 'start' : at > 0.88 ? 'end' : 'middle');

/** Axes of a chart by income, with labels inside the plane, so that it is as wide as the column on a phone. */
export function IncomePlane({ titleId, describedBy, x, y, mark, cursor, children, labels }: IncomePlaneProps) {
  const at = mark.points[0]?.x ?? 0;
  return (
    <Column>
      <Frame>
        <Plane role="img" aria-labelledby={titleId} aria-describedby={describedBy} width="100%">
          <g aria-hidden>
            <svg width="100%" height="100%" viewBox={`0 0 ${PLANE} ${PLANE}`} preserveAspectRatio="none" overflow="visible">
              {children}
            </svg>
            {y.map((tick) => (
              <g key={tick.at}>
                <line data-grid x1="0" x2="100%" y1={percentOf(1 - tick.at)} y2={percentOf(1 - tick.at)} />
                {tick.at > 0 && (
                  <text x="0" y={percentOf(1 - tick.at)} dy={tick.below ? '1.1em' : '-0.35em'}>
                    {tick.label}
                  </text>
                )}
              </g>
            ))}
            {x.ticks
              .filter((tick) => tick.at < LAST_LABEL)
              .map((tick) => (
                <text key={tick.at} x={percentOf(tick.at)} y="100%" dy="1.4em" textAnchor={tick.at === 0 ? 'start' : 'middle'}>
                  {tick.label}
                </text>
              ))}
            {labels}
            <g data-mark>
              <line x1={percentOf(at)} x2={percentOf(at)} y1="0" y2="100%" />
              {mark.points.map((point, index) => (
                <circle key={index} cx={percentOf(point.x)} cy={percentOf(1 - point.y)} r="7" />
              ))}
              {mark.label && (
                <text x={percentOf(at)} y="0" dy="-0.5em" textAnchor={anchorOf(at)}>
                  {mark.label}
                </text>
              )}
            </g>
          </g>
        </Plane>
        <ChartCursor {...cursor} />
      </Frame>
      <Axis>{x.label}</Axis>
    </Column>
  );
}

const Column = styled.div`
  container-type: inline-size;
`;

/** The margins leave room for the mark's label and the incomes. */
const Frame = styled(Pointed)`
  margin-block: 1.5rem 1.75rem;
`;

const Axis = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
  text-align: end;
`;

const Plane = styled.svg`
  display: block;
  width: 100%;
  height: ${PLANE_HEIGHT / 16}rem;
  overflow: visible;
  break-inside: avoid;

  text {
    font-size: ${fontSize.s};
    fill: ${color('muted')};
    stroke: ${color('surface')};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
    font-variant-numeric: tabular-nums;
  }
  line {
    stroke: ${color('text')};
    stroke-width: 1.5;
  }
  [data-grid] {
    stroke: ${color('line')};
    stroke-width: 1;
  }
  [data-mark] circle {
    fill: ${color('text')};
    stroke: ${color('surface')};
    stroke-width: 3;
  }
  [data-mark] text {
    font-weight: 600;
    fill: ${color('text')};
  }
  /* The shapes of the former answer turn into the new ones. */
  path {
    vector-effect: non-scaling-stroke;
    transition: d ${growth};
  }
`;

/** The sentence above a chart, which changes with the income pointed at; tall enough for two lines, and for one behind it. */
export const Reading = styled.p`
  display: grid;
  align-content: start;
  min-height: 3.5rem;
  font-size: ${fontSize.l};
  line-height: 1.4;

  > * {
    grid-area: 1 / 1;
  }
  [data-behind] {
    visibility: hidden;
  }
  strong {
    font-weight: 700;
  }
`;

export const Legend = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space.xs} ${space.l};
  margin: 0;

  div {
    display: flex;
    gap: ${space.s};
    align-items: baseline;
    padding-block: ${space.xs};
    border-block-end: 1px dotted ${color('line')};
  }
  dt {
    flex: 1;
  }
  dd {
    /* Does not move when its figure changes. */
    min-width: 6rem;
    margin: 0;
    text-align: end;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    align-self: center;
  }
`;

/** Figures of a chart in rows. */
export const FiguresTable = styled.table`
  width: 100%;
  font-size: ${fontSize.s};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0.375rem ${space.s} 0.375rem 0;
    font-weight: 400;
    text-align: end;
    border-block-end: 1px solid ${color('line')};
  }
  th:first-child,
  [data-words] {
    text-align: start;
  }
  [data-words] {
    padding-inline-start: ${space.m};
  }
  [data-words]::first-letter {
    text-transform: uppercase;
  }
  thead th {
    color: ${color('muted')};
    vertical-align: bottom;
  }
`;
