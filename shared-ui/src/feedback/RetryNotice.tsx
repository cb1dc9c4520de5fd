import { useTranslation } from 'react-i18next';
import { Button } from '../layout/Button.tsx';
import { Notice } from './Notice.tsx';

interface RetryNoticeProps {
  /** What could not be had, in a sentence. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands where something failed to load and offers to try again. */
export function RetryNotice({ message, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <Notice tone="danger" urgent>
      <p>{message}</p>
      <Button $quiet onClick={onRetry}>
        {t('actions.tryAgain')}
      </Button>
    </Notice>
  );
}
