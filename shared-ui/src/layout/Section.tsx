import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, from, space } from '../theme/tokens.ts';
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
  padding-block: ${space.m};

  ${from.medium} {
    padding-block: ${space.l};
  }
`;

/** Holds the place of a loading section and is a target for its fragment. Sections are usually shorter or longer where the screen is wide. */
export const SectionOutline = styled.section<{ $height: string; $wide: string }>`
  min-height: ${({ $height }) => $height};

  ${from.wide} {
    min-height: ${({ $wide }) => $wide};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space.xs};
  margin-block-end: 0.75rem;
`;

/** A phone has no room for it. */
const Lead = styled.p`
  display: none;
  color: ${color('muted')};

  ${from.medium} {
    display: block;
  }
`;
