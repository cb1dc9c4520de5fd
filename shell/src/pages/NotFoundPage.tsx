import { useId, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { foundIn, SearchField } from '@bracketwise/shared-ui/forms/SearchField';
import { Disclaimer } from '@bracketwise/shared-ui/layout/Disclaimer';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { ButtonLink } from '@bracketwise/shared-ui/navigation/ButtonLink';
import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { DESCRIPTIONS, navigationLinks, pageOf, useLanguage } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { useArrival } from '../layout/arrival.ts';
import { NotFoundMetadata } from './PageMetadata.tsx';
import { SEARCH } from './search-words.ts';

/** Pages suggested before the visitor searches. */
const POPULAR = ['calculator', 'salary', 'state-rates'];

/** Shown for any path not in the site map. Helps the visitor find the page. */
export function NotFoundPage() {
  const { t } = useTranslation(['shell', 'common', DESCRIPTIONS, SEARCH]);
  const language = useLanguage();
  const [text, setText] = useState('');
  const listId = useId();
  useArrival(true);
  const links = (['calculators', 'specialized', 'resources'] as const)
    .flatMap(navigationLinks)
    .map(({ id, to, name }) => ({ id, to, name: name[language], about: t(`descriptions:${id}`) }));
  const sought = text.trim() !== '';
  const shown = sought
    ? links.filter(({ name, about }) => foundIn(`${name} ${about}`, text))
    : links.filter(({ id }) => POPULAR.includes(id));
  const outcome = shown.length > 0 ? t('search:found', { number: shown.length }) : t('search:nothing');
  return (
    <PageColumn>
      <NotFoundMetadata />
      <Stack>
        <div>
          <h1>{t('notFound.title')}</h1>
          <p>{t('search:explanation')}</p>
        </div>
        <ButtonLink to={pageOf('home').path}>{t('common:actions.backToHome')}</ButtonLink>
        <Search>
          <SearchField label={t('search:label')} value={text} onChange={setText} outcome={sought ? outcome : undefined} found={undefined}>
            <h2 id={listId} hidden={sought}>
              {t('search:popular')}
            </h2>
            <ul aria-labelledby={listId}>
              {shown.map(({ id, to, name, about }) => (
                <li key={id}>
                  <PageLink to={to}>
                    <span>
                      {name}
                      <small>{about}</small>
                    </span>
                    <ArrowRight size={18} aria-hidden />
                  </PageLink>
                </li>
              ))}
            </ul>
          </SearchField>
        </Search>
        <Disclaimer />
      </Stack>
    </PageColumn>
  );
}

const Stack = styled.section`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  max-width: 44rem;
  padding-block: ${space.l};

  p {
    margin-block-start: ${space.s};
  }
`;

const Search = styled.div`
  display: grid;
  gap: ${space.m};
  width: 100%;

  h2 {
    font-size: ${fontSize.m};
  }
  ul {
    display: grid;
    gap: ${space.s};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: 0.75rem ${space.m};
    font-weight: 600;
    text-decoration: none;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.s};
  }
  a:hover {
    border-color: ${color('accent')};
  }
  small {
    display: block;
    font-size: ${fontSize.s};
    font-weight: 400;
    color: ${color('muted')};
  }
  svg {
    flex: none;
  }
`;
