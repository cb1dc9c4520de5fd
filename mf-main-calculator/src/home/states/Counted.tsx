import { Muted } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { nameWithPlace, type Comparison } from './comparison.ts';

/** Which places' taxes count. */
export function Counted({ comparison: { outcomes } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { list } = useFormat();
  return <Muted>{t('all.counted', { places: list(outcomes.filter(({ place }) => place).map(nameWithPlace)) })}</Muted>;
}
