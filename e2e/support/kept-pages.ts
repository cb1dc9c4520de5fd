/** Keeps the pages of the shared site between runs, so that a run renders only what its builds changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FROM } from '../../scripts/build.mjs';
import { REMOTES } from '@bracketwise/contract/apps';
import { linkPages, ROOT, type Site } from '../../scripts/site.mjs';

const KEPT = path.join(ROOT, '.cache/e2e-pages');
const PAGES = path.join(KEPT, 'pages');
const RENDERED_FROM = 'rendered-from.json';

/** What pages are rendered from: the part of all pages, and each remote's own. */
interface Origin {
  readonly common: string;
  readonly remotes: Readonly<Record<string, string>>;
}

function currentOrigin(settings: Readonly<Record<string, string>>): Origin {
  const builtFrom = (app: string) => readFileSync(path.join(ROOT, app, BUILT_FROM), 'utf8');
  return {
    common: JSON.stringify([['shell', 'api', 'gateway', 'render'].map(builtFrom), settings]),
    remotes: Object.fromEntries(REMOTES.map((remote) => [remote, builtFrom(remote)])),
  };
}

/**
 * @param start - starts the site with a folder of pages, or renders them all
 * @returns the site with the pages of the current builds
 */
export async function withKeptPages(
  settings: Readonly<Record<string, string>>,
  start: (pagesOf: string | undefined) => Promise<Site>,
): Promise<Site> {
  const origin = currentOrigin(settings);
  const file = path.join(KEPT, RENDERED_FROM);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Origin) : undefined;
  const fits = kept?.common === origin.common;
  const stale = fits ? REMOTES.filter((remote) => kept.remotes[remote] !== origin.remotes[remote]) : REMOTES;
  const site = await start(fits ? PAGES : undefined);
  if (fits && stale.length > 0) await site.render(...stale);
  if (stale.length > 0) keep(site.pagesDir, origin);
  return site;
}

/** Replaces the stored pages by renaming, because another run may be reading them. */
function keep(pagesDir: string, origin: Origin): void {
  const next = `${KEPT}-${process.pid}`;
  const pages = path.join(next, path.basename(PAGES));
  mkdirSync(pages, { recursive: true });
  linkPages(pagesDir, pages);
  writeFileSync(path.join(next, RENDERED_FROM), JSON.stringify(origin));
  rmSync(KEPT, { recursive: true, force: true });
  renameSync(next, KEPT);
}
