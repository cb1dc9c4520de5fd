import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../layout/Button.tsx';
import { Notice } from './Notice.tsx';

interface RetryNoticeProps {
  /** A sentence that says what failed to load. */
  readonly message: string;
  readonly onRetry: () => void;
  /** Further buttons, after the retry. */
  readonly children?: ReactNode;
}

/** Replaces something that failed to load and offers a retry. */
export function RetryNotice({ message, onRetry, children }: RetryNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <Notice tone="danger" urgent>
      <p>{message}</p>
      <Button $quiet onClick={onRetry}>
        {t('actions.tryAgain')}
      </Button>{' '}
      {children}
    </Notice>
  );
}
