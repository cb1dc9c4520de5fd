import { css } from 'styled-components';
import { readingWidth, space } from '../theme/tokens.ts';
import { blocksOnPaper } from './paper.ts';

/** Style of running text: comfortable line length, evenly spaced paragraphs and lists. */
export const prose = css`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  text-wrap: pretty;
  ${blocksOnPaper(space.m)}

  > :is(h2, h3, p, ul, ol, [data-notice]) {
    max-width: ${readingWidth};
  }
  /* A table of two columns is no wider than the text, so that its figures are next to what they belong to. */
  [data-sheet]:has(thead th:nth-child(2):last-child) {
    max-width: ${readingWidth};
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
