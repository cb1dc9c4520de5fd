import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { sitePages, useLanguage, type SitePage } from '@bracketwise/shared-ui/runtime';
import { PageLink } from '../navigation/PageLink.tsx';
import { color, space } from '../theme/tokens.ts';
import { useArticleFrame } from './article-frame.ts';

interface RelatedLinksProps {
  readonly heading: string;
  readonly ids: readonly string[];
}

/** Links to the pages with these ids. Skips the current page and ids that are not in the site map. */
export function RelatedLinks({ heading, ids }: RelatedLinksProps) {
  const { id: shown } = useArticleFrame();
  const language = useLanguage();
  const titleId = useId();
  const pages = ids.flatMap((id) => sitePages.filter((page: SitePage) => page.id === id && id !== shown));
  if (pages.length === 0) return null;
  return (
    <Related aria-labelledby={titleId}>
      <h2 id={titleId}>{heading}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <PageLink to={page.path}>
              {page.name[language]}
              <ArrowRight size={18} aria-hidden />
            </PageLink>
          </li>
        ))}
      </ul>
    </Related>
  );
}

const Related = styled.nav`
  display: grid;
  gap: ${space.s};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    column-gap: ${space.l};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    border-block-start: 1px solid ${color('line')};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    min-height: 2.75rem;
    padding-block: ${space.s};
    font-weight: 600;
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
