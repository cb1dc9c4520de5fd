/**
 * The shell's server bundle, used only by `render`. It renders a page to HTML and provides the singletons for the remotes' server
 * bundles.
 */
import * as i18next from 'i18next';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import * as reactI18next from 'react-i18next';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactRouter from 'react-router';
import * as styledComponents from 'styled-components';
import { wordsOf, type ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import { RUNTIME_CONFIG_ID, type RuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import * as runtime from '@bracketwise/shared-ui/runtime';
import { everyPage, nameOf, pageAt, pageOf, pathsOf, widgetPages, widgetPath, type SitePage } from '@bracketwise/shared-ui/runtime';
import { hexOf } from '@bracketwise/shared-ui/tokens';
import { typefaceStyles } from '@bracketwise/shared-ui/typeface';
import { App, Providers } from './App.tsx';
import { RESPONSES_ID, ROOT_ID, WORDS_ID } from './document-contract.ts';
import type { RemoteFiles } from './federation/remote-files.ts';
import en from './html-words/en.json';
import es from './html-words/es.json';
import fr from './html-words/fr.json';
import { SHARE_TARGET, type OfflineManifest } from './offline/offline-manifest.ts';
import { addressOf } from './pages/addresses.ts';
import { toColumns } from './pages/columns.ts';
import { loadNotFound } from './pages/NotFound.tsx';
import { createPageLoader } from './pages/page-loader.ts';
import { MetadataPlaced, NotFoundMetadata, PageMetadata, UnlistedMetadata } from './pages/PageMetadata.tsx';
import { Routes } from './routes.tsx';
import { descriptionOf, searchFile, searchPageOf, type SearchPage } from './search/search-index.ts';
import { sectionsIn } from './search/sections.ts';
import { SHELL_NAMESPACES, registerShellWords } from './shell-words.ts';
import { WidgetLayout } from './widget/WidgetLayout.tsx';
import { subjectKeys } from '@bracketwise/shared-ui/words';

export const singletons: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': reactRouter,
  i18next,
  'react-i18next': reactI18next,
  'styled-components': styledComponents,
  '@bracketwise/shared-ui/runtime': runtime,
};

export {
  RESPONSES_ID,
  ROOT_ID,
  RUNTIME_CONFIG_ID,
  WORDS_ID,
  addressOf,
  pathsOf,
  searchFile,
  everyPage as sitePages,
  typefaceStyles,
  widgetPages,
  widgetPath,
  type OfflineManifest,
  type RemoteFiles,
  type SearchPage,
  type SitePage,
};
export const { LANGUAGES, THEMES } = runtime;

/** Texts for visitors without scripts, or without a network. They are not in the browser's texts, which load by script. */
export const HTML_WORDS = { en, es, fr } as const satisfies Record<runtime.Language, unknown>;

/** Pages in the menu of the installed site's icon. */
const SHORTCUTS = ['full-estimate', 'salary', 'refund', 'freelancer'] as const;

/** The web app manifest (https://www.w3.org/TR/appmanifest/) in a language. */
export async function manifestOf(language: runtime.Language) {
  const words = runtime.createWords(language);
  registerShellWords();
  await Promise.all(SHELL_NAMESPACES.map((namespace) => runtime.loadWords(words, namespace, language)));
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/assets/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: words.t('common:brand'),
    short_name: words.t('common:brand'),
    description: words.t('shell:mission'),
    lang: language,
    id: pageOf('home').path,
    start_url: pageOf('home').path,
    display: 'standalone',
    theme_color: hexOf('surface', 'light'),
    background_color: hexOf('page', 'light'),
    shortcuts: SHORTCUTS.map((id) => ({ name: pageOf(id).name[language], url: pageOf(id).path })),
    // By POST, because a shared link holds the visitor's inputs; the service worker answers, so that no server sees them.
    share_target: { action: SHARE_TARGET, method: 'POST', enctype: 'multipart/form-data', params: { text: 'text', url: 'url' } },
    icons: [icon('icon-192.png', 192, 'any'), icon('icon-512.png', 512, 'any'), icon('icon-maskable-512.png', 512, 'maskable')],
  };
}

/** Color of the browser's own interface, for the device's light and dark scheme. */
export const FRAME_COLORS = { light: hexOf('surface', 'light'), dark: hexOf('surface', 'dark') } as const;

