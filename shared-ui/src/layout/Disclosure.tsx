import { ChevronRight } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, from, measure, motion, radius, space } from '../theme/tokens.ts';

interface DisclosureProps {
  /** A heading. */
  readonly title: ReactNode;
  /** What one finds inside, in a sentence. */
  readonly hint?: ReactNode;
  /** For opening it from elsewhere. */
  readonly details?: RefObject<HTMLDetailsElement | null>;
  /** Drawn when it is opened for the first time. */
  readonly children: () => ReactNode;
}

/** A part of the page that is closed until somebody wants it. */
export function Disclosure({ title, hint, details, children }: DisclosureProps) {
  const own = useRef<HTMLDetailsElement>(null);
  const element = details ?? own;
  // Read from the element: it may have been opened before the scripts were there.
  const open = useSyncExternalStore(
    (changed) => {
      const { current } = element;
      current?.addEventListener('toggle', changed);
      return () => current?.removeEventListener('toggle', changed);
    },
    () => element.current?.open ?? false,
    () => false,
  );
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);

  return (
    // Whether it is open is the visitor's, not the page's: the HTML may differ in that.
    <Box ref={element} suppressHydrationWarning>
      <Summary>
        <ChevronRight size={20} aria-hidden />
        <div>
          {title}
          {hint && <Hint>{hint}</Hint>}
        </div>
      </Summary>
      {wanted && <Content>{children()}</Content>}
    </Box>
  );
}

const Box = styled.details`
  min-width: 0;
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};

  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  gap: 0.75rem;
  padding: ${space.m} 1.125rem;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover :is(h2, h3) {
    color: ${color('accent')};
  }
  &:focus-visible {
    border-radius: ${radius.m};
  }
  svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color('accent')};
    transition: rotate ${motion};
  }
  details[open] > & svg {
    rotate: 90deg;
  }
  ${from.medium} {
    padding-inline: 1.75rem;
  }
`;

const Hint = styled.p`
  max-width: ${measure};
  margin-block-start: ${space.xs};
  color: ${color('muted')};
  text-wrap: pretty;
`;

const Content = styled.div`
  padding: ${space.s} 1.125rem ${space.l};

  ${from.medium} {
    padding: ${space.s} 1.75rem 1.75rem;
  }
`;
