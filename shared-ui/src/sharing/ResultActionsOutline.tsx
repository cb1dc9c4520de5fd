import styled from 'styled-components';
import { fontSize, from, space } from '../theme/tokens.ts';

/** As tall as the actions before their first use: two rows of two buttons or one of four, and a line of text. */
export const ResultActionsOutline = styled.div`
  height: calc(6rem + ${space.s} + ${space.s} + 1.5 * ${fontSize.s});

  ${from.medium} {
    height: calc(3rem + ${space.s} + 1.5 * ${fontSize.s});
  }
`;
