import { breakpoint, color, fontSize, from, growth, space } from './tokens.ts';

const WIDTH = '17.5rem';
/** How many of the steps are lit, up to the visitor's bracket, which `Explanation` sets. A page may light its example's. */
export const LIT = 'var(--lit, var(--example-lit, 0))';
/** The federal rates in percent, one for each step. 26 U.S.C. § 1(j)(2). */
export const RATES: readonly number[] = [10, 12, 22, 24, 32, 35, 37];

/** The outline of steps as high as these percentages. */
export function stairsOf(rates: readonly number[]): string {
  const place = (step: number) => `${Math.round((step / RATES.length) * 1000) / 10}%`;
  const steps = rates.map((rate, index) => {
    const top = `${Math.round(100 - (rate / Math.max(...RATES)) * 100)}%`;
    return `${place(index)} ${top},${place(index + 1)} ${top}`;
  });
  return `polygon(0 100%,${steps.join()},100% 100%)`;
}

/**
 * The brand's staircase in a page's head with `data-stairs`: its steps are as high as the federal rates, 10 to 37 percent. On a wide screen
 * it is at the end, otherwise behind the text and as wide as the band. Global, because every page of every app begins with it.
 */
export const stairs = `
  @media screen {
    [data-stairs]::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: auto 0 0;
      height: 5rem;
      background: ${color('line')} no-repeat;
      clip-path: ${stairsOf(RATES)};
      opacity: 0.5;
    }
  }
  ${from.wide} {
    [data-stairs] {
      position: relative;

      > h1 { max-width: calc(100% - ${WIDTH} - ${space.l}); }
      &::after {
        inset: auto ${space.l} -${space.l} auto;
        width: ${WIDTH};
        height: 7rem;
        background-image: linear-gradient(${color('accent')} 0 0);
        background-size: calc(100% * ${LIT} / ${RATES.length}) 100%;
        opacity: 1;
      }
    }
  }
`;

/** A small one at the end of a pay stub's title, which lights up to the visitor's bracket on a screen without the one of the page's head. */
export const stubStairs = `
  @media screen and (max-width: calc(${breakpoint.wide} - 0.02px)) {
    [data-stub] > h2 {
      position: relative;

      &::after {
        content: '';
        position: absolute;
        inset: auto 0 0 auto;
        width: 6rem;
        height: 1.75rem;
        background: ${color('line')} linear-gradient(${color('accent')} 0 0) no-repeat;
        background-size: calc(100% * ${LIT} / ${RATES.length}) 100%;
        clip-path: ${stairsOf(RATES)};
        transition: background-size ${growth};

        @starting-style { background-size: 0 100%; }
      }
    }
  }
`;

/** The rate of each step at its foot. Not part of every page's styles, where it would delay the first answer. Screen readers read nothing. */
export const stairRates = `
  ${from.wide} {
    [data-stairs]::before {
      content: '${RATES.join(' ')}' / '';
      position: absolute;
      z-index: 1;
      inset: auto ${space.l} -${space.l} auto;
      width: ${WIDTH};
      padding: 0 0.7rem 0.15rem;
      font-size: ${fontSize.s};
      font-weight: 600;
      text-align-last: justify;
      color: transparent;
      background: linear-gradient(to right, ${color('accentText')} calc(100% * ${LIT} / ${RATES.length}), ${color('muted')} 0) text;
    }
  }
`;
