import styled from 'styled-components';
import { color, fontSize } from '../theme/tokens.ts';
import { BEFORE_NAME, type StairLabel } from './stair-labels.ts';

const percent = (fraction: number) => `${Math.round(fraction * 1e4) / 100}%`;

/** The labels below the steps of a chart, inside its SVG. In a narrow container, texts that need a wide one are hidden. */
export const StairLabels = ({ labels }: { readonly labels: readonly StairLabel[] }) =>
  labels.map(({ stair, rate, name }) => (
    <Label key={stair.from} data-stair={rate} x={percent(stair.from)} dx="4" y={percent(1 - stair.height)} dy="1.15em">
      {stair.rate}
      {name && <tspan data-stair={name}>{BEFORE_NAME + stair.name}</tspan>}
    </Label>
  ));

const Label = styled.text`
  && {
    font-size: ${fontSize.s};
    font-weight: 600;
    fill: ${color('text')};
    stroke: ${color('surface')};
    stroke-width: 3;
    stroke-linejoin: round;
    paint-order: stroke;
    font-variant-numeric: tabular-nums;
  }
  tspan {
    font-weight: 400;
  }
  @container (max-width: 26rem) {
    &[data-stair='wide'],
    [data-stair='wide'] {
      display: none;
    }
  }
`;
