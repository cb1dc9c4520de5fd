import { css } from 'styled-components';

/** Turns a single-column grid into blocks for print. Chromium prints lines on top of each other when nested grids break across pages. */
export const blocksOnPaper = (gap: string) => css`
  @media print {
    display: block;

    && > * + * {
      margin-block-start: ${gap};
    }
  }
`;
