/** Keeps a site's pages between runs, so that a start renders only what its builds or its settings changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from './apps.mjs';
import { BUILT_FROM } from './build.mjs';
import { linkPages } from './link-pages.mjs';
import { ROOT } from './tasks.mjs';

const RENDERED_FROM = 'rendered-from.json';

/**
 * What the pages are rendered from: the part of all pages, and each remote's own. The month, because security.txt expires.
 * @param {unknown} settings
 */
function currentOrigin(settings) {
  const builtFrom = (app) => readFileSync(path.join(ROOT, app, BUILT_FROM), 'utf8');
  return {
    common: JSON.stringify([['shell', 'api', 'gateway', 'render'].map(builtFrom), settings, new Date().toISOString().slice(0, 7)]),
    remotes: Object.fromEntries(REMOTES.map((remote) => [remote, builtFrom(remote)])),
  };
}

/**
 * @param {string} folder - where the pages are
 * @param {unknown} settings - everything else that the pages depend on
 * @returns {{ pages: string | undefined, stale: readonly string[], keep: (pagesDir: string) => void }} the kept pages if they have these
 * settings, the remotes whose pages are out of date, and a function that keeps the pages that now are in `pagesDir`
 */
export function keptPages(folder, settings) {
  const origin = currentOrigin(settings);
  const file = path.join(folder, RENDERED_FROM);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const fits = kept?.common === origin.common;
  const stale = fits ? REMOTES.filter((remote) => kept.remotes[remote] !== origin.remotes[remote]) : REMOTES;
  return {
    pages: fits ? path.join(folder, 'pages') : undefined,
    stale,
    // By renaming, because another run may be reading them.
    keep: (pagesDir) => {
      const next = `${folder}-${process.pid}`;
      mkdirSync(path.join(next, 'pages'), { recursive: true });
      linkPages(pagesDir, path.join(next, 'pages'));
      writeFileSync(path.join(next, RENDERED_FROM), JSON.stringify(origin));
      rmSync(folder, { recursive: true, force: true });
      renameSync(next, folder);
    },
  };
}
