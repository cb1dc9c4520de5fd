import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_DEADLINE_MS, REMOTES, type Remote } from '@bracketwise/gateway/apps';
import {
  foreignOrigins,
  notFoundFile,
  pageFile,
  pagePolicy,
  siteFile,
  SITE_FILES,
  VARIANTS,
  type Variant,
} from '@bracketwise/gateway/declaration';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import type * as ShellBundle from '@bracketwise/shell/server';
import { apiAnswers } from './api-answers.ts';
import { fetchRelease, integrityOf, readInstalledApp, runInstalledApp, type DeployedApp, type Patience } from './deployed-app.ts';
import { htmlDocument, inTheme, type Script } from './document.ts';
import { startPageRenderer, type PageRenderer } from './page-renderer.ts';
import { siteFiles } from './site-files.ts';
import { removePage, writePage } from './write-page.ts';

type Shell = typeof ShellBundle;
type SitePage = ShellBundle.SitePage;

export interface RenderReport {
  /** Number of files written, not counting compressed copies. */
  readonly files: number;
  /** Remotes with a page that failed to render. The earlier version of that page stays. */
  readonly missing: readonly Remote[];
  /** Remotes from `missing` with a page that has never been rendered. */
  readonly withoutPages: readonly Remote[];
}

/** A container that is being replaced is back within seconds. */
const PATIENCE: Patience = { deadlineMs: REMOTE_DEADLINE_MS, pausesMs: [1_000, 3_000] };

/** Pages compressed and written in parallel. More would only queue up in memory. */
const MOST_AT_ONCE = 8;

/** Remotes rendered in parallel. Each takes a process of about 150 MB. */
const REMOTES_AT_ONCE = 2;

/** The themes of a page in one language differ in a few characters, so each language is rendered once. */
const LANGUAGES = [...new Set(VARIANTS.map(({ language }) => language))].map((language) => ({
  language,
  themes: VARIANTS.filter((variant) => variant.language === language).map(({ theme }) => theme),
}));

/** A path that matches no page. */
const NOWHERE = '/404';

/** Name of the chunk with a namespace's translations. */
const wordsChunk = (namespace: string, language: string) => `words-${namespace}-${language}-json`;

/** The remote's entry and the chunks of one page, as URLs. A remote on another origin keeps its own address. */
function remoteScripts(
  installation: RenderInstallation,
  remote: Remote,
  app: DeployedApp,
  page: SitePage,
  words: readonly string[],
): Script[] {
  const entry = installation.remoteEntries[remote];
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const chunks = [...(app.assets[page.expose] ?? []), ...words.flatMap((name) => app.assets[name] ?? [])];
  return [entry, ...chunks.map((file) => base + file)].map((src) => ({ src }));
}

/**
 * Renders every route in every language and theme and writes the HTML.
 * @param only - remotes whose pages to render again; all pages by default
 */
