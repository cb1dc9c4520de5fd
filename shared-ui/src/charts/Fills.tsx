import styled from 'styled-components';
import { color, type ColorToken } from '../theme/tokens.ts';

interface FillsProps {
  /** Id of the chart. */
  readonly id: string;
  /** Colors of the parts, in order. */
  readonly inks: readonly ColorToken[];
}

/**
 * Defines SVG fills that pair each color with its own pattern, so that color is never the only cue. The pattern is faint on a
 * screen and strong in print, in forced-colors mode and at high contrast.
 */
export const Fills = ({ id, inks }: FillsProps) => (
  <defs>
    {inks.map((ink, index) => (
      <pattern key={index} id={`${id}-fill-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill={color(ink)} />
        <Mark d={MARKS[index % MARKS.length]} />
      </pattern>
    ))}
  </defs>
);

/** The fill of a chart's part, also used in the legend. */
export const fillOf = (id: string, index: number): string => `url(#${id}-fill-${index})`;

/** Solid, stripes, dots, reverse stripes, grid, waves, rings. */
const MARKS = [
  undefined,
  'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  'M2 2h.01M6 6h.01',
  'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  'M0 4h8M4 0v8',
  'M0 4q2 -4 4 0t4 0',
  'M2 4a2 2 0 1 1 4 0a2 2 0 1 1 -4 0',
];

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
