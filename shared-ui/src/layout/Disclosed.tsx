import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '../theme/tokens.ts';

interface DisclosedProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A summary that opens. The content is always in the document; `Disclosure` renders it only when opened. */
export const Disclosed = ({ summary, open, onToggle, children }: DisclosedProps) => (
  <Details open={open} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
    <summary>
      <ChevronRight size={16} aria-hidden />
      {summary}
    </summary>
    <Content>{children}</Content>
  </Details>
);

const Details = styled.details`
  min-width: 0;

  > summary {
    display: flex;
    gap: ${space.xs};
    width: fit-content;
    padding-block: 0.75rem;
    font-size: ${fontSize.m};
    line-height: 1.25rem;
    color: ${color('accent')};
    cursor: pointer;
  }
  > summary > svg {
    flex: none;
    margin-block-start: 0.125rem;
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  /* A closed summary would print as a line without content. */
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space.xs} ${space.s};

  > ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding-inline-start: 1.125rem;
  }
`;