export async function renderSite(installation: RenderInstallation, only?: readonly Remote[]): Promise<RenderReport> {
  const shellApp = await readInstalledApp(installation.shellDir);
  const shell = runInstalledApp(shellApp) as unknown as Shell;
  const askApi = apiAnswers(installation.apiUpstreams[0], PATIENCE);

  const missing = new Set<Remote>();
  const miss = (remote: Remote, what: string, error: unknown) => {
    missing.add(remote);
    console.error(`${remote} ${what}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const wanted = REMOTES.filter((remote) => !only || only.includes(remote));
  const releases = new Map<Remote, DeployedApp>();
  await Promise.all(
    wanted.map((remote) =>
      fetchRelease(installation.remoteUpstreams[remote], installation.releases[remote], PATIENCE).then(
        (app) => releases.set(remote, app),
        (error: unknown) => miss(remote, 'could not be read', error),
      ),
    ),
  );

  const config = {
    siteUrl: installation.siteUrl,
    contactEmail: installation.contactEmail,
    analyticsTagId: installation.analyticsTagId,
    remotes: installation.remoteEntries,
  };
  const shellScripts = (chunk: string): Promise<Script[]> =>
    Promise.all(
      (shellApp.assets[chunk] ?? []).map(async (file) => ({ src: `/${file}`, integrity: await integrityOf(installation.shellDir, file) })),
    );
  const main = await shellScripts('main');
  const [fontFile] = shellApp.assets.typeface ?? [];
  if (!fontFile) throw new Error('The build of the shell has no typeface');
  const typeface = shell.typefaceStyles(`/${fontFile}`);

  /** @param of - the remote's release. Without it, the result is the page's outline, or the not-found page. */
  async function renderIn(
    language: Variant['language'],
    renderer: PageRenderer,
    routePath: string,
    of?: { readonly page: SitePage; readonly remote: Remote; readonly app: DeployedApp },
  ): Promise<string> {
    const rendered = await renderer.render({ language, theme: 'system', path: routePath, config, expose: of?.page.expose ?? null });
    const words = rendered.namespaces.map((namespace) => wordsChunk(namespace, language));
    return htmlDocument({
      language,
      frameColors: shell.FRAME_COLORS,
      noScripts: shell.NO_SCRIPTS[language],
      metadata: rendered.metadata,
      typeface,
      styles: rendered.styles,
      policy: (styleHashes) =>
        pagePolicy(styleHashes, foreignOrigins(Object.values(installation.remoteEntries)), installation.analyticsTagId),
      body: rendered.body,
      rootId: shell.ROOT_ID,
      data: { [shell.RUNTIME_CONFIG_ID]: config, [shell.ANSWERS_ID]: rendered.answers },
      scripts: main,
      preloads: [
        ...(await shellScripts(wordsChunk('shell', language))),
        ...(of ? remoteScripts(installation, of.remote, of.app, of.page, words) : []),
        ...(routePath === NOWHERE ? [...(await shellScripts('not-found')), ...(await shellScripts(wordsChunk('menu', language)))] : []),
      ],
    });
  }

  const filesOf = (page: SitePage, variant: Variant) => shell.pathsOf(page).map((routePath) => pageFile(variant, routePath));
  const placeOf = (file: string) => path.join(installation.pagesDir, file);
  const isThere = (page: SitePage) => VARIANTS.every((variant) => filesOf(page, variant).every((file) => existsSync(placeOf(file))));

  let count = 0;
  // Other threads compress and write while this one renders the next page.
  const writing = new Set<Promise<void>>();
  const write = async (files: readonly string[], content: string | Buffer) => {
    while (writing.size >= MOST_AT_ONCE) await Promise.race(writing);
    const written = writePage(files.map(placeOf), content).finally(() => writing.delete(written));
    writing.add(written);
    count += files.length;
  };
  /** Writes a page at all its paths. It renders every variant first, so a page is never written in part. */
  const writeVariants = async (renderer: PageRenderer, page: SitePage, of?: { readonly remote: Remote; readonly app: DeployedApp }) => {
    const rendered: { readonly files: readonly string[]; readonly html: string }[] = [];
    for (const { language, themes } of LANGUAGES) {
      const html = await renderIn(language, renderer, page.path, of && { page, ...of });
      for (const theme of themes) rendered.push({ files: filesOf(page, { language, theme }), html: inTheme(html, theme) });
    }
    for (const { files, html } of rendered) await write(files, html);
  };
  /** Starts a renderer, passes it to `use`, and stops it afterward. */
  const withRenderer = async (name: string, remote: string | null, use: (renderer: PageRenderer) => Promise<void>) => {
    const renderer = await startPageRenderer({
      shell: shellApp.code,
      remote,
      askApi,
      onRemark: (text) => console.error(`${name}: ${text}`),
    });
    await use(renderer).finally(() => renderer.stop());
  };

  const pagesOf = (remote: Remote) => shell.sitePages.filter((page) => page.remote === remote);
  // The remote with the most pages goes first. If it went last, the other process would be idle while it renders.
  const waiting = [...releases].sort(([a], [b]) => pagesOf(b).length - pagesOf(a).length);
  const renderRemotes = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [remote, app] = next;
      await withRenderer(remote, app.code, async (renderer) => {
        for (const page of pagesOf(remote)) {
          await writeVariants(renderer, page, { remote, app }).catch((error: unknown) =>
            miss(remote, `cannot be shown at ${page.path}`, error),
          );
        }
      }).catch((error: unknown) => miss(remote, 'does not run', error));
    }
  };
  await Promise.all(Array.from({ length: REMOTES_AT_ONCE }, renderRemotes));

  const neverRendered = shell.sitePages.filter((page) => missing.has(page.remote as Remote) && !isThere(page));
  const outlines = installation.outlines ? neverRendered : [];
  if (!only || outlines.length > 0) {
    await withRenderer('shell', null, async (renderer) => {
      for (const page of outlines) await writeVariants(renderer, page);
      if (only) return;
      for (const { language, themes } of LANGUAGES) {
        const html = await renderIn(language, renderer, NOWHERE);
        for (const theme of themes) await write([notFoundFile({ language, theme })], inTheme(html, theme));
      }
    });
  }
  if (!only) {
    const contents = {
      ...(await siteFiles(shell, installation, new Date())),
      '/favicon.ico': await readFile(path.join(installation.shellDir, 'browser/assets/favicon.ico')),
    };
    for (const address of SITE_FILES) {
      const content = contents[address];
      if (content === undefined) await removePage(path.join(installation.pagesDir, siteFile(address)));
      else await write([siteFile(address)], content);
    }
  }
  await Promise.all(writing);
  return {
    files: count,
    missing: REMOTES.filter((remote) => missing.has(remote)),
    withoutPages: [...new Set(neverRendered.map((page) => page.remote as Remote))],
  };
}
