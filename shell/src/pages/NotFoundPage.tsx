import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclaimer, PageColumn } from '@bracketwise/shared-ui/layout';
import { ButtonLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { space } from '@bracketwise/shared-ui/tokens';
import { useArrival } from '../layout/arrival.ts';
import { Finder } from '../search/Finder.tsx';
import { SEARCH } from '../search/search-words.ts';
import { NotFoundMetadata } from './PageMetadata.tsx';

/** Shown for any path not in the site map. Helps the visitor find the page. */
export function NotFoundPage() {
  const { t } = useTranslation(['shell', 'common', SEARCH]);
  useArrival(true);
  return (
    <PageColumn>
      <NotFoundMetadata />
      <Stack>
        <div>
          <h1>{t('notFound.title')}</h1>
          <p>{t('search:explanation')}</p>
        </div>
        <ButtonLink to={pageOf('home').path}>{t('common:actions.backToHome')}</ButtonLink>
        <Finder />
        <Disclaimer />
      </Stack>
    </PageColumn>
  );
}

const Stack = styled.section`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  max-width: 44rem;
  padding-block: ${space.l};

  p {
    margin-block-start: ${space.s};
  }
`;
