/** Looks at a site from the outside, after a deployment: does it serve the release, and do the release's pages have all their files? */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SHELL_RELEASE, mountOf } from './apps.mjs';

const DEADLINE_MS = 10_000;
/** Requests at the same time. */
const AT_ONCE = 8;

/** @throws Error with the address unless it answers 200 */
async function get(site, address, options = {}) {
  const response = await fetch(new URL(address, site), { ...options, signal: AbortSignal.timeout(DEADLINE_MS) }).catch((error) => {
    throw new Error(`${address} does not answer: ${(error.cause ?? error).message}`);
  });
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function inTurn(items, look) {
  const waiting = [...items];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await look(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Every page of the sitemap once, by its path. */
async function pagesOf(site) {
  const sitemap = String(await get(site, '/sitemap.xml'));
  return [...new Set([...sitemap.matchAll(/<loc>([^<?]*)/g)].map(([, address]) => new URL(address).pathname))];
}

const digestOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @throws Error with the first file that the site lacks, or that is not what its digest says */
const expectFiles = (site, files) =>
  inTurn(files, async ([file, digest]) => {
    const content = await get(site, file);
    if (digest && digestOf(content) !== digest) throw new Error(`${file} is not what the release holds`);
  });

/**
 * The pages that load something from a path prefix, and the digests of the files that they name, by file.
 * @param entry - the file that each of these pages must name, because it is of the release
 */
async function pagesWith(site, prefix, entry) {
  const files = new Map();
  let pages = 0;
  await inTurn(await pagesOf(site), async (address) => {
    const html = String(await get(site, address));
    const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"(?: integrity="([^"]+)")?/g)];
    const own = named.filter(([, file]) => file.startsWith(prefix));
    if (own.length === 0) return;
    pages += 1;
    if (!/<h1[\s>]/.test(html)) throw new Error(`${address} has no heading`);
    if (entry && !own.some(([, file]) => file === prefix + entry)) throw new Error(`${address} was rendered from another release`);
    for (const [, file, digest] of own) files.set(file, digest);
  });
  return { pages, files };
}

async function expectPagesWhole(site, prefix, entry) {
  const { pages, files } = await pagesWith(site, prefix, entry);
  if (pages === 0) throw new Error(`No page loads anything from ${prefix}`);
  await expectFiles(site, files);
  return `${pages} pages with ${files.size} scripts`;
}

/** Looks again after each pause, because caches of addresses may be seconds behind. */
async function lookAgain(look, pausesMs) {
  for (const ms of pausesMs) {
    try {
      return await look();
    } catch {
      await pause(ms);
    }
  }
  return look();
}

const PAUSES_MS = [2_000, 8_000];

/**
 * The scripts of an app that the site's pages name now. Pages that are open ask for them after the next release too.
 * @param pausesMs - delays before each further try
 * @throws Error if a page or a script is missing already, so that a release which repairs the site need not have it
 * @returns a function that throws Error with the first script that the site does not serve any more, and says otherwise what it saw
 */
export async function scriptsBefore(app, site, pausesMs = PAUSES_MS) {
  if (app === 'api') return async () => '';
  const files = await lookAgain(async () => {
    const named = await pagesWith(site, app === 'shell' ? '/assets/' : mountOf(app));
    await expectFiles(site, named.files);
    return named.files;
  }, pausesMs);
  return async () => {
    await expectFiles(site, files).catch(({ message }) => {
      throw new Error(`Pages that are open lack a script of the former release: ${message}`);
    });
    return `${files.size} scripts of the former release`;
  };
}

const LOOKS = {
  async shell(site, { version, revision, hash }) {
    const served = JSON.parse(String(await get(site, SHELL_RELEASE)));
    if (served.version !== version || served.revision !== revision || served.hash !== hash) {
      throw new Error(`The site serves shell ${served.version} (${served.revision}), not ${version} (${revision})`);
    }
    return expectPagesWhole(site, '/assets/');
  },
  async api(site, { version, revision }) {
    const served = JSON.parse(String(await get(site, `${mountOf('api')}health`)));
    if (served.version !== version || served.revision !== revision) {
      throw new Error(`The site runs API ${served.version} (${served.revision}), not ${version} (${revision})`);
    }
    const body = JSON.stringify({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });
    await get(site, `${mountOf('api')}calculate-tax`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return 'an estimate';
  },
  async remote(site, { app, files }) {
    const assets = await get(site, `${mountOf(app)}assets.json`);
    if (digestOf(assets) !== files['browser/assets.json']) throw new Error(`The site serves another build of ${app}`);
    // Releases from before the digests of scripts don’t name the entry.
    const [, entry] = /browser\/(remoteEntry\.\w+\.js)/.exec(Object.keys(files).join('\n')) ?? [];
    return expectPagesWhole(site, mountOf(app), entry);
  },
};

/**
 * @param pausesMs - delays before each further try
 * @returns what was seen
 * @throws Error with the first thing that is wrong
 */
export const smoke = async (release, site, pausesMs = PAUSES_MS) =>
  lookAgain(() => (LOOKS[release.app] ?? LOOKS.remote)(site, release), pausesMs);
