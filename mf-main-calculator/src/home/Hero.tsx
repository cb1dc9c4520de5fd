import { Container } from '@bracketwise/shared-ui/layout/Container';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { ESTIMATE_YEARS } from '@bracketwise/tax-engine/contract';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Band>
      <h1>{t('hero.title')}</h1>
      <Lead>{t('hero.lead', { first: ESTIMATE_YEARS[0], last: ESTIMATE_YEARS.at(-1) })}</Lead>
    </Band>
  );
}

const Band = styled(Container)`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.xl} ${space.l};

  ${from.medium} {
    padding-block: 3.5rem ${space.xl};
  }

  h1 {
    max-width: 22em;
  }
`;

const Lead = styled.p`
  max-width: 44rem;
  font-size: ${fontSize.l};
  color: ${color('muted')};
  text-wrap: pretty;
`;
