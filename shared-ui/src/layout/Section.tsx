import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, space } from '../theme/tokens.ts';
import { lead as leadText } from './lead.ts';
import { PageColumn } from './PageColumn.tsx';

interface SectionProps {
  /** The section's URL fragment. Its heading has the id `<id>-heading`. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Makes the section the root of the calculator with this name. */
  readonly calculator?: string;
  readonly children: ReactNode;
}

/** A section of a page with its own heading. */
export function Section({ id, heading, lead, calculator, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Band id={id} aria-labelledby={headingId} data-calculator={calculator}>
      <PageColumn>
        <Head>
          <h2 id={headingId}>{heading}</h2>
          {lead && <Lead>{lead}</Lead>}
        </Head>
        {children}
      </PageColumn>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space.l};

  ${from.medium} {
    padding-block: 2rem;
  }
`;

/** Holds the place of a loading section and is a target for its fragment. */
export const SectionOutline = styled.section<{ $height: string }>`
  min-height: ${({ $height }) => $height};
`;

const Head = styled.div`
  display: grid;
  gap: ${space.xs};
  margin-block-end: ${space.m};
`;

const Lead = styled.p`
  ${leadText}
`;
