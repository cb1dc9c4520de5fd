import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { lead } from '@bracketwise/shared-ui/layout/lead';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { ESTIMATE_YEARS } from '@bracketwise/tax-engine';
import { HOUSEHOLDS_MATCHED, REFERENCE_HOUSEHOLDS } from '@bracketwise/tax-engine/proof';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

export function Hero() {
  const { t } = useTranslation('home');
  const { count } = useFormat();
  return (
    <Band>
      <h1>{t('hero.title')}</h1>
      <Lead>{t('hero.lead', { first: ESTIMATE_YEARS[0], last: ESTIMATE_YEARS.at(-1) })}</Lead>
      <Proof>
        <li>{t('proof.households', { matched: count(HOUSEHOLDS_MATCHED), all: count(REFERENCE_HOUSEHOLDS) })}</li>
        <li>{t('proof.sources')}</li>
        <li>{t('proof.private')}</li>
      </Proof>
    </Band>
  );
}

const Band = styled(PageColumn)`
  display: grid;
  gap: 0.75rem;
  padding-block: ${space.s} ${space.l};

  ${from.medium} {
    padding-block: ${space.s} 2rem;
  }

  h1 {
    max-width: 22em;
  }
`;

const Lead = styled.p`
  max-width: 52rem;
  ${lead}
`;

/** Stacked, because items in one row would shift when the typeface loads. */
const Proof = styled.ul`
  display: grid;
  gap: ${space.xs};
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
