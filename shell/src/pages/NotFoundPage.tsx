import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHead } from '@bracketwise/shared-ui/article';
import { Disclaimer, PageColumn } from '@bracketwise/shared-ui/layout';
import { RATES, stairsOf } from '@bracketwise/shared-ui/theme/stairs';
import { space } from '@bracketwise/shared-ui/tokens';
import { useArrival } from '../layout/arrival.ts';
import { Finder } from '../search/Finder.tsx';
import { SEARCH } from '../search/search-words.ts';
import { NotFoundMetadata } from './PageMetadata.tsx';

/** Shown for any path not in the site map. Helps the visitor find the page. */
export function NotFoundPage() {
  const { t } = useTranslation(['shell', SEARCH]);
  useArrival(true);
  return (
    <MissingStep>
      <NotFoundMetadata />
      <PageHead title={t('notFound.title')} lead={t('search:explanation')} />
      <PageColumn>
        <Stack>
          <Finder />
          <Disclaimer />
        </Stack>
      </PageColumn>
    </MissingStep>
  );
}

/** The staircase of the head lacks a step. */
const MissingStep = styled.div`
  [data-stairs]::after {
    clip-path: ${stairsOf(RATES.with(3, 0))};
  }
`;

const Stack = styled.section`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  max-width: 44rem;
  padding-block-end: ${space.l};
`;
