import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, measure, space } from '../theme/tokens.ts';
import { BackLink } from '../navigation/BackLink.tsx';
import { lead as leadText } from '../layout/lead.ts';
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
  <Head id="top">
    <Way>
      <BackLink />
      {way}
    </Way>
    <h1 id={titleId}>{title}</h1>
    <Lead>{lead}</Lead>
    {children}
  </Head>
);

const Head = styled(PageColumn)`
  display: grid;
  gap: ${space.s};
  padding-block-end: ${space.l};

  ${from.medium} {
    padding-block-end: 2rem;
  }
`;

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
  @media print {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: ${measure};
  ${leadText}
`;
