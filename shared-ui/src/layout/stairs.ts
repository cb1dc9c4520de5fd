import { css } from 'styled-components';
import { color, fontSize, growth } from '../theme/tokens.ts';

/** Federal rates in percent: the heights of the steps. 26 U.S.C. § 1(j)(2). */
export const STEPS: readonly number[] = [10, 12, 22, 24, 32, 35, 37];

const top = Math.max(...STEPS);
const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;

/** The shape of the staircase. @param missing - index of a step that is not there */
export const staircase = (missing?: number) =>
  `polygon(0 100%,${STEPS.flatMap((rate, index) =>
    [index, index + 1].map((at) => `${percent(at / STEPS.length)} ${percent(index === missing ? 1 : 1 - rate / top)}`),
  ).join()},100% 100%)`;

/** Custom properties of the document: how many steps are lit, and the rate of the last one as a CSS string. */
export const LIT = '--lit';
export const LIT_RATE = '--lit-rate';

/** How much of the staircase's width is lit. A page may light its example's steps by `--example-lit`. */
const lit = `var(${LIT}, var(--example-lit, 0)) / ${STEPS.length}`;

/**
 * The brand's staircase, as a pseudo-element of a positioned box: the federal brackets, lit up to the visitor's. A page may draw other steps
 * by `--stairs`.
 */
export const stairs = css`
  content: '';
  position: absolute;
  background: ${color('line')} linear-gradient(${color('accent')} 0 0) no-repeat;
  background-size: calc(100% * ${lit}) 100%;
  clip-path: var(--stairs, ${staircase()});
  transition: background-size ${growth};
`;

const WIDTH = '17.5rem';

/** On a wide screen, the staircase at the end of a page's head, and the rate of the last lit step on it. @param end - space at its end */
export const stairsInHead = (end: string, bottom: string) => css`
  &::after {
    ${stairs}
    inset: auto ${end} ${bottom} auto;
    width: ${WIDTH};
    height: 7rem;
  }
  &::before {
    content: var(${LIT_RATE}, none);
    position: absolute;
    z-index: 1;
    inset: auto calc(${end} + ${WIDTH} - ${WIDTH} * ${lit} + 0.25rem) calc(${bottom} + 0.25rem) auto;
    font-size: ${fontSize.s};
    font-weight: 600;
    color: ${color('accentText')};
  }
`;
