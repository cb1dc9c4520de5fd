import { css } from 'styled-components';
import { measure, space } from '../theme/tokens.ts';
import { blocksOnPaper } from './paper.ts';

/** Style of running text: comfortable line length, evenly spaced paragraphs and lists. */
export const prose = css`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  text-wrap: pretty;
  ${blocksOnPaper(space.m)}

  > :is(h2, h3) {
    max-width: 46rem;
  }
  > :is(p, ul, ol) {
    max-width: ${measure};
  }
  > h3 {
    margin-block-start: ${space.m};
  }
  > :is(ul, ol) {
    display: grid;
    gap: ${space.s};
    margin: 0;
    padding-inline-start: 1.375rem;
    ${blocksOnPaper(space.s)}
  }
`;
