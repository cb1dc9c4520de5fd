import { css } from 'styled-components';
import { color, fontSize, growth } from '../theme/tokens.ts';

const WIDTH = '17.5rem';
/** The share of the seven steps that is lit, up to the visitor's bracket. `Explanation` sets it; a page may light its example's. */
const LIT = 'var(--lit, var(--example-lit, 0)) / 7';

const SHAPE =
  'polygon(0 100%,0 73%,14.3% 73%,14.3% 68%,28.6% 68%,28.6% 41%,42.9% 41%,42.9% 35%,57.2% 35%,57.2% 14%,71.5% 14%,71.5% 5%,85.8% 5%,85.8% 0,100% 0,100% 100%)';

/**
 * The brand's staircase, as a pseudo-element of a positioned box: its steps are as high as the federal rates, 10 to 37 percent. A page may
 * draw other steps by `--stairs`.
 */
export const stairs = css`
  content: '';
  position: absolute;
  background: ${color('line')} linear-gradient(${color('accent')} 0 0) no-repeat;
  background-size: calc(100% * ${LIT}) 100%;
  clip-path: var(--stairs, ${SHAPE});
  transition: background-size ${growth};
`;

/** The staircase at the end of a page's head, and the rate of the last lit step on it. @param bottom - how far it is below the content */
export const stairsInHead = (bottom: string) => css`
  h1 {
    max-width: calc(100% - ${WIDTH});
  }
  &::after {
    ${stairs}
    inset: auto 1.5rem -${bottom} auto;
    width: ${WIDTH};
    height: 7rem;
  }
  &::before {
    content: var(--lit-rate, none);
    position: absolute;
    z-index: 1;
    inset: auto calc(1.75rem + ${WIDTH} - ${WIDTH} * ${LIT}) calc(0.25rem - ${bottom}) auto;
    font-size: ${fontSize.s};
    font-weight: 600;
    color: ${color('accentText')};
  }
`;
