import { ChevronRight } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, from, measure, motion, radius, space } from '../theme/tokens.ts';

interface DisclosureProps {
  /** The heading. */
  readonly title: ReactNode;
  /** A sentence that says what is inside. */
  readonly hint?: ReactNode;
  /** For opening it from outside. */
  readonly details?: RefObject<HTMLDetailsElement | null>;
  /** Rendered when first opened. */
  readonly children: () => ReactNode;
}

/** A collapsed section whose content is rendered when first opened. */
export function Disclosure({ title, hint, details, children }: DisclosureProps) {
  const own = useRef<HTMLDetailsElement>(null);
  const element = details ?? own;
  // Read from the element, because the visitor may have opened it before hydration.
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
    // The visitor controls the open state, so the server's HTML may differ.
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
  cursor: pointer;

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
