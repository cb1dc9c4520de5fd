/**
 * `npm run compose:check`: builds the images of docker-compose.yml, starts the stack in a real Docker engine, looks at every app and at
 * the packages of the API's image, signs its images, kills and freezes a replica of the API under load, restarts the gateway, replaces a
 * remote and rolls it back, and removes what it started. `--built` takes images that are there. Where no engine runs, it names what is missing
 * and exits with 1.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REMOTES, SHELL_RELEASE, mountOf, variableOf } from './apps.mjs';
import { stackOf } from './compose.mjs';
import { freePort } from './ports.mjs';
import { IMAGES, WORKSPACES } from './releases.mjs';
import { sbomOf } from './sbom.mjs';
import { checkSignatures, lackingForSignatures } from './signature-check.mjs';
import { smoke } from './smoke.mjs';

const built = process.argv.includes('--built');

/** The remote that is replaced. */
const REMOTE = 'mf-guides';
const PROJECT = `bracketwise-check-${process.pid}`;
/** Longer than an API process is given to end, and than the gateway takes an address for current. */
const LOAD_MS = 20_000;
const AT_ONCE = 8;
const START_MS = 15 * 60_000;

/** Prints the packages of an image that has nothing but node. */
const LIST_PACKAGES = `
  const { existsSync, lstatSync, readdirSync, readFileSync } = require('node:fs');
  const packagesIn = (folder, scope = '') =>
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const place = folder + '/' + name;
      if (name.startsWith('.') || lstatSync(place).isSymbolicLink()) return [];
      if (name.startsWith('@')) return packagesIn(place, name + '/');
      const { version, dependencies = {} } = JSON.parse(readFileSync(place + '/package.json', 'utf8'));
      const own = { name: scope + name, id: scope + name + '@' + version, needs: Object.keys(dependencies) };
      return [own, ...packagesIn(place + '/node_modules')];
    });
  console.log(JSON.stringify(packagesIn('/app/node_modules')));
`;

const began = Date.now();
async function step(name, work) {
  const started = Date.now();
  const said = await work();
  console.log(`${name.padEnd(10)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${said ?? ''}`);
}

