/** How results stand in a card: the figures one looks for as tiles, the others as rows with their labels. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';

/** A row of tiles; made of `HeroFigure`s. */
export const HeroFigures = styled.dl`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  margin: 0;

  ${from.medium} {
    grid-template-columns: minmax(0, 1.4fr) repeat(2, minmax(0, 1fr));
  }
`;

interface HeroFigureProps {
  /** The one figure a visitor looks for. */
  readonly main?: boolean;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export const HeroFigure = ({ main = false, label, children }: HeroFigureProps) => (
  <Tile $main={main}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Tile>
);

/** A list of figures; made of `FigureRow`s. */
export const FigureRows = styled.dl`
  margin: 0;
`;

interface FigureRowProps {
  readonly label: ReactNode;
  /** Set apart from the rows above, which it sums up. */
  readonly total?: boolean;
  readonly children: ReactNode;
}

export const FigureRow = ({ label, total = false, children }: FigureRowProps) => (
  <Line $total={total}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Line>
);

const Tile = styled.div<{ $main: boolean }>`
  display: grid;
  align-content: space-between;
  gap: ${space.xs};
  min-width: 0;
  padding: ${space.m};
  background: ${({ $main }) => color($main ? 'positiveSoft' : 'sunken')};
  border-radius: ${radius.s};

  ${({ $main }) => $main && `grid-column: 1 / -1; ${from.medium} { grid-column: auto; }`}

  dt {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    font-size: ${({ $main }) => ($main ? 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)' : 'clamp(1.125rem, 1rem + 0.8vw, 1.5rem)')};
    font-weight: 700;
    line-height: 1.15;
    color: ${({ $main }) => color($main ? 'positive' : 'text')};
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div<{ $total: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  padding-block: 0.375rem;
  font-weight: ${({ $total }) => ($total ? 600 : 400)};
  border-block-start: 1px solid ${({ $total }) => color($total ? 'control' : 'line')};

  /* As wide as most figures: filling in moves nothing. */
  dd {
    min-width: 5.5em;
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
