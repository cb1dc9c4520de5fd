import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, from, measure, space } from '../theme/tokens.ts';
import { BackLink } from '../navigation/BackLink.tsx';
import { lead as leadText } from '../layout/lead.ts';
import { InkBand } from '../layout/InkBand.ts';
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

/** The heights of seven steps, in percent. */
const STEPS = [27, 32, 59, 65, 86, 95, 100];
const staircase = [
  '0 100%',
  ...STEPS.flatMap((height, step) => [step, step + 1].map((x) => `${(x / 7) * 100}% ${100 - height}%`)),
  '100% 100%',
].join();

/** The back link, title and lead of a page; the target of `#top`. */
export const PageHead = ({ title, titleId, lead, way, children }: PageHeadProps) => (
  <InkBand id="top">
    <Head>
      <Way>
        <BackLink />
        {way}
      </Way>
      <h1 id={titleId}>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Head>
  </InkBand>
);

/** On a wide screen, the brand's staircase stands at the end of the band. */
const Head = styled(PageColumn)`
  position: relative;
  display: grid;
  gap: ${space.s};

  ${from.wide} {
    &::after {
      content: '';
      position: absolute;
      inset: auto ${space.l} -${space.l} auto;
      width: 17.5rem;
      height: 7rem;
      background: ${color('line')};
      clip-path: polygon(${staircase});
    }
  }
  @media print {
    &::after {
      display: none;
    }
  }
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
