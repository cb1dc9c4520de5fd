import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

/** A built app as it is deployed: in a folder, or behind the origin that serves it. */
export interface DeployedApp {
  /** Files of each named chunk group, relative to the browser build. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

async function read(location: string, file: string): Promise<string> {
  if (!/^https?:/.test(location)) return readFile(`${location}/${file}`, 'utf8');
  const response = await fetch(`${location}/${file}`);
  if (!response.ok) throw new Error(`${location}/${file} answered ${response.status}`);
  return response.text();
}

/**
 * Reads an app's manifest and runs its server bundle.
 * @param location - folder or origin that holds `browser/` and `server/`
 * @param singletons - what the bundle is given instead of a copy of its own; the rest of its imports is node's
 * @throws Error when the app is not there or does not run
 */
export async function readDeployedApp(location: string, singletons: Readonly<Record<string, unknown>> = {}): Promise<DeployedApp> {
  const [assets, code] = await Promise.all([read(location, 'browser/assets.json'), read(location, 'server/index.cjs')]);
  const nodeRequire = createRequire(import.meta.url);
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: `${location}/server/index.cjs` }) as (
    ...scope: [typeof module, typeof module.exports, (id: string) => unknown]
  ) => void;
  run(module, module.exports, (id) => singletons[id] ?? nodeRequire(id));
  return { assets: JSON.parse(assets) as DeployedApp['assets'], exports: module.exports };
}

/** What a browser must find in a script of an app before it runs it. @param file - relative to the browser build */
export async function integrityOf(location: string, file: string): Promise<string> {
  const code = await read(location, `browser/${file}`);
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
