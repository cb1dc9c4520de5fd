import styled from 'styled-components';
import { fontSize, from, space } from '../theme/tokens.ts';

export const ActionsFrame = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
`;

/** Places for four buttons of equal size. */
export const ActionsRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s};

  ${from.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** As high as the actions before one of them was used. */
export const ResultActionsOutline = styled.div`
  height: calc(6rem + ${space.s} + ${space.s} + 1.5 * ${fontSize.s});

  ${from.medium} {
    height: calc(3rem + ${space.s} + 1.5 * ${fontSize.s});
  }
`;
