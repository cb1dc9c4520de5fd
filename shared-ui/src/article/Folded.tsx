import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, fontSize, motion, space } from '../theme/tokens.ts';

interface FoldedProps {
  readonly summary: ReactNode;
  /** Only on a narrow screen; a wide one shows the summary as a heading, if it can. */
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

/** A part of an article that opens on a click, by a link to an id in it, and on paper. */
export const Folded = ({ summary, onPhones = false, children }: FoldedProps) => (
  <Details data-on-phones={onPhones || undefined}>
    <summary>
      <ChevronRight size={20} aria-hidden />
      {summary}
    </summary>
    <div>{children}</div>
  </Details>
);

const Details = styled.details`
  min-width: 0;
  border-block: 1px solid ${color('line')};

  & + & {
    border-block-start: 0;
  }
  > summary {
    display: flex;
    gap: ${space.s};
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${space.s};
    cursor: pointer;

    h2 {
      font-size: ${fontSize.l};
    }
  }
  > summary:hover {
    color: ${color('accent')};
  }
  > summary > svg {
    flex: none;
    color: ${color('accent')};
    transition: rotate ${motion};
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  > div {
    padding-block: ${space.s} ${space.l};
  }
  /* Keeps the summary visible above a link's target. */
  > div > [id] {
    scroll-margin-block-start: 7.5rem;
  }
  @supports selector(::details-content) {
    @media (min-width: ${breakpoint.wide}) {
      &[data-on-phones] {
        border: 0;

        /* What is hidden takes no focus and no click. */
        > summary {
          min-height: 0;
          padding: 0;
          visibility: hidden;
          pointer-events: none;

          h2 {
            font-size: ${fontSize.xl};
            visibility: visible;
          }
        }
        > summary > svg {
          display: none;
        }
        > div {
          padding-block: ${space.m} 0;
        }
        &::details-content {
          content-visibility: visible;
        }
      }
    }
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      height: auto;
    }
    > summary > svg {
      display: none;
    }
  }
`;
