import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { navigationLinks, pageOf } from '@bracketwise/shared-ui/site-map';
import { space } from '@bracketwise/shared-ui/tokens';
import { useArrival } from '../layout/arrival.ts';
import { Disclaimer } from '@bracketwise/shared-ui/layout/Disclaimer';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { NotFoundMetadata } from './PageMetadata.tsx';

const Stack = styled.section`
  display: grid;
  gap: ${space.m};
  max-width: 42rem;
  padding-block: ${space.xl};
  ul {
    margin: 0;
    padding-inline-start: 1.25rem;
    display: grid;
    gap: ${space.s};
  }
  a {
    display: inline-block;
  }
`;

/** Any path the site map does not know. Offers what people come for. */
export function NotFoundPage() {
  const { t } = useTranslation(['shell', 'common']);
  const language = useLanguage();
  useArrival(true);
  const links = (['calculators', 'specialized', 'resources'] as const).flatMap(navigationLinks);
  return (
    <PageColumn>
      <NotFoundMetadata />
      <Stack>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.explanation')}</p>
        <ul>
          <li>
            <PageLink to={pageOf('home').path}>{t('common:actions.backToHome')}</PageLink>
          </li>
          {links.map((link) => (
            <li key={link.id}>
              <PageLink to={link.to}>{link.name[language]}</PageLink>
            </li>
          ))}
        </ul>
        <Disclaimer />
      </Stack>
    </PageColumn>
  );
}
