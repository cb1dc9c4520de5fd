import styled from 'styled-components';
import { fontSize, from, space } from '../theme/tokens.ts';

/** As high as the actions before one of them was used: two rows of two buttons, or one of four, and a line. */
export const ResultActionsOutline = styled.div`
  height: calc(6rem + ${space.s} + ${space.s} + 1.5 * ${fontSize.s});

  ${from.medium} {
    height: calc(3rem + ${space.s} + 1.5 * ${fontSize.s});
  }
`;
