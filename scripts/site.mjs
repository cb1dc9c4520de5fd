/**
 * Runs the whole production site on this machine, one process per container of the deployed stack: the remotes, the API and the gateway.
 * Pages are rendered before the gateway opens.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES, isRemote, variableOf } from './apps.mjs';
import { linkPages } from './link-pages.mjs';
import { assertFree } from './ports.mjs';
import { runProgram, startService } from './processes.mjs';
import { storedPages } from './stored-pages.mjs';
import { ROOT } from './tasks.mjs';

export { linkPages, ROOT, runProgram, startService };

/**
 * @returns the settings that pages depend on, with the same place and port of every build and server
 * @throws Error that names the variable whose value the site does not take
 */
async function settingsOf(env) {
  const { readRenderInstallation } = await import('../gateway/dist/environment.js');
  const upstreams = ['api', ...REMOTES].map((app) => [variableOf(app, 'UPSTREAM'), 'http://127.0.0.1']);
  const releases = REMOTES.map((app) => [variableOf(app, 'RELEASE'), ROOT]);
  const places = { SHELL_DIR: ROOT, PAGES_DIR: ROOT, ...Object.fromEntries([...upstreams, ...releases]) };
  return { ...readRenderInstallation({ ...process.env, ...env, ...places }), port: 0 };
}

/**
 * @param {{ port: number, env?: NodeJS.ProcessEnv, log?: (message: string) => void, output?: 'inherit' | 'ignore', pagesOf?: string,
 * storedIn?: string, folders?: Record<string, string>, signal?: AbortSignal }} options -
 * port 0 picks a free one; `pagesOf` is a folder of pages already rendered with the same settings; `storedIn` is a folder that stores the pages
 * of this repository's builds between starts, so that only what has changed is rendered; `folders` has other builds of remotes, and those of
 * remotes of other repositories; `signal` aborts the start
 */
export async function startSite({ port, env = {}, log = () => {}, output = 'inherit', pagesOf, storedIn, folders = {}, signal }) {
  await assertFree(port);
  const settings = await settingsOf({ ...env, PORT: String(port) });
  const pagesDir = mkdtempSync(path.join(tmpdir(), 'bracketwise-pages-'));
  /** @type {Map<string, import('./processes.mjs').Service>} */
  const services = new Map();
  let stopping = false;

  const start = async (name, file, options) => {
    const service = await startService(name, path.join(ROOT, file), { output, ...options });
    services.set(name, service);
    const goesOn = () => !stopping && services.get(name) === service && name !== 'gateway';
    void service.ended.then((code) => goesOn() && log(`${name} ended with ${code}; the rest goes on`));
    return service;
  };
  const further = Object.keys(folders).filter((app) => !isRemote(app));
  const remotes = [...REMOTES, ...further];
  const folderOf = (app) => folders[app] ?? path.join(ROOT, app, 'dist');
  const startRemote = (app, remotePort = 0) =>
    start(app, 'gateway/dist/remote-server.js', { args: [folderOf(app)], env: { PORT: String(remotePort) } });
  const startApi = (apiPort = 0) =>
    start('api', 'api/dist/main.js', { env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...env, HOST: '127.0.0.1', PORT: String(apiPort) } });

  const stop = async () => {
    stopping = true;
    await Promise.all([...services.values()].map((service) => service.stop()));
    rmSync(pagesDir, { recursive: true, force: true });
  };

  try {
    await Promise.all([...remotes.map((app) => startRemote(app)), startApi()]);
    const siteEnv = {
      ...env,
      PORT: String(port),
      SHELL_DIR: path.join(ROOT, 'shell/dist'),
      PAGES_DIR: pagesDir,
      FURTHER_REMOTES: further.join(','),
      API_UPSTREAM: `http://127.0.0.1:${services.get('api').port}`,
      ...Object.fromEntries(
        remotes.flatMap((app) => [
          [variableOf(app, 'UPSTREAM'), `http://127.0.0.1:${services.get(app).port}`],
          [variableOf(app, 'RELEASE'), path.join(folderOf(app), 'release.json')],
        ]),
      ),
    };
    const renderPages = (options) => runProgram(path.join(ROOT, 'render/dist/main.js'), { env: siteEnv, ...options });
    signal?.throwIfAborted();
    const stored = storedIn ? storedPages(storedIn, settings) : undefined;
    const stale = stored?.take(pagesDir);
    if (pagesOf) linkPages(pagesOf, pagesDir);
    else if (stale?.length === 0) log('the pages of the last start are up to date');
    else {
      log(await renderPages({ args: stale ?? [], signal }));
      stored?.store(pagesDir);
    }
    const gateway = await start('gateway', 'gateway/dist/main.js', { env: siteEnv });
    return {
      url: `http://localhost:${gateway.port}`,
      pagesDir,
      services,
      render: (...remotes) => renderPages({ args: remotes }),
      renderEnvironment: siteEnv,
      stop,
      /** Stops one process and returns a function that restarts it on the same port. */
      interrupt: async (name) => {
        const { port: formerPort } = services.get(name);
        await services.get(name).stop();
        return () => (name === 'api' ? startApi(formerPort) : startRemote(name, formerPort));
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
