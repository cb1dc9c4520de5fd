import { css } from 'styled-components';
import { color, space } from '../theme/tokens.ts';

/** A table with row names at the start and figures aligned to the end of each column. */
export const figuresTable = css`
  th,
  td {
    padding: 0.375rem 0 0.375rem ${space.s};
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    color: ${color('muted')};
    vertical-align: bottom;
  }
  tbody tr,
  tfoot tr {
    border-block-start: 1px solid ${color('line')};
  }
`;
