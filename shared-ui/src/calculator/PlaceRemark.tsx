import { useTranslation } from 'react-i18next';
import { Notice } from '../feedback/Notice.tsx';
import { mayTaxLocally } from './place-inputs.ts';

interface PlaceRemarkProps {
  readonly year: number;
  /** Whether the answer leaves out the place because its figures are not confirmed. */
  readonly refused: boolean;
  /** Whether the visitor typed the rate. */
  readonly typed: boolean;
  /** What the form holds, if it asks for a place. */
  readonly form?: { readonly state: string; readonly locality: string; readonly workLocality: string };
}

/** Says where the local tax figure comes from, or why there is none. */
export function PlaceRemark({ year, refused, typed, form }: PlaceRemarkProps) {
  const { t } = useTranslation(['explanation', 'calculator']);
  if (refused) {
    return (
      <Notice tone="warning">
        <p>{t('place.refused', { year, other: t('calculator:place.other') })}</p>
      </Notice>
    );
  }
  if (typed) return <p>{t('place.typed')}</p>;
  if (!form || !mayTaxLocally(form.state) || form.locality + form.workLocality !== '') return null;
  return <p data-limit>{t('place.missing')}</p>;
}
