import { css } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** The brand's staircase, as a pseudo-element of a positioned box. A page may draw other steps by `--stairs`. */
export const stairs = css`
  content: '';
  position: absolute;
  background: ${color('line')};
  clip-path: var(--stairs, polygon(0 100%, 0 67%, 33% 67%, 33% 33%, 67% 33%, 67% 0, 100% 0, 100% 100%));
`;
