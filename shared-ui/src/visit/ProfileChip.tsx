import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { color, fontSize, space } from '../theme/tokens.ts';
import type { ProfileFields } from './FormProfile.tsx';
import { forgetProfile, useProfile } from './profile.ts';

interface ProfileChipProps {
  readonly otherwise: string;
  /** The profile's values that the form takes. */
  readonly fields?: ProfileFields | undefined;
}

/**
 * Shows the values that fill the form, with a button to forget them. Without any, it says that inputs stay private. Both have the same
 * height.
 */
export function ProfileChip({ otherwise, fields = {} }: ProfileChipProps) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  const { income, state, filingStatus, taxYear } = useProfile();
  const parts = [
    fields.income && income !== undefined && money(income),
    fields.state && state && t(`states.${state}`),
    fields.filingStatus && filingStatus && t(`filingStatus.${filingStatus}`),
    fields.taxYear && taxYear,
  ].filter(Boolean);
  if (parts.length === 0)
    return (
      <Line>
        <span>{otherwise}</span>
      </Line>
    );
  return (
    <Line data-profile>
      <span>{t('profile.using', { profile: parts.join(' · ') })}</span>
      <button type="button" onClick={forgetProfile}>
        {t('profile.forget')}
      </button>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  /* Aligned to the top, so that one line and two lines start at the same place. */
  align-items: start;
  justify-content: space-between;
  padding-block-start: ${space.xs};
  gap: ${space.s};
  min-height: 2.75rem;
  font-size: ${fontSize.s};
  line-height: 1.25;
  color: ${color('muted')};

  button {
    flex: none;
    min-height: 2.75rem;
    margin-block-start: -0.8125rem;
    padding: 0;
    font: inherit;
    color: ${color('accent')};
    text-decoration: underline;
    background: none;
    border: 0;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;
