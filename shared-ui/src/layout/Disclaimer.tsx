import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, fontSize, space } from '../theme/tokens.ts';

/** The disclaimer under every calculator and guide. */
export function Disclaimer() {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Text aria-labelledby={titleId}>
      <strong id={titleId}>{t('disclaimer.title')}</strong>
      <p>{t('disclaimer.text')}</p>
    </Text>
  );
}

const Text = styled.aside`
  display: grid;
  gap: ${space.xs};
  padding-block-start: ${space.m};
  font-size: ${fontSize.s};
  color: ${color('muted')};
  border-block-start: 1px solid ${color('line')};

  strong {
    color: ${color('text')};
  }
`;
