import { css } from 'styled-components';
import { breakpoint } from '../theme/tokens.ts';

/**
 * A `details` that is always open on a wide screen and on paper. Of its summary only a heading shows there, without focus or click.
 * Browsers without `::details-content` fold it everywhere.
 */
export const openOnWide = css`
  @supports selector(::details-content) {
    @media (min-width: ${breakpoint.wide}), print {
      &::details-content {
        content-visibility: visible;
      }
      > summary {
        visibility: hidden;
        pointer-events: none;
      }
      > summary > svg {
        display: none;
      }
      > summary :is(h2, h3) {
        visibility: visible;
      }
    }
  }
`;
