import styled from 'styled-components';
import { color, fontSize } from '../theme/tokens.ts';
import { percentOf } from './plane.ts';
import { BEFORE_NAME, type StairLabel } from './stair-labels.ts';

interface StairLabelsProps {
  readonly labels: readonly StairLabel[];
  /** The label at the end of a curve, and how high the curve ends: a share of the chart's height. */
  readonly end?: { readonly label: string; readonly height: number } | undefined;
}

/** The labels of a chart's steps and of its curve, inside its SVG. In a narrow container, texts that need a wide one are hidden. */
export const StairLabels = ({ labels, end }: StairLabelsProps) => (
  <Labels>
    {labels.map(({ stair, rate, name }) => (
      <text key={stair.from} data-stair={rate} x={percentOf(stair.from)} dx="4" y={percentOf(1 - stair.height)} dy="1.15em">
        {stair.rate}
        {name && <tspan data-stair={name}>{BEFORE_NAME + stair.name}</tspan>}
      </text>
    ))}
    {end && (
      <text data-end x="100%" y={percentOf(1 - end.height)} dy="-0.6em" textAnchor="end">
        {end.label}
      </text>
    )}
  </Labels>
);

const Labels = styled.g`
  && text {
    font-size: ${fontSize.s};
    font-weight: 600;
    fill: ${color('text')};
    stroke: ${color('surface')};
    stroke-width: 3;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  && [data-end] {
    fill: ${color('federal')};
  }
  tspan {
    font-weight: 400;
  }
  @container (max-width: 26rem) {
    [data-stair='wide'] {
      display: none;
    }
  }
`;
