import { color, from, growth, space } from './tokens.ts';

const WIDTH = '17.5rem';
/** How many of the seven steps are lit, up to the visitor's bracket, which `Explanation` sets. A page may light its example's. */
export const LIT = 'var(--lit, var(--example-lit, 0))';
const SHAPE =
  'polygon(0 100%,0 73%,14.3% 73%,14.3% 68%,28.6% 68%,28.6% 41%,42.9% 41%,42.9% 35%,57.2% 35%,57.2% 14%,71.5% 14%,71.5% 5%,85.8% 5%,85.8% 0,100% 0,100% 100%)';

/**
 * The brand's staircase on a wide screen, in a positioned box with `data-stairs`: its steps are as high as the federal rates, 10 to 37
 * percent. A page may draw other steps by `--stairs`. In a page's head it is at the end. Global, because every page of every app begins
 * with it.
 */
export const stairs = `
  ${from.wide} {
    [data-stairs]::after {
      content: '';
      position: absolute;
      background: ${color('line')} linear-gradient(${color('accent')} 0 0) no-repeat;
      background-size: calc(100% * ${LIT} / 7) 100%;
      clip-path: var(--stairs, ${SHAPE});
      transition: background-size ${growth};
    }
    [data-stairs='head'] {
      position: relative;

      > h1 { max-width: calc(100% - ${WIDTH}); }
      &::after {
        inset: auto ${space.l} -${space.l} auto;
        width: ${WIDTH};
        height: 7rem;
      }
    }
  }
`;
