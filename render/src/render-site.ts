import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_DEADLINE_MS, REMOTES, SHELL_RELEASE, type Remote } from '@bracketwise/contract/apps';
import {
  foreignOrigins,
  notFoundFile,
  pageFile,
  pagePolicy,
  siteFile,
  VARIANTS,
  widgetPagePolicy,
  type SiteFile,
  type Variant,
} from '@bracketwise/gateway/declaration';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { incompatibilities, nameOf, parseRemoteRelease, parseShellRelease } from '@bracketwise/gateway/release';
import type * as ShellBundle from '@bracketwise/shell/server';
import { apiAnswers } from './api-answers.ts';
import { fetchRelease, readInstalledApp, runInstalledApp, type DeployedApp, type Patience } from './deployed-app.ts';
import { htmlDocument, inTheme, type Script } from './document.ts';
import { noteRelease, offlineWorker } from './offline-worker.ts';
import { areOfRelease, noteEntry, notePageFiles, pageFiles, type PageFilesByLanguage } from './page-files.ts';
import { startPageRenderer, type PageRenderer } from './page-renderer.ts';
import { remoteScripts, type RemoteScripts } from './remote-scripts.ts';
import { siteFiles } from './site-files.ts';
import { removePage, writePage } from './write-page.ts';

type Shell = typeof ShellBundle;
type SitePage = ShellBundle.SitePage;

export interface RenderReport {
  /** Number of files written, not counting compressed copies. */
  readonly files: number;
  /** Remotes with a page that failed to render. The earlier version of that page stays. */
  readonly missing: readonly Remote[];
  /** Remotes from `missing` whose release does not fit the shell's, so that they can't run in a browser either. */
  readonly incompatible: readonly Remote[];
  /** Remotes from `missing` that could not be reached, but whose pages from an earlier rendering are those of the same release. */
  readonly standing: readonly Remote[];
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

const readRelease = async <Release>(file: string, parse: (text: string, source: string) => Release): Promise<Release> =>
  parse(await readFile(file, 'utf8'), file);

/** A path that matches no page. */
const NOWHERE = '/404';

/** What is rendered of a page: the page itself or, if it has one, its widget. */
interface Rendition {
  readonly page: SitePage;
  /** Where it is served. It is rendered at the first one. */
  readonly paths: readonly string[];
  readonly widget: boolean;
}

/** A remote whose pages are being rendered. */
interface RunningRemote {
  readonly remote: Remote;
  readonly app: DeployedApp;
  readonly scripts: RemoteScripts;
  /** Collects the scripts of its pages. */
  readonly files: PageFilesByLanguage;
}

/** Name of the chunk with a namespace's translations. */
const wordsChunk = (namespace: string, language: string) => `words-${namespace}-${language}-json`;

/**
 * The chunks of one page with its texts. A remote on another origin keeps its own address.
 * @param shared - gives the chunks of texts that the shell has for all remotes
 */
const pageChunks = (
  { app, scripts }: RunningRemote,
  page: SitePage,
  words: readonly string[],
  shared: (chunk: string) => readonly Script[],
): Script[] => [page.expose, ...words].flatMap((name) => app.assets[name]?.map(scripts.at) ?? shared(name));

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
  const shellRelease = await readRelease(path.join(installation.shellDir, 'browser', SHELL_RELEASE), parseShellRelease);
  const releases = new Map<Remote, Pick<RunningRemote, 'app' | 'scripts'>>();
  const incompatible = new Set<Remote>();
  const standing = new Set<Remote>();
  const read = async (remote: Remote) => {
    // The digests must not come from the upstream, which could otherwise vouch for itself.
    const release = await readRelease(installation.releases[remote], parseRemoteRelease);
    const reasons = incompatibilities(release, shellRelease);
    if (reasons.length > 0) {
      incompatible.add(remote);
      for (const reason of reasons) miss(remote, 'does not fit the shell', reason);
      return;
    }
    const { entry } = remoteScripts(installation, remote, release);
    // Its outlines load it once it answers.
    if (installation.outlines) await noteEntry(installation, remote, entry);
    const app = await fetchRelease(installation.remoteUpstreams[remote], release, PATIENCE).catch(async (error: unknown) => {
      if (await areOfRelease(installation, remote, entry)) standing.add(remote);
      throw error;
    });
    const scripts = remoteScripts(installation, remote, release, app);
    if (!scripts.verified) console.error(`${nameOf(release)}: browsers run its scripts without a check`);
    releases.set(remote, { app, scripts });
  };
  await Promise.all(wanted.map((remote) => read(remote).catch((error: unknown) => miss(remote, 'could not be read', error))));

