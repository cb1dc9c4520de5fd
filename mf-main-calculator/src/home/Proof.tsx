import { useFormat } from '@bracketwise/shared-ui/format';
import { PageColumn } from '@bracketwise/shared-ui/layout';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { HOUSEHOLDS_MATCHED, REFERENCE_HOUSEHOLDS } from '@bracketwise/tax-engine/proof';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Why to trust the figures above. */
export function Proof() {
  const { t } = useTranslation('home');
  const { count } = useFormat();
  return (
    <Strip as="ul">
      <li>{t('proof.households', { matched: count(HOUSEHOLDS_MATCHED), all: count(REFERENCE_HOUSEHOLDS) })}</li>
      <li>{t('proof.sources')}</li>
      <li>{t('proof.private')}</li>
    </Strip>
  );
}

const Strip = styled(PageColumn)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${space.xs} ${space.l};
  margin-block: ${space.m} 0;
  font-size: ${fontSize.s};
  color: ${color('muted')};
  list-style: none;
  li::before {
    content: '✓ ' / '';
    color: ${color('positive')};
  }
`;
