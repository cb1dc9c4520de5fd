import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { nameOf, pageAt, sitePages, trailOf, useLanguage, type SitePage } from '@bracketwise/shared-ui/runtime';
import { NARROW } from '../layout/narrow.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { color, fontSize, space } from '../theme/tokens.ts';
import { useArticleFrame } from './article-frame.ts';
import { subjectKeys } from '../words/subject-keys.ts';

export function Breadcrumb() {
  const { id } = useArticleFrame();
  const { t } = useTranslation(['article', 'common']);
  const language = useLanguage();
  const { pathname } = useLocation();
  // One module may serve several pages; the address says which one this is.
  const page = sitePages.find((candidate: SitePage) => candidate.id === id) ?? pageAt(pathname);
  const named = (each: SitePage) => nameOf(each, language, (subject) => t(subjectKeys(subject)));
  const [home, ...further] = page ? trailOf(page).slice(0, -1) : [];
  // The link back to the home page is next to it, so a longer trail starts below.
  const above = home && further.length === 0 ? [home] : further;
  return (
    <Trail aria-label={t('breadcrumb.label')}>
      <ol>
        {above.map((each) => (
          <li key={each.id} data-home={each === home || undefined}>
            <PageLink to={each.path}>{each.id === 'home' ? t('breadcrumb.home') : named(each)}</PageLink>
            <ChevronRight size={16} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{page && named(page)}</li>
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize.s};
  color: ${color('muted')};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-width: 0;
  }
  svg {
    flex: none;
  }
  a,
  [aria-current] {
    display: block;
    line-height: 1.5rem;
  }
  /* On a phone, the line has the link back to the home page, and the title below names the page. */
  ${NARROW} {
    li[data-home],
    li:not([data-home]) ~ li,
    svg {
      display: none;
    }
  }
`;
