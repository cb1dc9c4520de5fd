import { useStatesQuery } from '@bracketwise/shared-ui/api';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Wraps whatever shows state rates: announces loading, and offers a retry after a failure. */
export function StatesAnswer({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('state-rates');
  const { data, isFetching, isError, refetch } = useStatesQuery();
  return (
    <AnswerPlace
      state={data ? 'there' : isError && !isFetching ? 'failed' : 'loading'}
      loadingText={t('loading')}
      failedText={t('failed')}
      onRetry={() => void refetch()}
    >
      {children}
    </AnswerPlace>
  );
}
