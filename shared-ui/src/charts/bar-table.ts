import styled from 'styled-components';
import { color, growth, space } from '../theme/tokens.ts';

/** A table with a bar in each row, which is a grid. The bar belongs to the second cell and spans the row below both cells. */
export const BarTable = styled.table`
  tr {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) auto;
    gap: ${space.xs} ${space.m};
  }
  thead tr {
    color: ${color('muted')};
  }
  th {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  td {
    display: contents;
  }
  data {
    text-align: end;
  }
`;

/** The ground that a bar is drawn on. The bar grows from its former length. */
export const BarGround = styled.svg`
  grid-column: 1 / -1;
  display: block;
  background: ${color('sunken')};
  border-radius: 3px;

  rect {
    transition:
      x ${growth},
      width ${growth};
  }
`;
