/** Parts shared by charts with a table of the same figures. */
import styled from 'styled-components';
import { fontSize, radius, space } from '../theme/tokens.ts';

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

export const ChartDrawing = styled.svg`
  display: block;
  border-radius: ${radius.s};
`;

/** A legend swatch: the fill of a part, next to its name in the table. */
export const Swatch = styled.svg`
  margin-inline-end: ${space.s};
  vertical-align: -0.125em;
`;
