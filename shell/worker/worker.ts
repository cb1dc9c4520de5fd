/// <reference lib="webworker" />
/**
 * The service worker. Online, it changes nothing but who delivers files whose address holds their content's hash. Without a network, it
 * responds with the pages that this visitor has saved.
 *
 * A page is saved only together with all scripts it names, so it never runs with those of another release: scripts are found by addresses
 * that contain their hash, and a page that names an unknown one belongs to another release and is not saved.
 */
import { clientsClaim } from 'workbox-core';
import * as navigationPreload from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  CACHE_PREFIX,
  offlineMessageIn,
  SHARE_TARGET,
  type KeptPages,
  type OfflineManifest,
  type ReleasedFile,
} from '@bracketwise/shell/offline-manifest';
import type { RemoteFiles } from '@bracketwise/shell/remote-files';
import { offlineFallback } from './offline-fallback.ts';

declare const self: ServiceWorkerGlobalScope & { readonly OFFLINE: OfflineManifest };

const { release, shell, remotes, pages, offered, words } = self.OFFLINE;
const FILES = `${CACHE_PREFIX}files`;
const PAGES = `${CACHE_PREFIX}pages-${release}`;
const ANSWERS = `${CACHE_PREFIX}answers-${release}`;
const OF_THIS_RELEASE = new Set([FILES, PAGES, ANSWERS]);

/** The cookie policy promises it. */
const MOST_DAYS = 365;

/** How long a saved page waits for the network's newer one, in seconds. */
const PATIENCE = 4;

const allFiles = new Map([...shell, ...Object.values(remotes).flat()].map((file) => [file.url, file]));

/** The language of a file with texts: `words-salary-es-json.9c3f0b12.js`. */
const languageOf = ({ url }: ReleasedFile) => /\/words-.+-([a-z]{2})-json\.\w+\.js$/.exec(url)?.[1];
const inLanguage = (files: readonly ReleasedFile[], language: string) =>
  files.filter((file) => (languageOf(file) ?? language) === language);

const addressOf = (path: string, language: string) => `${path}?lang=${language}`;
const ANY_LANGUAGE = { ignoreSearch: true, ignoreVary: true };

async function fetched(url: string, integrity?: string): Promise<Response> {
  const response = await fetch(url, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function keepFiles(files: readonly ReleasedFile[]): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.all(
    files.map(async ({ url, integrity }) => {
      if (!(await cache.match(url))) await cache.put(url, await fetched(url, integrity));
    }),
  );
}

/** Keeps a page in a language, and no longer in another one. */
async function keepPage(cache: Cache, path: string, language: string): Promise<void> {
  const response = await fetched(addressOf(path, language));
  const html = await response.clone().text();
  const scripts = [...html.matchAll(/ (?:src|href)="([^"]+\.js)"/g)].map(([, url = '']) => url);
  // Scripts of another release: the browser finds that release's worker, which keeps the page then.
  if (!scripts.every((url) => allFiles.has(url))) return void self.registration.update();
  await cache.delete(path, ANY_LANGUAGE);
  await cache.put(addressOf(path, language), response);
}

async function keptAddresses(cache: Cache): Promise<URL[]> {
  return (await cache.keys()).map(({ url }) => new URL(url));
}

/**
 * Keeps these pages and, in the same language, those saved before.
 * @param again - whether to fetch these pages even if they are saved, because their text may have changed
 */
async function keep(paths: readonly string[], language: string, again = false): Promise<void> {
  const cache = await caches.open(PAGES);
  const there = await keptAddresses(cache);
  const wanted = [...new Set([...there.map(({ pathname }) => pathname), ...paths])].filter((path) => remotes[pages[path] ?? '']);
  const isThere = (path: string) => there.some(({ pathname, search }) => pathname + search === addressOf(path, language));
  const missing = wanted.filter((path) => (again && paths.includes(path)) || !isThere(path));
  if (missing.length === 0) return;
  const needed = new Set(wanted.map((path) => pages[path] ?? ''));
  await keepFiles(inLanguage([shell, ...[...needed].map((remote) => remotes[remote] ?? [])].flat(), language));
  await Promise.all(missing.map((path) => keepPage(cache, path, language)));
}

async function removeOldPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) {
    const since = Date.parse((await cache.match(request))?.headers.get('date') ?? '');
    if (Date.now() - since > MOST_DAYS * 24 * 60 * 60 * 1000) await cache.delete(request);
  }
}

