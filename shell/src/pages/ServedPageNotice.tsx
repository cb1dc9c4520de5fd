import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { PageColumn } from '@bracketwise/shared-ui/layout';
import { space } from '@bracketwise/shared-ui/tokens';
import type { PageState } from './page-loader.ts';

const Place = styled.div`
  padding-block-end: ${space.l};
`;

/** Shown above a page's server HTML after its code failed to load, with a retry. Shows nothing during the first load. */
export function ServedPageNotice({ state, onRetry }: { state: PageState; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const [retried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    onRetry();
  };
  if (state.status === 'failed')
    return (
      <PageColumn>
        <Place>
          <RetryNotice message={`${t('failure.readable')} ${t('failure.detail', { message: state.error.message })}`} onRetry={retry} />
        </Place>
      </PageColumn>
    );
  return retried && state.status === 'loading' ? (
    <PageColumn>
      <Place role="status">{t('loadingPage')}</Place>
    </PageColumn>
  ) : null;
}
