import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Page ids of the calculators for each situation. */
const SITUATIONS = [
  'full-estimate',
  'salary',
  'refund',
  'bonus-and-stock',
  'freelancer',
  'business',
  'capital-gains',
  'crypto',
  'expat',
  'immigrant',
] as const;

export function Situations() {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <h2 id={id}>{t('situations.title')}</h2>
      <ul>
        {SITUATIONS.map((page) => (
          <li key={page}>
            <PageLink to={pageOf(page).path}>{t(`situations.${page}`)}</PageLink>
          </li>
        ))}
      </ul>
    </Row>
  );
}

const Row = styled.nav`
  min-width: 0;

  @media print {
    display: none;
  }
  h2 {
    margin-block-end: ${space.xs};
    font-size: ${fontSize.m};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.s};
    margin: 0;
    padding: 0.25rem 0;
    list-style: none;
  }
  a {
    display: block;
    padding: 0.375rem 0.75rem;
    font-size: ${fontSize.s};
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: 2rem;
  }
`;
