import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { CalculatorColumns } from '../layout/CalculatorColumns.tsx';
import { PageColumn } from '../layout/PageColumn.tsx';
import { Stack } from '../layout/Stack.tsx';
import { color, fontSize, from, space } from '../theme/tokens.ts';

interface CalculatorLayoutProps {
  /** The value of `data-calculator`. */
  readonly calculator: string;
  /** Target of links within the page. */
  readonly id?: string;
  /** Id of the page's title; a widget has none. */
  readonly labelledBy?: string | undefined;
  readonly form: ReactNode;
  /** Called when the visitor comes to the form. */
  readonly onApproach?: () => void;
  readonly results: ReactNode;
  /** Whether there is only a short placeholder for the results. */
  readonly awaited?: boolean;
  readonly notes: ReactNode;
  /** Content that is not visible, such as announcements. */
  readonly children?: ReactNode;
}

/** A form with notes below it and results next to it; on a narrow screen, the results come between them. */
export const CalculatorLayout = ({
  calculator,
  id,
  labelledBy,
  form,
  onApproach,
  results,
  awaited = false,
  notes,
  children,
}: CalculatorLayoutProps) => (
  <PageColumn as="section" id={id} data-calculator={calculator} aria-labelledby={labelledBy}>
    <CalculatorColumns $awaited={awaited}>
      <div onFocus={onApproach} onPointerEnter={onApproach}>
        {form}
      </div>
      <div>{results}</div>
      <div>{notes}</div>
    </CalculatorColumns>
    {children}
  </PageColumn>
);

interface LeftOutProps {
  /** Target of a link, which moves the focus here. */
  readonly id?: string;
  readonly title: string;
  /** List items. */
  readonly items: ReactNode;
  /** Below the list: where the rest is computed, and what happens to inputs. */
  readonly children: ReactNode;
}

/** What a calculator leaves out. */
export function LeftOut({ id, title, items, children }: LeftOutProps) {
  const titleId = useId();
  return (
    <Notes as="aside" id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul>{items}</ul>
      {children}
    </Notes>
  );
}

/** Small text below a calculator's form. */
export const Notes = styled(Stack)`
  font-size: ${fontSize.s};
  color: ${color('muted')};

  h3 {
    font-size: ${fontSize.m};
    color: ${color('text')};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding-inline-start: 1.125rem;
  }
  /* Inline, so that the bullet is at the first line. The padding makes the target taller without moving a line. */
  li {
    line-height: 1.5rem;
  }
  a {
    padding-block: 0.25rem;
  }
  ${from.medium} {
    padding-inline: 1.125rem;
  }
`;