  const config = {
    siteUrl: installation.siteUrl,
    contactEmail: installation.contactEmail,
    analyticsTagId: installation.analyticsTagId,
    offline: installation.offline,
  };
  const shellScripts = (chunk: string): Script[] =>
    (shellApp.assets[chunk] ?? []).map((file) => ({ src: `/${file}`, integrity: shellApp.integrity[file] ?? '' }));
  const [fontFile] = shellApp.assets.typeface ?? [];
  if (!fontFile) throw new Error('The build of the shell has no typeface');
  const typeface = shell.typefaceStyles(`/${fontFile}`);
  const scriptOrigins = foreignOrigins(Object.values(installation.remoteEntries));

  /**
   * @param rendition - undefined for the not-found page
   * @param of - the remote's release, and where to note the page's files. Without it, the result is the page's outline.
   */
  async function renderIn(
    language: Variant['language'],
    renderer: PageRenderer,
    rendition?: Rendition,
    of?: RunningRemote,
  ): Promise<string> {
    const { page, paths: [routePath = NOWHERE] = [], widget = false } = rendition ?? {};
    const unverified = REMOTES.filter((remote) => !installation.verified[remote] || (of?.remote === remote && !of.scripts.verified));
    const ownConfig = {
      ...config,
      remotes: {
        ...Object.fromEntries(unverified.map((remote) => [remote, installation.remoteEntries[remote]])),
        ...(of && { [of.remote]: of.scripts.entry.src }),
      },
      ...(unverified.length > 0 && { unverified }),
      ...(page && widget && { widgetOf: page.path, analyticsTagId: '', offline: false }),
    };
    const rendered = await renderer.render({
      language,
      theme: 'system',
      path: routePath,
      config: ownConfig,
      expose: (of && page?.expose) ?? null,
    });
    const words = rendered.namespaces.map((namespace) => wordsChunk(namespace, language));
    const chunks = of && page ? pageChunks(of, page, words, shellScripts) : [];
    if (of && page && !widget) (of.files[language] ??= {})[page.expose] = chunks;
    return htmlDocument({
      language,
      frameColors: shell.FRAME_COLORS,
      noScripts: shell.HTML_WORDS[language].noScripts,
      notLoaded: shell.HTML_WORDS[language].notLoaded,
      metadata: rendered.metadata,
      typeface,
      styles: rendered.styles,
      policy: (styleHashes) =>
        widget
          ? widgetPagePolicy(styleHashes, installation.siteUrl, scriptOrigins)
          : pagePolicy(styleHashes, scriptOrigins, installation.analyticsTagId),
      body: rendered.body,
      rootId: shell.ROOT_ID,
      data: { [shell.RUNTIME_CONFIG_ID]: ownConfig, [shell.WORDS_ID]: rendered.words, [shell.ANSWERS_ID]: rendered.answers },
      scripts: shellScripts('main'),
      preloads: [
        ...(of ? [of.scripts.entry, ...chunks] : []),
        ...(widget ? shellScripts('widget') : []),
        ...(page ? [] : [...shellScripts('not-found'), ...shellScripts(wordsChunk('menu', language))]),
      ],
      widget,
    });
  }

  const renditionsOf = (page: SitePage): readonly Rendition[] => [
    { page, paths: shell.pathsOf(page), widget: false },
    ...(shell.widgetPages.includes(page) ? [{ page, paths: [shell.widgetPath(page)], widget: true }] : []),
  ];
  const filesOf = ({ paths }: Rendition, variant: Variant) => paths.map((routePath) => pageFile(variant, routePath));
  const placeOf = (file: string) => path.join(installation.pagesDir, file);
  const isThere = (rendition: Rendition) =>
    VARIANTS.every((variant) => filesOf(rendition, variant).every((file) => existsSync(placeOf(file))));

