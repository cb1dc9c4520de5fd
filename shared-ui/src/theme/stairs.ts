import { color, fontSize, from, growth } from './tokens.ts';

const WIDTH = '17.5rem';
/** The share of the seven steps that is lit, up to the visitor's bracket, which `Explanation` sets. A page may light its example's. */
const LIT = 'var(--lit, var(--example-lit, 0)) / 7';
/** How far the staircase reaches below the content of a page's head. */
const BELOW = 'var(--below, 1.5rem)';
const SHAPE =
  'polygon(0 100%,0 73%,14.3% 73%,14.3% 68%,28.6% 68%,28.6% 41%,42.9% 41%,42.9% 35%,57.2% 35%,57.2% 14%,71.5% 14%,71.5% 5%,85.8% 5%,85.8% 0,100% 0,100% 100%)';

/**
 * The brand's staircase on a wide screen, in a positioned box with `data-stairs`: its steps are as high as the federal rates, 10 to 37
 * percent. A page may draw other steps by `--stairs`. In a page's head it is at the end, with the rate of the last lit step. Global, because
 * every page of every app begins with it.
 */
export const stairs = `
  ${from.wide} {
    [data-stairs]::after {
      content: '';
      position: absolute;
      background: ${color('line')} linear-gradient(${color('accent')} 0 0) no-repeat;
      background-size: calc(100% * ${LIT}) 100%;
      clip-path: var(--stairs, ${SHAPE});
      transition: background-size ${growth};
    }
    [data-stairs='head'] {
      position: relative;

      > h1 { max-width: calc(100% - ${WIDTH}); }
      &::after {
        inset: auto 1.5rem calc(-1 * ${BELOW}) auto;
        width: ${WIDTH};
        height: 7rem;
      }
      &::before {
        content: var(--lit-rate, none);
        position: absolute;
        z-index: 1;
        inset: auto calc(1.75rem + ${WIDTH} - ${WIDTH} * ${LIT}) calc(0.25rem - ${BELOW}) auto;
        font-size: ${fontSize.s};
        font-weight: 600;
        color: ${color('accentText')};
      }
    }
  }
`;
