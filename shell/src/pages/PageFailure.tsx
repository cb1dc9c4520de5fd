import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { Button, PageColumn } from '@bracketwise/shared-ui/layout';
import { UnlistedMetadata } from './PageMetadata.tsx';

const Panel = styled.section`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  max-width: 42rem;
  padding: ${space.xl};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};
  background: ${color('surface')};
`;
const Detail = styled.p`
  color: ${color('muted')};
  font-size: ${fontSize.s};
  overflow-wrap: anywhere;
`;

/** Replaces a page that failed to load or to render. */
export function PageFailure({ name, error, onRetry }: { name: string; error: Error; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <PageColumn>
      <UnlistedMetadata title={t('failure.documentTitle', { page: name })} />
      <Panel role="alert">
        <h1>{t('failure.title', { page: name })}</h1>
        <p>{t('failure.explanation')}</p>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
        <Detail>{t('failure.detail', { message: error.message })}</Detail>
      </Panel>
    </PageColumn>
  );
}
