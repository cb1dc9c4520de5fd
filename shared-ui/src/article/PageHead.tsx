import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fontSize, from, measure, space } from '../theme/tokens.ts';
import { BackLink } from '../navigation/BackLink.tsx';
import { lead as leadText } from '../layout/lead.ts';
import { onInk } from '../layout/on-ink.ts';
import { PageColumn } from '../layout/PageColumn.tsx';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly titleId?: string;
  readonly lead: ReactNode;
  /** Content next to the back link. */
  readonly way?: ReactNode;
  /** Content below the lead. */
  readonly children?: ReactNode;
}

/** The back link, title and lead of a page; the target of `#top`. */
export const PageHead = ({ title, titleId, lead, way, children }: PageHeadProps) => (
  <Band id="top">
    <Head data-stairs>
      <Way>
        <BackLink />
        {way}
      </Way>
      <h1 id={titleId}>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Head>
  </Band>
);

/** Begins at the header. The staircase is behind its text. */
const Band = styled.div`
  ${onInk}
  position: relative;
  isolation: isolate;
  padding-block: ${space.s} ${space.m};
  margin-block: -${space.s} ${space.m};

  ${from.medium} {
    padding-block: ${space.m} ${space.l};
    margin-block: -${space.l} ${space.xl};
  }
  @media print {
    margin: 0;
    padding: 0;
  }
`;

const Head = styled(PageColumn)`
  display: grid;
  gap: ${space.s};
`;

const Way = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${space.m};

  /* One line on a phone, too: next to a breadcrumb the link is as small as its text. */
  > a {
    flex: none;

    &:not(:only-child) {
      font-size: ${fontSize.s};
    }
  }
  ${from.medium} {
    gap: ${space.l};
  }
  @media print {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: ${measure};
  ${leadText}
`;
