import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import styled from 'styled-components';
import { color, space } from '@bracketwise/shared-ui/tokens';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { useKeptPositions } from './arrival.ts';
import { ScrollButtons } from './ScrollButtons.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const SkipLink = styled.a`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 30;
  padding: ${space.s} ${space.m};
  background: ${color('accent')};
  color: ${color('accentText')};
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

/** What stands on every page. */
export function Layout() {
  const { t } = useTranslation('shell');
  useKeptPositions();
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <Header />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <ScrollButtons />
      <ToastRegion />
    </>
  );
}
