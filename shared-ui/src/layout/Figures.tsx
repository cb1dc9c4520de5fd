/** How results appear in a card: the main figures as tiles, the others as labeled rows. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

/** Tiles in as many columns as fit; its children are `HeroFigure`s. */
export const HeroFigures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin: 0;
`;

interface HeroFigureProps {
  /** Marks the main figure, and whether it is good or bad news. */
  readonly main?: 'positive' | 'danger' | undefined;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export const HeroFigure = ({ main, label, children }: HeroFigureProps) => (
  <Tile $main={main}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Tile>
);

/** A list of figures; its children are `FigureRow`s. */
export const FigureRows = styled.dl`
  margin: 0;
`;

interface FigureRowProps {
  readonly label: ReactNode;
  /** Marks the row as the total of the rows above. */
  readonly total?: boolean;
  readonly children: ReactNode;
}

export const FigureRow = ({ label, total = false, children }: FigureRowProps) => (
  <Line $total={total}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Line>
);

const Tile = styled.div<{ $main: 'positive' | 'danger' | undefined }>`
  display: grid;
  align-content: space-between;
  gap: ${space.xs};
  padding: ${space.m};
  background: ${({ $main }) => color($main ? `${$main}Soft` : 'sunken')};
  border-radius: ${radius.s};
  /* Visible in forced-colors mode. */
  outline: 1px solid transparent;
  outline-offset: -1px;

  flex: ${({ $main }) => ($main ? 1.6 : 1)} 1 9.5rem;
  max-width: 100%;

  dt {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    font-size: ${({ $main }) => fontSize[$main ? 'xl' : 'l']};
    font-weight: 700;
    line-height: 1.15;
    color: ${({ $main }) => color($main ?? 'text')};
    white-space: nowrap;
  }
`;

const Line = styled.div<{ $total: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  padding-block: 0.375rem;
  font-weight: ${({ $total }) => ($total ? 600 : 400)};
  border-block-start: 1px solid ${({ $total }) => color($total ? 'control' : 'line')};

  /* As wide as most figures, so that filling in causes no layout shift. */
  dd {
    flex: none;
    min-width: 5.5em;
    margin: 0;
    text-align: end;
    white-space: nowrap;
  }
`;
