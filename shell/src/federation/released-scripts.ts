/**
 * Loads the scripts of every app, and runs only those that a release holds (docs/adr/0032-scripts-of-a-release.md). The builds hand the loading
 * of their chunks to `globalThis.releasedScripts`.
 */
import { reportFailure } from '../failures/report-failure.ts';

type Digests = Readonly<Record<string, string>>;

declare global {
  var releasedScripts: {
    /** Called by the list of digests that each build writes. */
    readonly know: (digests: Digests) => void;
    /** @param list - URL and digest of the list of the release that the script belongs to */
    readonly load: (app: string, url: string, list?: readonly [url: string, digest: string]) => Promise<void>;
  };
}

const SAID = {
  failed: 'did not load',
  late: 'did not arrive in time',
  refused: 'is not what the release holds',
  unknown: 'belongs to no known release',
} as const;

export class ScriptError extends Error {
  constructor(
    script: string,
    readonly reason: keyof typeof SAID,
  ) {
    super(`${script} ${SAID[reason]}`);
  }
}

export const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Digests by file name: the names hold a hash of the content. An empty digest accepts any content. */
const known = new Map<string, string>();

export function know(digests: Digests): void {
  for (const [url, digest] of Object.entries(digests)) known.set(nameOf(url), digest);
}

const running = new Map<string, Promise<void>>();

function run(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const late = () => end(() => reject(new ScriptError(nameOf(url), 'late')));
    const timer = setTimeout(late, REMOTE_DEADLINE_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    script.onload = () => end(resolve);
    script.onerror = () => end(() => reject(new ScriptError(nameOf(url), 'failed')));
    Object.assign(script, integrity && { integrity, crossOrigin: 'anonymous' }, { src: url });
    document.head.append(script);
  });
}

/** Fetches the file past the browser's cache and into it; false if the server doesn't have it. */
const fresh = (url: string, integrity = ''): Promise<Blob | false> =>
  fetch(url, { integrity, cache: 'reload' })
    .then(async (response) => response.ok && response.blob())
    .catch(() => false);

async function runReleased(app: string, url: string): Promise<void> {
  const script = `${app}: ${nameOf(url)}`;
  const integrity = known.get(nameOf(url));
  if (integrity === undefined) throw new ScriptError(script, 'unknown');
  try {
    await run(url, integrity);
  } catch (error) {
    const { reason } = error as ScriptError;
    if (reason === 'late' || !integrity) throw new ScriptError(script, reason);
    // The browser's cache, or a cache along the way, may have held another file.
    if (await fresh(url, integrity)) return run(url, integrity);
    if (!(await fresh(url))) throw new ScriptError(script, reason);
    reportFailure(app, 'integrity');
    throw new ScriptError(script, 'refused');
  }
}

function runOnce(app: string, url: string): Promise<void> {
  const promise = running.get(url) ?? runReleased(app, url).finally(() => running.get(url) === promise && running.delete(url));
  running.set(url, promise);
  return promise;
}

/** @throws ScriptError */
export const loadScript: typeof releasedScripts.load = async (app, url, list) => {
  if (list && !known.has(nameOf(url))) {
    know(Object.fromEntries([list]));
    await runOnce(app, list[0]);
  }
  await runOnce(app, url);
};

/** Gives up the scripts of a remote that are still loading, because a retry would wait for the same hanging requests. */
export function forgetHangingScripts(entry: string): void {
  const { href } = new URL('.', new URL(entry, document.baseURI));
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(href)) script.remove();
  for (const url of running.keys()) if (new URL(url, document.baseURI).href.startsWith(href)) running.delete(url);
}

/** Call first. */
export function installReleasedScripts(): void {
  for (const { href, integrity } of document.querySelectorAll<HTMLLinkElement>('link[integrity]')) known.set(nameOf(href), integrity);
  globalThis.releasedScripts = { know, load: loadScript };
}
