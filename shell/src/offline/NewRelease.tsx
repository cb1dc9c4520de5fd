import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@bracketwise/shared-ui/layout';
import { aboveCover } from '@bracketwise/shared-ui/theme/cover';
import { color, radius, space } from '@bracketwise/shared-ui/tokens';
import { switchToNewRelease } from './kept-pages.ts';

/** Says that a new release of the site is ready. What the visitor typed stays until they ask for it. */
export function NewRelease() {
  const { t } = useTranslation('offline');
  const [postponed, setPostponed] = useState(false);
  if (postponed) return null;
  return (
    <Card role="status">
      <p>{t('newRelease.text')}</p>
      <Buttons>
        <Button onClick={() => void switchToNewRelease()}>{t('newRelease.now')}</Button>
        <Button $quiet onClick={() => setPostponed(true)}>
          {t('newRelease.later')}
        </Button>
      </Buttons>
    </Card>
  );
}

const Card = styled.div`
  position: fixed;
  inset: auto ${space.m} ${aboveCover(space.m)};
  z-index: 20;
  display: grid;
  gap: ${space.s};
  max-width: 24rem;
  padding: ${space.m};
  background: ${color('surface')};
  color: ${color('text')};
  border: 1px solid ${color('control')};
  border-radius: ${radius.m};
  box-shadow: 0 12px 32px rgb(0 0 0 / 0.22);

  @media print {
    display: none;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;
