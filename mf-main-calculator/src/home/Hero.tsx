import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { lead } from '@bracketwise/shared-ui/layout/lead';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { from, space } from '@bracketwise/shared-ui/tokens';
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

const Band = styled(PageColumn)`
  display: grid;
  gap: ${space.s};
  padding-block: ${space.s} ${space.m};

  ${from.medium} {
    padding-block: ${space.s} ${space.l};
  }

  h1 {
    max-width: 22em;
  }
`;

const Lead = styled.p`
  ${lead}
`;
