import type { ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import { pageAt, SiteConfigContext, WarmUp, type AppState, type AppStore } from '@bracketwise/shared-ui/runtime';
import { GlobalStyle } from '@bracketwise/shared-ui/theme/GlobalStyle';
import { PageLoaderContext } from './pages/RemotePage.tsx';
import type { PageLoader } from './pages/page-loader.ts';

export interface AppProps {
  readonly config: RuntimeConfig;
  readonly store: AppStore;
  /** The store's state when the HTML was rendered. Sections hydrated later start from it, even if the store has changed. */
  readonly servedState?: AppState;
  readonly words: I18n;
  readonly loader: PageLoader;
  /** The router: the browser's, or that of `render`. */
  readonly children: ReactNode;
}

/** The context providers, identical in the browser and in `render`. */
export function Providers({ config, store, servedState, words, loader, children }: AppProps) {
  const warmUp = (path: string, how?: { readonly followed: boolean }) => {
    const page = pageAt(path.split('#')[0] ?? path);
    if (page) void loader.load(page, how);
  };
  return (
    <Provider store={store} serverState={servedState}>
      <I18nextProvider i18n={words}>
        <SiteConfigContext value={config}>
          <PageLoaderContext value={loader}>
            <WarmUp value={warmUp}>{children}</WarmUp>
          </PageLoaderContext>
        </SiteConfigContext>
      </I18nextProvider>
    </Provider>
  );
}

export function App({ children, ...surroundings }: AppProps) {
  return (
    <Providers {...surroundings}>
      <GlobalStyle />
      {children}
    </Providers>
  );
}
