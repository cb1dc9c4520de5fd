import { useTranslation } from 'react-i18next';
import { Notice } from '../feedback/Notice.tsx';

interface PlaceRemarkProps {
  readonly year: number;
  /** Whether the answer leaves out the place because its figures are not confirmed. */
  readonly refused: boolean;
  /** Whether the visitor typed the rate. */
  readonly typed: boolean;
}

/** Says where the local tax figure comes from, or why there is none. */
export function PlaceRemark({ year, refused, typed }: PlaceRemarkProps) {
  const { t } = useTranslation(['explanation', 'calculator']);
  if (refused) {
    return (
      <Notice tone="warning">
        <p>{t('place.refused', { year, other: t('calculator:place.other') })}</p>
      </Notice>
    );
  }
  return typed ? <p>{t('place.typed')}</p> : null;
}
