import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import styled from 'styled-components';
import { ConsentPreferences } from '@bracketwise/shared-ui/runtime';
import { color, space } from '@bracketwise/shared-ui/tokens';
import { useAnalytics } from '../analytics/useAnalytics.ts';
import { CookieConsent } from '../consent/CookieConsent.tsx';
import { CONTENT_ID } from '../document-contract.ts';
import { useLanguageOfVisit } from '../preferences/visit-language.ts';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { useKeptPositions } from './arrival.ts';
import { ScrollButtons } from './ScrollButtons.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useLaterTypeface } from './typeface.ts';

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
  padding-block: ${space.l};
`;

/** The layout of every page. */
export function Layout() {
  const { t } = useTranslation('shell');
  const [preferences, setPreferences] = useState(false);
  const openPreferences = useCallback(() => setPreferences(true), []);
  useKeptPositions();
  useLanguageOfVisit();
  useAnalytics();
  useLaterTypeface();
  return (
    <ConsentPreferences value={openPreferences}>
      <SkipLink href={`#${CONTENT_ID}`}>{t('skipToContent')}</SkipLink>
      <CookieConsent preferences={preferences} onPreferences={setPreferences} />
      <Header />
      <Main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <ScrollButtons />
      <ToastRegion />
    </ConsentPreferences>
  );
}
