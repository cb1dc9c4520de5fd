import styled from 'styled-components';
import { color } from '../theme/tokens.ts';

/** Path of each pattern in a square of 8 units. */
const MARKS = {
  solid: undefined,
  stripes: 'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  dots: 'M2 2h.01M6 6h.01',
  reverseStripes: 'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  grid: 'M0 4h8M4 0v8',
  waves: 'M0 4q2 -4 4 0t4 0',
  rings: 'M2 4a2 2 0 1 1 4 0a2 2 0 1 1 -4 0',
} as const;

/** The look of a chart's part. */
export interface Look {
  /** A CSS color. */
  readonly ink: string;
  readonly mark: keyof typeof MARKS;
}

interface FillsProps {
  /** Id of the chart. */
  readonly id: string;
  /** By the key of the part. */
  readonly looks: readonly (readonly [key: string, look: Look])[];
}

/**
 * Defines SVG fills that pair each color with a pattern, so that color is never the only cue. The pattern is faint on a screen and
 * strong in print, in forced-colors mode and at high contrast.
 */
export const Fills = ({ id, looks }: FillsProps) => (
  <defs>
    {looks.map(([key, { ink, mark }]) => (
      <pattern key={key} id={`${id}-fill-${key}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill={ink} />
        <Mark d={MARKS[mark]} />
      </pattern>
    ))}
  </defs>
);

/** The fill of a chart's part, also used in the legend. */
export const fillOf = (id: string, key: string): string => `url(#${id}-fill-${key})`;

const Mark = styled.path`
  fill: none;
  stroke: ${color('surface')};
  stroke-linecap: round;
  stroke-opacity: 0.16;
  stroke-width: 1.5;

  @media print, (forced-colors: active), (prefers-contrast: more) {
    stroke-opacity: 0.85;
  }
`;
