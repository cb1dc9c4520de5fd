import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { compileFunction } from 'node:vm';

/** A deployed build of the shell or of a remote. */
export interface DeployedApp {
  /** Files of each named chunk group, relative to `browser/`. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  /** Source of the server bundle. */
  readonly code: string;
}

const ASSETS = 'browser/assets.json';
const CODE = 'server/index.cjs';

const appOf = (assets: string, code: string): DeployedApp => ({ assets: JSON.parse(assets) as DeployedApp['assets'], code });

/**
 * Reads an app from the local file system.
 * @param folder - contains `browser/` and `server/`
 */
export async function readInstalledApp(folder: string): Promise<DeployedApp> {
  const [assets, code] = await Promise.all([ASSETS, CODE].map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return appOf(assets ?? '', code ?? '');
}

/**
 * Runs the server bundle of a local (trusted) app.
 * @returns its exports
 */
export function runInstalledApp({ code }: DeployedApp): Readonly<Record<string, unknown>> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']) as (...scope: readonly unknown[]) => void;
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

export interface Patience {
  /** Timeout of one request, in milliseconds. */
  readonly deadlineMs: number;
  /** Delay before each retry, in milliseconds. */
  readonly pausesMs: readonly number[];
}

/** Contents of `release.json`, which the remote's build writes: a `sha256-…` digest for each file. */
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
 * Fetches a remote and checks it against the digests of the deployed release. Retries, because a replica may be restarting.
 * @param upstream - origin that serves `browser/` and `server/`
 * @param releaseFile - path of `release.json`. It must not come from the upstream, which could otherwise vouch for itself.
 * @throws Error when no attempt returns the released files
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

/**
 * Computes the subresource integrity value of a script.
 * @param file - relative to `browser/`
 */
export async function integrityOf(folder: string, file: string): Promise<string> {
  const code = await readFile(`${folder}/browser/${file}`);
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
