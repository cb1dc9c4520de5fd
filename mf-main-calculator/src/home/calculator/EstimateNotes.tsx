import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const LEFT_OUT = ['dependents', 'retirement', 'age', 'itemizing', 'otherIncome', 'local'] as const;

/** What the estimate does not know, and where it is made. */
export function EstimateNotes() {
  const { t } = useTranslation('home');
  const titleId = useId();
  return (
    <Notes as="aside" aria-labelledby={titleId}>
      <Title id={titleId}>{t('leftOut.title')}</Title>
      <ul>
        {LEFT_OUT.map((item) => (
          <li key={item}>{t(`leftOut.${item}`)}</li>
        ))}
      </ul>
      <p>{t('leftOut.oneEarner')}</p>
      <p>{t('privacy')}</p>
    </Notes>
  );
}

const Notes = styled(Stack)`
  padding-inline: 1.125rem;
  font-size: ${fontSize.s};
  color: ${color('muted')};

  ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding-inline-start: 1.125rem;
  }
`;

const Title = styled.h3`
  font-size: ${fontSize.m};
  color: ${color('text')};
`;
