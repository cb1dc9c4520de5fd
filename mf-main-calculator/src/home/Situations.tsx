import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Page ids of the calculators for each situation. */
const SITUATIONS = ['full-estimate', 'salary', 'freelancer', 'capital-gains', 'crypto', 'expat', 'immigrant'] as const;

export function Situations() {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Row as="nav" aria-labelledby={id}>
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

const Row = styled(PageColumn)`
  margin-block-start: ${space.m};

  ${from.wide} {
    display: flex;
    align-items: center;
    gap: ${space.m};
  }

  @media print {
    display: none;
  }
  h2 {
    margin-block-end: ${space.s};
    font-size: ${fontSize.m};

    ${from.wide} {
      flex: none;
      margin: 0;
    }
  }
  /* One row, which scrolls to the edges of a phone. */
  ul {
    display: flex;
    gap: ${space.s};
    margin: 0 -${space.m};
    padding: 0.25rem ${space.m};
    overflow-x: auto;
    scrollbar-width: none;
    list-style: none;

    ${from.medium} {
      margin: 0;
      padding: 0;
      flex-wrap: wrap;
      overflow: visible;
    }
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
  a:hover {
    border-color: ${color('accent')};
  }
`;
