import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, motion, space } from '../theme/tokens.ts';

interface FoldedProps {
  readonly summary: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of an article that opens on a click, by a link to an id in it, and on paper. */
export const Folded = ({ summary, className, children }: FoldedProps) => (
  <Details className={className}>
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
