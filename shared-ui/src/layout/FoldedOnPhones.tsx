import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint } from '../theme/tokens.ts';
import { Disclosed } from './Disclosed.tsx';
import { openOnWide } from './open-on-wide.ts';

interface FoldedOnPhonesProps {
  /** Whether the summary is a heading, which a wide screen shows too. */
  readonly heading?: boolean;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Content that opens on a narrow screen and is always open on a wide one. Browsers without `::details-content` show the summary on both. */
export const FoldedOnPhones = ({ heading = false, summary, children }: FoldedOnPhonesProps) => (
  <Fold data-heading={heading || undefined}>
    <Disclosed summary={summary}>{children}</Disclosed>
  </Fold>
);

const Fold = styled.div`
  > details {
    ${openOnWide}
  }
  @supports selector(::details-content) {
    @media (min-width: ${breakpoint.wide}), print {
      > details:not([open]) {
        /* Also on paper, where closed folds are left out. */
        display: block;
      }
      > details > summary {
        display: none;
      }
      /* The content begins where that of its neighbors does. */
      &:not([data-heading]) > details > div {
        padding-block: 0;
      }
      &[data-heading] > details > summary {
        display: block;
        padding-block: 0.25rem;
        color: inherit;
      }
    }
  }
`;
