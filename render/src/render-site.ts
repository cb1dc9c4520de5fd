import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_DEADLINE_MS, SHELL_RELEASE, type Remote } from '@bracketwise/contract/apps';
import type { FurtherPage } from '@bracketwise/contract/site-map';
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
import { incompatibilities, nameOf, parseRemoteRelease, parseShellRelease, type ShellRelease } from '@bracketwise/gateway/release';
import type * as ShellBundle from '@bracketwise/shell/server';
import { apiResponses } from './api-responses.ts';
import { fetchRelease, readInstalledApp, runInstalledApp, type DeployedApp, type Patience } from './deployed-app.ts';
import { readFurtherPages } from './further-pages.ts';
import { htmlDocument, inTheme, type Script } from './document.ts';
import { noteRelease, offlineWorker } from './offline-worker.ts';
import { areOfRelease, noteEntry, notePageFiles, pageFiles, type PageFilesByLanguage } from './page-files.ts';
import { startPageRenderer, type PageRenderer } from './page-renderer.ts';
import { PageWriter } from './page-writer.ts';
import { remoteScripts, type RemoteScripts } from './remote-scripts.ts';
import { noteSearch, searchFiles, type SearchByLanguage } from './search-files.ts';
import { siteFiles, sitemap } from './site-files.ts';
import { removePage } from './write-page.ts';

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

/** Remotes rendered in parallel. Each takes a process of about 150 MB. */
const REMOTES_AT_ONCE = 2;

/** The themes of a page in one language differ in a few characters, so each language is rendered once. */
const LANGUAGES = [...new Set(VARIANTS.map(({ language }) => language))].map((language) => ({
  language,
  variants: VARIANTS.filter((variant) => variant.language === language),
}));

const readRelease = async <Release>(file: string, parse: (text: string, source: string) => Release): Promise<Release> =>
  parse(await readFile(file, 'utf8'), file);

/** A path that matches no page. */
const NOWHERE = '/404';

/** What is rendered of a page: the page itself or, if it has one, its widget. */
interface Rendition {
  readonly page: SitePage;
  /** The paths where it is served. It is rendered at the first one. */
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
  /** Collects the search entries of its pages. */
  readonly search: SearchByLanguage;
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

/** Which remotes have a page that could not be rendered, and what else is known of them. */
class Misses {
  readonly missing = new Set<Remote>();
  readonly incompatible = new Set<Remote>();
  readonly standing = new Set<Remote>();

