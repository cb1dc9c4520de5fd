/** Stores a site's pages between runs, so that a start renders only what its builds or its settings changed. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from './apps.mjs';
import { BUILT_FROM } from './build.mjs';
import { linkPages } from './link-pages.mjs';
import { ROOT } from './tasks.mjs';

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
 * @param {string} folder - where the pages are stored; other runs may use it at the same time
 * @param {unknown} settings - everything else that the pages depend on
 */
export function storedPages(folder, settings) {
  const origin = currentOrigin(settings);
  const readOrigin = () => readFileSync(path.join(folder, 'rendered-from.json'), 'utf8');
  return {
    /** Gives a site the stored pages. @returns the remotes whose pages are out of date, or nothing if the site needs all its pages */
    take(pagesDir) {
      try {
        const found = readOrigin();
        const { common, remotes } = JSON.parse(found);
        if (common !== origin.common) return undefined;
        linkPages(path.join(folder, 'pages'), pagesDir);
        // Another run may have stored its own meanwhile.
        return readOrigin() === found ? REMOTES.filter((remote) => remotes[remote] !== origin.remotes[remote]) : undefined;
      } catch {
        return undefined;
      }
    },
    /** Stores the pages of a site. A failure only makes the next start slower. */
    store(pagesDir) {
      mkdirSync(path.dirname(folder), { recursive: true });
      const aside = mkdtempSync(`${folder}-`);
      try {
        const next = path.join(aside, 'next');
        mkdirSync(path.join(next, 'pages'), { recursive: true });
        linkPages(pagesDir, path.join(next, 'pages'));
        writeFileSync(path.join(next, 'rendered-from.json'), JSON.stringify(origin));
        mkdirSync(folder, { recursive: true });
        renameSync(folder, path.join(aside, 'former'));
        renameSync(next, folder);
      } catch (error) {
        console.error(`The pages could not be stored for the next start: ${error.message}`);
      } finally {
        rmSync(aside, { recursive: true, force: true });
      }
    },
  };
}
