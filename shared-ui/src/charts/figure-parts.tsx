/** What pictures with a table of the same figures are made of. */
import styled, { css } from 'styled-components';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  font-size: ${fontSize.s};
`;

export const FigureTitle = styled.figcaption`
  font-size: ${fontSize.m};
  font-weight: 600;
`;

export const Picture = styled.svg`
  display: block;
  border-radius: ${radius.s};
`;

/** The fill of a part, beside its name in the table. */
export const Swatch = styled.svg`
  margin-inline-end: ${space.s};
  vertical-align: -0.125em;
`;

/** A table that names its rows at the start and has figures at the end of each column. */
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