async function countKept(): Promise<KeptPages> {
  const kept = await keptAddresses(await caches.open(PAGES));
  return { kept: kept.length, offered: offered.length };
}

/** Keeps, in this release, what the visitor saved of the release before. */
async function takeOver(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(`${CACHE_PREFIX}pages-`) && name !== PAGES);
  const addresses = (await Promise.all(former.map(async (name) => keptAddresses(await caches.open(name))))).flat();
  const language = addresses.at(-1)?.searchParams.get('lang');
  if (language)
    await keep(
      addresses.map(({ pathname }) => pathname),
      language,
    );
}

async function removeFormerReleases(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !OF_THIS_RELEASE.has(name)) await caches.delete(name);
  }
  const files = await caches.open(FILES);
  for (const request of await files.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!allFiles.has(pathname + search)) await files.delete(request);
  }
}

clientsClaim();
navigationPreload.enable();
self.addEventListener('install', (event) => event.waitUntil(takeOver()));
self.addEventListener('activate', (event) => event.waitUntil(removeFormerReleases()));
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // Sent by workbox-window when the visitor asks for the new release.
  if ((event.data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') return void self.skipWaiting();
  const message = offlineMessageIn(event.data, Object.keys(words));
  if (!message) return;
  const answer = async (): Promise<KeptPages> => {
    await removeOldPages();
    if (message.type === 'count') return countKept();
    try {
      if (message.type === 'keep') await keep(message.paths, message.language, true);
      else await keep(offered, message.language);
      return await countKept();
    } catch {
      return { ...(await countKept()), failed: true };
    }
  };
  event.waitUntil(answer().then((kept) => event.ports[0]?.postMessage(kept)));
});

/** Pages and files are stored by `keep` alone, so that both always belong together. */
const STORE_NOTHING = { cacheWillUpdate: async () => null };

registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: PAGES,
      networkTimeoutSeconds: PATIENCE,
      matchOptions: ANY_LANGUAGE,
      plugins: [STORE_NOTHING, { handlerDidError: async () => offlineFallback(self.OFFLINE, await caches.open(PAGES)) }],
    }),
    // Not pages: the API's documentation, and widgets, which are not saved.
    { denylist: [/^\/api\//, /^\/embed\//] },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && allFiles.has(url.pathname + url.search),
  new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true }, plugins: [STORE_NOTHING] }),
);
/** What can be searched is saved, too, once the visitor has searched. */
const isAnswer = ({ pathname }: URL) => pathname.startsWith('/api/') || pathname.startsWith('/search.');
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isAnswer(url) && request.mode !== 'navigate',
  new NetworkFirst({ cacheName: ANSWERS, matchOptions: { ignoreVary: true } }),
  'GET',
);

/** Without a network, the list of the remotes' releases has only the saved ones' entries: saved scripts need no request ahead of time. */
const keptReleases = Object.fromEntries(
  Object.entries(remotes).flatMap(([remote, [entry]]) =>
    entry ? [[remote, { entry: entry.url, pages: {}, digests: { [entry.url]: entry.integrity } } satisfies RemoteFiles]] : [],
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/page-files.'),
  ({ request }) => fetch(request).catch(() => Response.json(keptReleases)),
);

/** A link that the visitor shared with the installed site opens as if it was pressed; anything else opens the home page. */
async function openShared(request: Request): Promise<Response> {
  const texts = [...(await request.formData()).values()].filter((value) => typeof value === 'string');
  const shared = texts.flatMap((text) => text.match(/https?:\S+/g) ?? []);
  const own = shared.find((url) => URL.canParse(url) && new URL(url).origin === self.location.origin);
  return Response.redirect(own ?? '/', 303);
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
  ({ request }) => openShared(request),
  'POST',
);