export interface RenderRequest {
  readonly path: string;
  readonly language: runtime.Language;
  readonly theme: runtime.Theme;
  readonly config: RuntimeConfig;
  /** The page's module, or null if its remote is unavailable; the HTML is then an outline. */
  readonly module: ExposedPage | null;
  /** Origin of the API that answers the queries in the HTML. */
  readonly apiOrigin: string;
}

export interface RenderedPage {
  /** The elements for the head: title, description, links. */
  readonly metadata: string;
  /** The style elements as one string. */
  readonly styles: string;
  readonly body: string;
  /** The API's responses, each with its data in columns. */
  readonly responses: readonly runtime.CachedResponse[];
  /** The shell's texts, by namespace. */
  readonly words: Readonly<Record<string, unknown>>;
  /** The page's namespaces, to find the files of its texts. */
  readonly namespaces: readonly string[];
  /** The page's search entry; null for a document that is not a page of the site, such as a widget. */
  readonly search: SearchPage | null;
}

type Translate = (key: string | string[], values?: Readonly<Record<string, string | undefined>>) => string;

/** The search entry of a page that has just been rendered. For a state or a place, it is only the title. */
function searchOf(
  page: SitePage,
  body: string,
  namespace: string,
  language: runtime.Language,
  words: { readonly t: Translate },
): SearchPage {
  const t: Translate = (key, values) => words.t(key, values);
  const name = nameOf(page, language, (subject) => t(subjectKeys(subject)));
  if (page.subject) return searchPageOf(page, name, undefined);
  const about = t([`${runtime.DESCRIPTIONS}:${descriptionOf(page)}`, `${namespace}:meta.description`]);
  return { ...searchPageOf(page, name, about), keywords: t(`${namespace}:meta.keywords`), sections: sectionsIn(body) };
}

export async function renderPage({ path, language, theme, config, module, apiOrigin }: RenderRequest): Promise<RenderedPage> {
  const page = pageAt(config.widgetOf ?? path);
  const store = runtime.createStore({ language, theme }, { apiOrigin });
  const words = runtime.createWords(language);
  registerShellWords();
  await Promise.all([...SHELL_NAMESPACES, runtime.DESCRIPTIONS].map((namespace) => runtime.loadWords(words, namespace, language)));
  const loader = createPageLoader(words, async () => module);
  let responses: readonly runtime.CachedResponse[] = [];
  if (!page) await loadNotFound(words);
  if (page && module) {
    await loader.load(page);
    const state = loader.stateOf(page);
    if (state.status === 'failed') throw state.error;
    // Uses a second store, so that failed queries leave no trace in the page's store and the browser asks again.
    const asking = runtime.createStore({ language, theme }, { apiOrigin });
    await Promise.allSettled(module.default.preload?.(asking, page) ?? []);
    responses = runtime.cachedResponses(asking);
    runtime.restoreResponses(store, responses);
    await Promise.all(module.default.sections?.map((section) => section.ready(words)) ?? []);
  }

  const surroundings = { config, store, words, loader };
  const sheet = new styledComponents.ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <MetadataPlaced value={false}>
          <App {...surroundings}>
            <reactRouter.StaticRouter location={path}>
              <Routes Frame={config.widgetOf ? WidgetLayout : undefined} />
            </reactRouter.StaticRouter>
          </App>
        </MetadataPlaced>,
      ),
    );
    const namespace = module?.default.namespace ?? null;
    const metadata = renderToStaticMarkup(
      <Providers {...surroundings}>
        {!page ? (
          <NotFoundMetadata />
        ) : namespace ? (
          <PageMetadata page={page} namespace={namespace} />
        ) : (
          <UnlistedMetadata title={nameOf(page, language, (subject) => words.t(subjectKeys(subject)))} />
        )}
      </Providers>,
    );
    return {
      metadata,
      styles: sheet.getStyleTags(),
      body,
      responses: responses.map((response) => ({ ...response, data: toColumns(response.data) })),
      words: Object.fromEntries(SHELL_NAMESPACES.map((each) => [each, toColumns(words.getResourceBundle(language, each))])),
      namespaces: module ? wordsOf(module.default).map(([each]) => each) : [],
      search: page && namespace && !config.widgetOf ? searchOf(page, body, namespace, language, words) : null,
    };
  } finally {
    sheet.seal();
  }
}
