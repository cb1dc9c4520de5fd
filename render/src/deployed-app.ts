import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { compileFunction } from 'node:vm';

/** A built app as it is deployed. */
export interface DeployedApp {
  /** Files of each named chunk group, relative to the browser build. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  /** Of its server bundle. */
  readonly code: string;
}

const ASSETS = 'browser/assets.json';
const CODE = 'server/index.cjs';

const appOf = (assets: string, code: string): DeployedApp => ({ assets: JSON.parse(assets) as DeployedApp['assets'], code });

/** Reads an app that came with this program. @param folder - holds `browser/` and `server/` */
export async function readInstalledApp(folder: string): Promise<DeployedApp> {
  const [assets, code] = await Promise.all([ASSETS, CODE].map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return appOf(assets ?? '', code ?? '');
}

/** Runs the server bundle of an app that came with this program. @returns its exports */
export function runInstalledApp({ code }: DeployedApp): Readonly<Record<string, unknown>> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']) as (...scope: readonly unknown[]) => void;
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

export interface Patience {
  /** Milliseconds for one answer. */
  readonly deadlineMs: number;
  /** Milliseconds before each further attempt. */
  readonly pausesMs: readonly number[];
}

/** The digests of a release by file, as the build of a remote writes them: `release.json`. */
type Release = Readonly<Record<string, string>>;

async function fetchFile(address: string, digest: string | undefined, deadlineMs: number): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(deadlineMs), redirect: 'error' }).catch((error: Error) => {
    const reason =
      error.name === 'TimeoutError' ? `no answer within ${deadlineMs / 1000} seconds` : ((error.cause as Error) ?? error).message;
    throw new Error(`${address}: ${reason}`);
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (`sha256-${createHash('sha256').update(bytes).digest('base64')}` !== digest) {
    throw new Error(`${address} is not what the release holds`);
  }
  return bytes.toString();
}

/**
 * Fetches a remote from where it is served, and takes it only if it is the release that is deployed. A replica that is just being
 * replaced, or a lost connection, is given another chance.
 * @param upstream - origin that serves `browser/` and `server/`
 * @param releaseFile - the release's digests. They do not come from the upstream, or it could vouch for itself.
 * @throws Error when the release is not to be had
 */
export async function fetchRelease(upstream: string, releaseFile: string, { deadlineMs, pausesMs }: Patience): Promise<DeployedApp> {
  const release = JSON.parse(await readFile(releaseFile, 'utf8')) as Release;
  const attempt = async () => {
    const [assets, code] = await Promise.all([ASSETS, CODE].map((file) => fetchFile(`${upstream}/${file}`, release[file], deadlineMs)));
    return appOf(assets ?? '', code ?? '');
  };
  for (const ms of pausesMs) {
    try {
      return await attempt();
    } catch {
      await pause(ms);
    }
  }
  return attempt();
}

/** What a browser must find in a script of an app before it runs it. @param file - relative to the browser build */
export async function integrityOf(folder: string, file: string): Promise<string> {
  const code = await readFile(`${folder}/browser/${file}`);
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
