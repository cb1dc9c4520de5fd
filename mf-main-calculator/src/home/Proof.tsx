import { useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { HOUSEHOLDS_MATCHED, REFERENCE_HOUSEHOLDS } from '@bracketwise/tax-engine/proof';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Why to trust the figures above. */
export function Proof() {
  const { t } = useTranslation('home');
  const { count } = useFormat();
  return (
    <Strip>
      <li>{t('proof.households', { matched: count(HOUSEHOLDS_MATCHED), all: count(REFERENCE_HOUSEHOLDS) })}</li>
      <li>{t('proof.sources')}</li>
      <li>{t('privacy')}</li>
    </Strip>
  );
}

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  margin: 0;
  padding: 0;
  font-size: ${fontSize.s};
  color: ${color('muted')};
  list-style: none;
  li::before {
    content: '✓ ' / '';
    color: ${color('positive')};
  }
`;
