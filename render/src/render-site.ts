import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, type Remote } from '@bracketwise/gateway/apps';
import { notFoundFile, pageFile, siteFile, SITE_FILES, VARIANTS, type Variant } from '@bracketwise/gateway/declaration';
import type { Installation } from '@bracketwise/gateway/environment';
import type * as ShellBundle from '@bracketwise/shell/server';
import { integrityOf, readDeployedApp, type DeployedApp } from './deployed-app.ts';
import { htmlDocument, type Script } from './document.ts';
import { siteFiles } from './site-files.ts';
import { writePage } from './write-page.ts';

type Shell = typeof ShellBundle;
type SitePage = ShellBundle.SitePage;
type ExposedPage = ShellBundle.RenderRequest['module'];

export interface RenderReport {
  /** Files written, without their compressed copies. */
  readonly files: number;
  /** Remotes that could not be read, or whose pages this shell cannot show; those are outlines until they are rendered again. */
  readonly missing: readonly Remote[];
}

/** Pages that are compressed and written at a time; more would only wait in memory. */
const MOST_AT_ONCE = 8;

/** Name that the words of a namespace in a language have among an app's chunks. */
const wordsChunk = (namespace: string, language: string) => `words-${namespace}-${language}-json`;

/** Entry and chunks of a remote's page, as its HTML names them. A remote that lives elsewhere is named by its own address. */
function remoteScripts(installation: Installation, remote: Remote, app: DeployedApp, page: SitePage, words: readonly string[]): Script[] {
  const entry = installation.remoteEntries[remote];
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const chunks = [...(app.assets[page.expose] ?? []), ...words.flatMap((name) => app.assets[name] ?? [])];
  return [entry, ...chunks.map((file) => base + file)].map((src) => ({ src }));
}

/**
 * Writes the HTML of every route in every language and theme from what is deployed.
 * @param only - remotes whose pages are to be rendered again; all pages when left out
 */
export async function renderSite(installation: Installation, only?: readonly Remote[]): Promise<RenderReport> {
  const shellApp = await readDeployedApp(installation.shellDir);
  const shell = shellApp.exports as unknown as Shell;

  const remotes = new Map<Remote, DeployedApp>();
  const missing = new Set<Remote>();
  const miss = (remote: Remote, what: string, error: unknown) => {
    missing.add(remote);
    console.error(`${remote} ${what}: ${error instanceof Error ? error.message : String(error)}`);
  };
  // All of them, and in one order, whichever are wanted: styles are numbered as their components come, and a page that is rendered
  // again from the same release is the same to the byte.
  for (const remote of REMOTES) {
    try {
      remotes.set(remote, await readDeployedApp(installation.remoteUpstreams[remote], shell.singletons));
    } catch (error) {
      if (!only || only.includes(remote)) miss(remote, 'could not be read', error);
    }
  }

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

  async function renderVariant(page: SitePage | null, routePath: string, variant: Variant, app?: DeployedApp): Promise<string> {
    const remote = page?.remote as Remote | undefined;
    const module = page && app ? (app.exports[page.expose] as ExposedPage) : null;
    const rendered = await shell.renderPage({ ...variant, path: routePath, config, module, apiOrigin: installation.apiUpstream });
    return htmlDocument({
      variant,
      frameColors: shell.FRAME_COLORS,
      noScripts: shell.NO_SCRIPTS[variant.language],
      metadata: rendered.metadata,
      typeface,
      styles: rendered.styles,
      body: rendered.body,
      rootId: shell.ROOT_ID,
      data: { [shell.RUNTIME_CONFIG_ID]: config, [shell.ANSWERS_ID]: rendered.answers },
      scripts: main,
      preloads: [
        ...(await shellScripts(wordsChunk('shell', variant.language))),
        ...(page ? [] : [...(await shellScripts('not-found')), ...(await shellScripts(wordsChunk('menu', variant.language)))]),
        ...(remote && app && page
          ? remoteScripts(
              installation,
              remote,
              app,
              page,
              rendered.namespaces.map((namespace) => wordsChunk(namespace, variant.language)),
            )
          : []),
      ],
    });
  }

  /** A page in all variants. At its aliases it is the same document. */
  const variantsOf = async (page: SitePage, app?: DeployedApp) => {
    const rendered: { readonly files: readonly string[]; readonly html: string }[] = [];
    for (const variant of VARIANTS) {
      const html = await renderVariant(page, page.path, variant, app);
      rendered.push({ files: shell.pathsOf(page).map((routePath) => pageFile(variant, routePath)), html });
    }
    return rendered;
  };

  let count = 0;
  // Compressed and written by other threads while this one renders the next page.
  const writing = new Set<Promise<void>>();
  const write = async (files: readonly string[], content: string | Buffer) => {
    while (writing.size >= MOST_AT_ONCE) await Promise.race(writing);
    const places = files.map((file) => path.join(installation.pagesDir, file));
    const written = writePage(places, content).finally(() => writing.delete(written));
    writing.add(written);
    count += files.length;
  };
  for (const page of shell.sitePages) {
    const remote = page.remote as Remote;
    if (only && !only.includes(remote)) continue;
    const app = remotes.get(remote);
    const rendered = app && (await variantsOf(page, app).catch((error: unknown) => miss(remote, `cannot be shown at ${page.path}`, error)));
    // Asked for one remote that does not answer or does not fit, its pages stay as they are: better yesterday's page than an outline.
    if (!rendered && only) continue;
    for (const { files, html } of rendered ?? (await variantsOf(page))) await write(files, html);
  }
  if (!only) {
    for (const variant of VARIANTS) await write([notFoundFile(variant)], await renderVariant(null, '/404', variant));
    const contents = {
      ...(await siteFiles(shell, installation, new Date())),
      '/favicon.ico': await readFile(path.join(installation.shellDir, 'browser/assets/favicon.ico')),
    };
    for (const address of SITE_FILES) await write([siteFile(address)], contents[address]);
  }
  await Promise.all(writing);
  return { files: count, missing: [...missing] };
}
