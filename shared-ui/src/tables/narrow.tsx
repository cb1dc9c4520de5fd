/** How a table stays whole on a narrow screen: its rows stand below each other, or it shows fewer columns. */
import { css } from 'styled-components';
import { breakpoint, color, space } from '../theme/tokens.ts';

/** Not on paper, however narrow: there it is a plain table. */
export const NARROW = `@media screen and (max-width: calc(${breakpoint.medium} - 0.02px))`;

/**
 * The cells of a row stand below its head, each with its column's name (`data-column`); figures (`data-numeric`) on its line. The
 * table's roles are to be spelled out: where rows are laid out as grids, some browsers forget that this is a table.
 */
export const stackedRows = css`
  ${NARROW} {
    min-width: 0;

    thead {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    :is(tbody, tfoot) > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.xs};
      padding-block: ${space.s};
      border-block-start: 1px solid ${color('line')};
    }
    && :is(tbody, tfoot) > tr > * {
      width: auto;
      min-width: 0;
      height: auto;
      padding: 0;
      border: 0;
    }
    && :is(tbody, tfoot) > tr > th {
      text-align: start;
    }
    td::before {
      content: attr(data-column);
      display: block;
      color: ${color('muted')};
      text-align: start;
      white-space: normal;
    }
    [data-numeric] {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space.s};
    }
  }
`;

/** Cells and heads with `data-aside` are left out. */
export const fewerColumns = css`
  ${NARROW} {
    &,
    table {
      min-width: 0;
    }

    /* Where the others cannot be chosen, they scroll. */
    @media (scripting: enabled) {
      [data-aside] {
        display: none;
      }
    }
  }
`;

/** For what is needed where columns are left out, and there alone. */
export const withFewerColumns = css`
  @media not all and (scripting: enabled) {
    display: none;
  }
  @media print, (min-width: ${breakpoint.medium}) {
    display: none;
  }
`;
