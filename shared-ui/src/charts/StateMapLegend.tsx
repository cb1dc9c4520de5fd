import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, fontSize, space } from '../theme/tokens.ts';
import { levelColors, ownOutline, type Level } from './StateTileMap.tsx';

export interface LegendEntry {
  /** The level it explains. Without one, it explains the outline of the visitor's own state. */
  readonly level?: Level;
  readonly text?: ReactNode;
}

interface StateMapLegendProps {
  /** Not given where the legend is below its own heading. */
  readonly heading?: string;
  readonly entries: readonly LegendEntry[];
}

export const StateMapLegend = ({ heading, entries }: StateMapLegendProps) => (
  <div>
    {heading && <strong>{heading}</strong>}
    <Legend>
      {entries.map(({ level, text }) => (
        <li key={level ?? 'own'}>
          <Swatch data-level={level} data-own={level === undefined || undefined} />
          {text && <span>{text}</span>}
        </li>
      ))}
    </Legend>
  </div>
);

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  /* The outline is outside the swatch. */
  [data-own] {
    margin-inline-start: ${space.xs};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    white-space: nowrap;
  }
  strong + & {
    margin-block-start: ${space.s};
  }
`;

const Swatch = styled.span`
  display: inline-grid;
  place-content: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  font-size: ${fontSize.s};
  font-weight: 600;
  border: 1px solid ${color('control')};
  border-radius: 3px;

  ${levelColors}
  ${ownOutline}
  /* The level, where a tile has no room for its figure. */
  &::after {
    content: attr(data-level) / '';
  }
  @media (min-width: ${breakpoint.medium}) and (forced-colors: none) {
    &::after {
      content: none;
    }
  }
`;