  add(remote: Remote, what: string, error: unknown): void {
    this.missing.add(remote);
    console.error(`${remote} ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Releases = ReadonlyMap<Remote, Pick<RunningRemote, 'app' | 'scripts'>>;

/** Reads the release of each remote, with its server bundle and the addresses of its scripts. */
async function readReleases(
  installation: RenderInstallation,
  shellRelease: ShellRelease,
  remotes: readonly Remote[],
  misses: Misses,
): Promise<Releases> {
  const releases = new Map<Remote, Pick<RunningRemote, 'app' | 'scripts'>>();
  const read = async (remote: Remote) => {
    // The digests must not come from the upstream, which could otherwise vouch for itself.
    const release = await readRelease(installation.releases[remote], parseRemoteRelease);
    const reasons = incompatibilities(release, shellRelease);
    if (reasons.length > 0) {
      misses.incompatible.add(remote);
      for (const reason of reasons) misses.add(remote, 'does not fit the shell', reason);
      return;
    }
    const { entry } = remoteScripts(installation, remote, release);
    // Its outlines load it once it answers.
    if (installation.outlines) await noteEntry(installation, remote, entry);
    const app = await fetchRelease(installation.remoteUpstreams[remote], release, PATIENCE).catch(async (error: unknown) => {
      if (await areOfRelease(installation, remote, entry)) misses.standing.add(remote);
      throw error;
    });
    const scripts = remoteScripts(installation, remote, release, app);
    if (!scripts.verified) console.error(`${nameOf(release)}: browsers run its scripts without a check`);
    releases.set(remote, { app, scripts });
  };
  await Promise.all(remotes.map((remote) => read(remote).catch((error: unknown) => misses.add(remote, 'could not be read', error))));
  return releases;
}

/** Renders the HTML of a page in a language and the theme of the system. */
type RenderDocument = (
  language: Variant['language'],
  renderer: PageRenderer,
  /** Undefined for the not-found page. */
  rendition?: Rendition,
  /** The remote's release, and where to note the page's files. Without it, the result is the page's outline. */
  of?: RunningRemote,
) => Promise<string>;

function documentsOf(
  installation: RenderInstallation,
  shell: Shell,
  shellApp: DeployedApp,
  further: readonly FurtherPage[],
): RenderDocument {
  const { siteUrl, contactEmail, analyticsTagId, offline } = installation;
  const shellScripts = (chunk: string): Script[] =>
    (shellApp.assets[chunk] ?? []).map((file) => ({ src: `/${file}`, integrity: shellApp.integrity[file] ?? '' }));
  const [fontFile] = shellApp.assets.typeface ?? [];
  if (!fontFile) throw new Error('The build of the shell has no typeface');
  const typeface = shell.typefaceStyles(`/${fontFile}`);
  const scriptOrigins = foreignOrigins(Object.values(installation.remoteEntries));

  const configOf = ({ page, widget }: Partial<Rendition>, of?: RunningRemote) => {
    const unverified = installation.remotes.filter(
      (remote) => !installation.verified[remote] || (of?.remote === remote && !of.scripts.verified),
    );
    return {
      siteUrl,
      contactEmail,
      analyticsTagId,
      offline,
      remotes: {
        ...Object.fromEntries(unverified.map((remote) => [remote, installation.remoteEntries[remote]])),
        ...(of && { [of.remote]: of.scripts.entry.src }),
      },
      ...(unverified.length > 0 && { unverified }),
      ...(further.length > 0 && { pages: further }),
      ...(page && widget && { widgetOf: page.path, analyticsTagId: '', offline: false }),
    };
  };

  return async (language, renderer, rendition, of) => {
    const { page, paths: [routePath = NOWHERE] = [], widget = false } = rendition ?? {};
    const config = configOf(rendition ?? {}, of);
    const rendered = await renderer.render({
      language,
      theme: 'system',
      path: routePath,
      config,
      expose: (of && page?.expose) ?? null,
    });
    const words = rendered.namespaces.map((namespace) => wordsChunk(namespace, language));
    const chunks = of && page ? pageChunks(of, page, words, shellScripts) : [];
    if (of && page && !widget) {
      (of.files[language] ??= {})[page.expose] = chunks;
      if (rendered.search) (of.search[language] ??= {})[page.path] = rendered.search;
    }
    return htmlDocument({
      language,
      frameColors: shell.FRAME_COLORS,
      noScripts: shell.HTML_WORDS[language].noScripts,
      notLoaded: shell.HTML_WORDS[language].notLoaded,
      metadata: rendered.metadata,
      typeface,
      styles: rendered.styles,
      policy: (styleHashes) =>
        widget ? widgetPagePolicy(styleHashes, siteUrl, scriptOrigins) : pagePolicy(styleHashes, scriptOrigins, analyticsTagId),
      body: rendered.body,
      rootId: shell.ROOT_ID,
      data: { [shell.RUNTIME_CONFIG_ID]: config, [shell.WORDS_ID]: rendered.words, [shell.RESPONSES_ID]: rendered.responses },
      scripts: shellScripts('main'),
      preloads: [
        ...(of ? [of.scripts.entry, ...chunks] : []),
        ...(widget ? shellScripts('widget') : []),
        ...(page ? [] : [...shellScripts('not-found'), ...shellScripts(wordsChunk('menu', language))]),
      ],
      widget,
    });
  };
}

/**
 * Renders every route in every language and theme and writes the HTML.
 * @param only - remotes whose pages to render again; all pages by default
 */
export async function renderSite(installation: RenderInstallation, only?: readonly Remote[]): Promise<RenderReport> {
  const shellApp = await readInstalledApp(installation.shellDir);
  const shellRelease = await readRelease(path.join(installation.shellDir, 'browser', SHELL_RELEASE), parseShellRelease);
  const further = await readFurtherPages(installation, shellRelease);
  const shell = runInstalledApp(shellApp, further) as unknown as Shell;
  const askApi = apiResponses(installation.apiUpstream, PATIENCE);
  const misses = new Misses();
  const wanted = installation.remotes.filter((remote) => !only || only.includes(remote));
  const releases = await readReleases(installation, shellRelease, wanted, misses);
  const renderIn = documentsOf(installation, shell, shellApp, further);
  const writer = new PageWriter(installation.pagesDir);

  const renditionsOf = (page: SitePage): readonly Rendition[] => [
    { page, paths: shell.pathsOf(page), widget: false },
    ...(shell.widgetPages.includes(page) ? [{ page, paths: [shell.widgetPath(page)], widget: true }] : []),
  ];
  const filesOf = ({ paths }: Rendition, variant: Variant) => paths.map((routePath) => pageFile(variant, routePath));
  const isThere = (rendition: Rendition) =>
    VARIANTS.every((variant) => filesOf(rendition, variant).every((file) => existsSync(writer.placeOf(file))));
  /** Writes a page at all its paths, or a widget. It renders every variant first, so a page is never written in part. */
  const writeVariants = async (renderer: PageRenderer, rendition: Rendition, of?: RunningRemote) => {
    const rendered: { readonly files: readonly string[]; readonly html: Buffer }[] = [];
    for (const { language, variants } of LANGUAGES) {
      const html = Buffer.from(await renderIn(language, renderer, rendition, of));
      for (const variant of variants) rendered.push({ files: filesOf(rendition, variant), html: inTheme(html, variant, rendition) });
    }
    // Most visits begin there.
    const compression = rendition.page.path === '/' && !rendition.widget ? 'smallest' : 'usual';
    for (const { files, html } of rendered) await writer.write(files, html, compression);
  };
  /** Starts a renderer, passes it to `use`, and stops it afterward. */
  const withRenderer = async (name: string, remote: string | null, use: (renderer: PageRenderer) => Promise<void>) => {
    const renderer = await startPageRenderer({
      shell: shellApp.code,
      further,
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
      const search: SearchByLanguage = {};
      await withRenderer(remote, app.code, async (renderer) => {
        for (const rendition of pagesOf(remote).flatMap(renditionsOf)) {
          await writeVariants(renderer, rendition, { remote, app, scripts, files, search }).catch((error: unknown) =>
            misses.add(remote, `cannot be shown at ${rendition.paths[0]}`, error),
          );
        }
      }).catch((error: unknown) => misses.add(remote, 'does not run', error));
      await notePageFiles(installation, remote, scripts.entry, files);
      await noteSearch(installation, remote, search);
    }
  };
  await Promise.all(Array.from({ length: REMOTES_AT_ONCE }, renderRemotes));

  const neverRendered = shell.sitePages
    .filter((page) => misses.missing.has(page.remote as Remote))
    .flatMap(renditionsOf)
    .filter((rendition) => !isThere(rendition));
  const outlines = installation.outlines ? neverRendered : [];
  if (!only || outlines.length > 0) {
    await withRenderer('shell', null, async (renderer) => {
      for (const rendition of outlines) await writeVariants(renderer, rendition);
      if (only) return;
      for (const { language, variants } of LANGUAGES) {
        const html = Buffer.from(await renderIn(language, renderer));
        for (const variant of variants) await writer.write([notFoundFile(variant)], inTheme(html, variant));
      }
    });
  }
  // The worker comes last, so that a browser that finds a new one finds the pages of its release.
  await writer.allWritten();
  const languages = LANGUAGES.map(({ language }) => language);
  const contents = {
    ...(only ? {} : await siteFiles(shell, installation, new Date())),
    // A release may bring its own pages.
    ...(releases.size > 0 && { '/sitemap.xml': sitemap(shell, installation.siteUrl) }),
    ...(releases.size > 0 && { '/worker.js': await offlineWorker(shell, shellApp, installation) }),
    ...((releases.size > 0 || outlines.length > 0) && {
      ...(await pageFiles(installation, languages)),
      ...(await searchFiles(installation, shell, languages)),
    }),
  };
  for (const [address, content] of Object.entries(contents) as [SiteFile, string | Buffer | undefined][]) {
    if (content === undefined) await removePage(writer.placeOf(siteFile(address)));
    else await writer.write([siteFile(address)], content);
  }
  await writer.allWritten();
  const withoutPages = [...new Set(neverRendered.map(({ page }) => page.remote as Remote))];
  return {
    files: writer.count,
    missing: installation.remotes.filter((remote) => misses.missing.has(remote)),
    incompatible: installation.remotes.filter((remote) => misses.incompatible.has(remote)),
    standing: installation.remotes.filter((remote) => misses.standing.has(remote) && !withoutPages.includes(remote)),
    withoutPages,
  };
}
