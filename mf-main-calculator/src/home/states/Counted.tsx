import { useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { nameWithPlace, type Comparison } from './comparison.ts';

/** Which places' taxes count. */
export function Counted({ comparison: { outcomes } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { list } = useFormat();
  return <Muted>{t('all.counted', { places: list(outcomes.filter(({ place }) => place).map(nameWithPlace)) })}</Muted>;
}

const Muted = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
