import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHead } from '@bracketwise/shared-ui/article';
import { Disclaimer, PageColumn } from '@bracketwise/shared-ui/layout';
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
  --stairs: polygon(
    0 100%,
    0 73%,
    14.3% 73%,
    14.3% 68%,
    28.6% 68%,
    28.6% 41%,
    42.9% 41%,
    42.9% 100%,
    57.2% 100%,
    57.2% 14%,
    71.5% 14%,
    71.5% 5%,
    85.8% 5%,
    85.8% 0,
    100% 0,
    100% 100%
  );
`;

const Stack = styled.section`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  max-width: 44rem;
  padding-block-end: ${space.l};
`;