  let count = 0;
  // Other threads compress and write while this one renders the next page.
  const writing = new Set<Promise<void>>();
  const unwritten: unknown[] = [];
  const write = async (files: readonly string[], content: string | Buffer) => {
    while (writing.size >= MOST_AT_ONCE) await Promise.race(writing);
    const written = writePage(files.map(placeOf), content)
      .catch((error: unknown) => void unwritten.push(error))
      .finally(() => writing.delete(written));
    writing.add(written);
    count += files.length;
  };
  const allWritten = async () => {
    await Promise.all(writing);
    if (unwritten.length > 0) throw new AggregateError(unwritten, `Not everything could be written, first: ${String(unwritten[0])}`);
  };
  /** Writes a page at all its paths, or a widget. It renders every variant first, so a page is never written in part. */
  const writeVariants = async (renderer: PageRenderer, rendition: Rendition, of?: RunningRemote) => {
    const rendered: { readonly files: readonly string[]; readonly html: string }[] = [];
    for (const { language, themes } of LANGUAGES) {
      const html = await renderIn(language, renderer, rendition, of);
      for (const theme of themes) rendered.push({ files: filesOf(rendition, { language, theme }), html: inTheme(html, theme, rendition) });
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
      const [remote, { app, scripts }] = next;
      await noteRelease(installation, remote, app, scripts);
      const files: PageFilesByLanguage = {};
      await withRenderer(remote, app.code, async (renderer) => {
        for (const rendition of pagesOf(remote).flatMap(renditionsOf)) {
          await writeVariants(renderer, rendition, { remote, app, scripts, files }).catch((error: unknown) =>
            miss(remote, `cannot be shown at ${rendition.paths[0]}`, error),
          );
        }
      }).catch((error: unknown) => miss(remote, 'does not run', error));
      await notePageFiles(installation, remote, scripts.entry, files);
    }
  };
  await Promise.all(Array.from({ length: REMOTES_AT_ONCE }, renderRemotes));

  const neverRendered = shell.sitePages
    .filter((page) => missing.has(page.remote as Remote))
    .flatMap(renditionsOf)
    .filter((rendition) => !isThere(rendition));
  const outlines = installation.outlines ? neverRendered : [];
  if (!only || outlines.length > 0) {
    await withRenderer('shell', null, async (renderer) => {
      for (const rendition of outlines) await writeVariants(renderer, rendition);
      if (only) return;
      for (const { language, themes } of LANGUAGES) {
        const html = await renderIn(language, renderer);
        for (const theme of themes) await write([notFoundFile({ language, theme })], inTheme(html, theme));
      }
    });
  }
  // The worker comes last, so that a browser that finds a new one finds the pages of its release.
  await allWritten();
  const contents = {
    ...(only ? {} : await siteFiles(shell, installation, new Date())),
    ...(releases.size > 0 && { '/worker.js': await offlineWorker(shell, shellApp, installation) }),
    ...((releases.size > 0 || outlines.length > 0) &&
      (await pageFiles(
        installation,
        LANGUAGES.map(({ language }) => language),
      ))),
  };
  for (const [address, content] of Object.entries(contents) as [SiteFile, string | Buffer | undefined][]) {
    if (content === undefined) await removePage(path.join(installation.pagesDir, siteFile(address)));
    else await write([siteFile(address)], content);
  }
  await allWritten();
  const withoutPages = [...new Set(neverRendered.map(({ page }) => page.remote as Remote))];
  return {
    files: count,
    missing: REMOTES.filter((remote) => missing.has(remote)),
    incompatible: REMOTES.filter((remote) => incompatible.has(remote)),
    standing: REMOTES.filter((remote) => standing.has(remote) && !withoutPages.includes(remote)),
    withoutPages,
  };
}
