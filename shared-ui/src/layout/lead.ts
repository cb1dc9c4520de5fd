import { css } from 'styled-components';
import { color, fontSize, from } from '../theme/tokens.ts';

/** Style of the introduction under a heading. */
export const lead = css`
  color: ${color('muted')};
  text-wrap: pretty;

  ${from.medium} {
    font-size: ${fontSize.l};
  }
`;
