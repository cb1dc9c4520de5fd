import { css } from 'styled-components';
import { color, inkDeclarations } from '../theme/tokens.ts';

/** Deep green with text on it: inside, every token has its value for this ground. Paper and forced colors keep their own. */
export const onInk = css`
  @media screen and (forced-colors: none) {
    ${inkDeclarations}
    color: ${color('text')};
    background: ${color('page')};
  }
`;
