import { css } from 'styled-components';

/**
 * For a grid of one column whose parts stand on several sheets. On paper they are blocks at the same distance: where grids inside of
 * grids are broken over pages, Chromium prints lines over each other.
 */
export const blocksOnPaper = (gap: string) => css`
  @media print {
    display: block;

    && > * + * {
      margin-block-start: ${gap};
    }
  }
`;
