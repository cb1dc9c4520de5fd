import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageLink } from '../navigation/PageLink.tsx';
import { pageOf, sitePages, type SitePage } from '@bracketwise/shared-ui/runtime';
import { color, space } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';

interface WhatNextProps {
  /** A page section is written `home#states`. */
  readonly pages: readonly string[];
  /** Whether the full estimate comes last. */
  readonly fullEstimate: boolean;
}

/** Links from a result to next steps. */
export function WhatNext({ pages, fullEstimate }: WhatNextProps) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator']);
  const titleId = useId();
  const addressOf = (page: string) => {
    const [pageId, anchor] = page.split('#');
    const path = sitePages.find((known: SitePage) => known.id === pageId)?.path ?? '/';
    return anchor ? `${path}#${anchor}` : path;
  };
  return (
    <Next aria-labelledby={titleId}>
      <h3 id={titleId}>{t('calculator:next')}</h3>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <PageLink to={addressOf(page)}>
              {t(`next.${page.replace('#', '-')}`)}
              <ArrowRight size={16} aria-hidden />
            </PageLink>
          </li>
        ))}
        {fullEstimate && (
          <li>
            <PageLink to={pageOf('full-estimate').path}>
              {t('calculator:fullEstimate')}
              <ArrowRight size={16} aria-hidden />
            </PageLink>
          </li>
        )}
      </ul>
    </Next>
  );
}

const Next = styled.nav`
  ul {
    display: grid;
    margin: ${space.xs} 0 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    border-block-start: 1px solid ${color('line')};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: 2.75rem;
    padding-block: ${space.s};
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`;
