import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ConsentPreferences } from '@bracketwise/shared-ui/runtime';
import { color, from, space } from '@bracketwise/shared-ui/tokens';
import { CONTENT_ID } from '../document-contract.ts';
import { useLanguageOfVisit } from '../preferences/visit-language.ts';
import { Footer } from '../footer/Footer.tsx';
import { afterFirstPage } from '../pages/first-page.ts';
import { Header } from '../header/Header.tsx';
import { useKeptPositions } from './arrival.ts';
import type * as DeferredParts from './DeferredLayout.tsx';

const SkipLink = styled.a`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 30;
  padding: ${space.s} ${space.m};
  background: ${color('accent')};
  color: ${color('accentText')};
  forced-color-adjust: none;
  transform: translateY(-110%);
  &:focus {
    transform: none;
  }
`;
const Main = styled.main`
  display: block;
  min-height: 70vh;
  padding-block: ${space.s} ${space.l};
  ${from.medium} {
    padding-block-start: ${space.l};
  }
`;

/** Loads the parts that wait until the first page is in use. */
function useDeferredParts() {
  const [deferred, setDeferred] = useState<typeof DeferredParts>();
  useEffect(() => {
    afterFirstPage()
      .then(() => import(/* webpackChunkName: "deferred" */ './DeferredLayout.tsx'))
      .then(setDeferred, () => undefined); // Without them, the page works.
  }, []);
  return deferred;
}

/** The layout of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const [preferences, setPreferences] = useState(false);
  const openPreferences = useCallback(() => setPreferences(true), []);
  const deferred = useDeferredParts();
  const [offline, setOffline] = useState(false);
  const [search, setSearch] = useState(false);
  useKeptPositions();
  useLanguageOfVisit();
  return (
    <ConsentPreferences value={openPreferences}>
      <SkipLink href={`#${CONTENT_ID}`}>{t('skipToContent')}</SkipLink>
      {deferred && <deferred.CookieConsent preferences={preferences} onPreferences={setPreferences} />}
      <Header onSearch={deferred && (() => setSearch(true))} />
      <Main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer onOffline={() => setOffline(true)} />
      {deferred && <deferred.DeferredLayout />}
      {deferred && <deferred.Offline dialog={offline} onDialog={setOffline} />}
      {deferred && <deferred.Search dialog={search} onDialog={setSearch} />}
    </ConsentPreferences>
  );
}
