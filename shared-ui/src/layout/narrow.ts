/** How a table fits a narrow screen: its cells stack, or it shows fewer columns. */
import { css } from 'styled-components';
import { breakpoint, color, space } from '../theme/tokens.ts';

/** Screens only. On paper a table stays a plain table, however narrow. */
export const NARROW = `@media screen and (max-width: calc(${breakpoint.medium} - 0.02px))`;

/**
 * Stacks the cells of a row below its header, each labeled with its column's name (`data-column`). Figures (`data-numeric`) share a
 * line with their label if both fit, and are right-aligned in any case. The table needs explicit roles, because some browsers drop
 * table semantics with `display: grid`.
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
      margin-inline-end: auto;
      white-space: normal;
    }
    && td:empty {
      display: none;
    }
    [data-numeric] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 0 ${space.s};
    }
    [data-numeric] > * {
      text-align: end;
      white-space: normal;
    }
  }
`;

/** Hides cells and headers with `data-aside`. */
export const fewerColumns = css`
  ${NARROW} {
    &,
    table {
      min-width: 0;
    }

    /* Without a column choice, the other columns stay and scroll. */
    @media (scripting: enabled) {
      [data-aside] {
        display: none;
      }
    }
  }
`;

/** Shows an element only where columns are hidden. */
export const withFewerColumns = css`
  @media not all and (scripting: enabled) {
    display: none;
  }
  @media print, (min-width: ${breakpoint.medium}) {
    display: none;
  }
`;
