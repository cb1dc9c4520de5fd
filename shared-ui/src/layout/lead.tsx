import { css } from 'styled-components';
import { color, fontSize, from } from '../theme/tokens.ts';

/** The sentences under a heading that say what follows. */
export const lead = css`
  color: ${color('muted')};
  text-wrap: pretty;

  ${from.medium} {
    font-size: ${fontSize.l};
  }
`;
