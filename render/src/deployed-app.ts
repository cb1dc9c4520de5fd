import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { compileFunction } from 'node:vm';
import type { FurtherPage } from '@bracketwise/contract/site-map';
import type { RemoteRelease } from '@bracketwise/gateway/release';

/** A deployed build of the shell or of a remote. */
export interface DeployedApp {
  /** Files of each named chunk group, relative to `browser/`. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  /** Source of the server bundle. */
  readonly code: string;
  /** `sha256-…` of each file, relative to `browser/`. Releases from before these digests have none. */
  readonly integrity: Readonly<Record<string, string>>;
}

const ASSETS = 'browser/assets.json';
const CODE = 'server/index.cjs';

function appOf(manifest: string, code: string): DeployedApp {
  const { integrity = {}, ...assets } = JSON.parse(manifest) as DeployedApp['assets'] & { readonly integrity?: DeployedApp['integrity'] };
  return { assets, code, integrity };
}

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
export function runInstalledApp({ code }: DeployedApp, further: readonly FurtherPage[] = []): Readonly<Record<string, unknown>> {
  Object.assign(globalThis, { furtherPages: further });
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
 * Fetches a remote and checks it against the digests of its release. Retries, because a replica may be restarting.
 * @param upstream - origin that serves `browser/` and `server/`
 * @throws Error when no attempt returns the released files
 */
export async function fetchRelease(
  upstream: string,
  { files }: Pick<RemoteRelease, 'files'>,
  { deadlineMs, pausesMs }: Patience,
): Promise<DeployedApp> {
  const attempt = async () => {
    const [assets, code] = await Promise.all([ASSETS, CODE].map((file) => fetchFile(`${upstream}/${file}`, files[file], deadlineMs)));
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
