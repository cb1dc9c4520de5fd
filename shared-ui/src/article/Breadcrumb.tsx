import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { PageLink } from '../navigation/PageLink.tsx';
import { pageOf, sitePages, type SitePage } from '../site-map/site-map.ts';
import { color, fontSize, space } from '../theme/tokens.ts';
import { useArticleFrame } from './article-frame.tsx';

export function Breadcrumb() {
  const { id } = useArticleFrame();
  const { t } = useTranslation('article');
  const language = useLanguage();
  const page = sitePages.find((candidate: SitePage) => candidate.id === id);
  return (
    <Trail aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <PageLink to={pageOf('home').path}>{t('breadcrumb.home')}</PageLink>
          <ChevronRight size={16} aria-hidden />
        </li>
        <li aria-current="page">{page?.name[language]}</li>
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
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
  }
  a {
    line-height: 1.5rem;
  }
`;
