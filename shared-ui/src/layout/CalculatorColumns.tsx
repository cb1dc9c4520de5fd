import styled from 'styled-components';
import { from, space } from '../theme/tokens.ts';
import { blocksOnPaper } from './paper.ts';

/**
 * A calculator's form with notes below it and results next to it. Below the wide breakpoint they stack as form, results, notes: its three
 * children in this order. Before the first result, which is short, the notes are below it.
 */
export const CalculatorColumns = styled.div<{ $awaited?: boolean }>`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  > :nth-child(2) {
    display: grid;
    align-self: stretch;
  }
  ${from.wide} {
    grid-template: auto 1fr / minmax(0, 23rem) minmax(0, 1fr);
    column-gap: 2rem;

    > :nth-child(${({ $awaited }) => ($awaited ? 1 : 2)}) {
      grid-area: 1 / ${({ $awaited }) => ($awaited ? 1 : 2)} / span 2;
    }
    > :last-child {
      grid-column: ${({ $awaited }) => ($awaited ? 2 : 1)};
    }
  }
  ${blocksOnPaper(space.l)}
`;
