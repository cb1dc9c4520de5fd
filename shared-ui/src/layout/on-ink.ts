import { css } from 'styled-components';
import { color, inkDeclarations } from '../theme/tokens.ts';

/** A deep green background: inside it, every token has its value for this background. Print and forced colors keep theirs. */
export const onInk = css`
  @media screen and (forced-colors: none) {
    ${inkDeclarations}
    color: ${color('text')};
    background: ${color('page')};
  }
`;