/** Asks for estimates until it is stopped. */
function load(site) {
  const seen = { responses: 0, failures: [] };
  let running = true;
  const body = JSON.stringify({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const visitor = async () => {
    while (running) {
      const said = await fetch(new URL(`${mountOf('api')}calculate-tax`, site), { ...options, signal: AbortSignal.timeout(15_000) }).then(
        async (response) => (response.ok ? void (await response.text()) : `answered ${response.status}`),
        (error) => (error.cause ?? error).message,
      );
      seen.responses += 1;
      if (said) seen.failures.push(said);
      await pause(20);
    }
  };
  const visitors = Array.from({ length: AT_ONCE }, visitor);
  return async () => {
    running = false;
    await Promise.all(visitors);
    return seen;
  };
}

async function check() {
  const port = await freePort(0);
  const site = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-compose-'));
  const settings = { PORT: String(port), SITE_URL: site, RATE_LIMIT_PER_MINUTE: '0' };
  const { inStack, docker, containersOf, remove } = stackOf(PROJECT, settings, START_MS);
  // The engine's socket may be anywhere, and the site needs no service that restarts others for this long.
  const services = ['gateway', 'gateway-metrics'];
  const releaseOf = async (remote) => {
    const [container] = await containersOf(remote);
    return JSON.parse(await docker('exec', container, 'cat', '/app/remote/release.json'));
  };
  const imageOf = (app, tag) => `${process.env.REGISTRY || 'bracketwise'}/${app}:${tag}`;
  /** What holds while a replica of the API fails. */
  const underLoad = async (work) => {
    const stop = load(site);
    await pause(1_000);
    const started = Date.now();
    await work();
    await pause(Math.max(0, LOAD_MS - (Date.now() - started)));
    const { responses, failures } = await stop();
    if (failures.length > 0) throw new Error(`${failures.length} of ${responses} estimates failed: ${[...new Set(failures)].join(', ')}`);
    return `${responses} estimates, none failed`;
  };
  const open = async () => {
    for (const until = Date.now() + 60_000; Date.now() < until; await pause(500))
      if (
        await fetch(site).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
    throw new Error(`${site} does not answer`);
  };
  const lookAt = async (app) => `${app}: ${await smoke(await releaseOf(app), site)}`;

  try {
    if (!built) await step('build', async () => void (await inStack(['build'])));
    await step('start', async () => {
      await inStack(['up', '--detach', '--no-build', '--scale', 'api=2', ...services]);
      await open();
      return site;
    });
    await step('look', async () => {
      const shell = await (await fetch(new URL(SHELL_RELEASE, site))).json();
      const { version, revision } = await (await fetch(new URL(`${mountOf('api')}health`, site))).json();
      const seen = [`shell: ${await smoke(shell, site)}`, `api: ${await smoke({ app: 'api', version, revision }, site)}`];
      for (const remote of REMOTES) seen.push(await lookAt(remote));
      return seen.join('; ');
    });
    await step('confined', async () => {
      const running = (await inStack(['ps', '-q'])).stdout.trim().split('\n').filter(Boolean);
      const format = '{{.Config.User}} {{.HostConfig.ReadonlyRootfs}} {{.Name}}';
      const wrong = (await docker('inspect', '--format', format, ...running))
        .split('\n')
        .filter((line) => !/^(65532|nonroot)\S* true /.test(line));
      if (wrong.length > 0) throw new Error(`These run as root or may write to their image:\n${wrong.join('\n')}`);
      return `${running.length} containers as another user than root, on images that they can't write to`;
    });
    const sbom = sbomOf({ app: 'api', version: '' }, WORKSPACES('api'));
    await step('sbom', async () => {
      const [container] = await containersOf('api');
      const found = JSON.parse(await docker('exec', container, '/nodejs/bin/node', '-e', LIST_PACKAGES));
      const listed = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
      const there = new Set(found.map(({ id }) => id));
      const lacking = [...listed].filter((id) => !there.has(id));
      // npm leaves two that only tests need.
      const unlisted = found.filter(({ id }) => !listed.has(id));
      const loaded = unlisted.filter(({ name }) => found.some(({ id, needs }) => listed.has(id) && needs.includes(name)));
      if (lacking.length + loaded.length > 0)
        throw new Error(`The list of the API's packages is wrong: ${[...lacking, ...loaded.map(({ id }) => id)].join(', ')}`);
      return `${listed.size} packages in the API's image are in its list, ${unlisted.length} that nothing needs are not`;
    });
    await step('sign', async () => {
      const lacking = lackingForSignatures();
      if (lacking.length > 0) return `not tried: there is no ${lacking.join(' and no ')}. Debian 13 has both.`;
      const images = Object.fromEntries(IMAGES('api').map((image) => [image, imageOf(image, 'latest')]));
      return checkSignatures(images, sbom, docker, path.join(folder, 'signatures'));
    });
    const [one, other] = await containersOf('api');
    await step('kill', () => underLoad(() => docker('kill', one)));
    await step('again', async () => {
      await docker('start', one);
      for (const until = Date.now() + 60_000; Date.now() < until; await pause(500))
        if ((await docker('inspect', '--format', '{{.State.Health.Status}}', one)) === 'healthy') return 'the killed replica is healthy';
      throw new Error('The killed replica does not become healthy again');
    });
    await step('freeze', () =>
      underLoad(async () => {
        await docker('pause', other);
        await pause(LOAD_MS / 2);
        await docker('unpause', other);
      }),
    );
    await step('restart', async () => {
      await inStack(['restart', 'gateway']);
      await open();
    });
    const former = await releaseOf(REMOTE);
    const put = async (version) => {
      const settings = { [variableOf(REMOTE, 'VERSION')]: version };
      await inStack(['up', '--detach', '--no-build', '--no-deps', REMOTE], settings);
      await inStack(['run', '--rm', '--no-deps', `${REMOTE}-release`], settings);
      await inStack(['run', '--rm', '--no-deps', 'render', REMOTE], settings);
      await pause(6_000);
    };
    await step('replace', async () => {
      writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...former, version: '0.0.1-1.1' }));
      writeFileSync(path.join(folder, 'Dockerfile'), `FROM ${imageOf(REMOTE, 'latest')}\nCOPY release.json /app/remote/release.json\n`);
      await docker('build', '--quiet', '--tag', imageOf(REMOTE, PROJECT), folder);
      await put(PROJECT);
      const { version } = await releaseOf(REMOTE);
      if (version !== '0.0.1-1.1') throw new Error(`${REMOTE} ${version} runs`);
      return lookAt(REMOTE);
    });
    await step('roll back', async () => {
      await put('latest');
      const { version } = await releaseOf(REMOTE);
      if (version !== former.version) throw new Error(`${REMOTE} ${version} runs`);
      return lookAt(REMOTE);
    });
  } catch (error) {
    const logs = await inStack(['logs', '--tail', '20']).catch(() => ({ stdout: '' }));
    throw new Error(`${error.message}\n${logs.stdout}`, { cause: error });
  } finally {
    await step('clean up', async () => {
      await remove().catch(({ message }) => console.error(message));
      await docker('image', 'rm', '--force', imageOf(REMOTE, PROJECT)).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    });
  }
  console.log(`The stack works. ${((Date.now() - began) / 1000).toFixed(0)} s`);
}

await check().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
