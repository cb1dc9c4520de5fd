import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { Section } from '@bracketwise/shared-ui/layout/Section';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { color, radius, space } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Page ids of the calculators for each situation. */
const SITUATIONS = ['full-estimate', 'salary', 'freelancer', 'capital-gains', 'crypto', 'expat', 'immigrant'] as const;

export function Situations() {
  const { t } = useTranslation('home');
  return (
    <Section id="situations" heading={t('situations.title')}>
      <Cards>
        {SITUATIONS.map((id) => (
          <li key={id}>
            <PageLink to={pageOf(id).path}>
              <strong>{t(`situations.${id}.who`)}</strong>
              <span>{t(`situations.${id}.what`)}</span>
            </PageLink>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.5rem, 22%)), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    align-content: start;
    gap: ${space.xs};
    height: 100%;
    padding: ${space.m};
    color: inherit;
    text-decoration: none;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};
  }
  a:hover {
    border-color: ${color('accent')};
  }
  strong {
    color: ${color('accent')};
  }
`;
