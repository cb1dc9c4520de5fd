/**
 * `npm run rehearse -- mf-worker-calcs`: releases a remote to a site on this machine, by the steps of the pipeline. The site runs the builds
 * that were there before; only the remote is built. Nothing is published or recorded.
 */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES, isRemote } from './apps.mjs';
import { buildStale } from './build.mjs';
import { deploy } from './deploy.mjs';
import { builtRelease, isAffected, nextVersion, reasonsAgainst, recordRelease, testApp, writeRecord } from './releases.mjs';
import { startSite } from './site.mjs';
import { ROOT } from './tasks.mjs';

const [app] = process.argv.slice(2);
if (!isRemote(app ?? '')) {
  console.error(`usage: npm run rehearse -- <remote>, one of ${REMOTES.join(', ')}`);
  process.exit(1);
}

const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
async function step(name, work) {
  const started = Date.now();
  const said = await work();
  console.log(`${name.padEnd(9)} ${seconds(started).padStart(7)}  ${said ?? ''}`);
}

const home = mkdtempSync(path.join(tmpdir(), 'bracketwise-rehearsal-'));
const folder = path.join(home, 'current');
let site;
/** Keeps each version of the remote and serves one of them, as a registry and a cluster do. */
const target = {
  current: () => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')),
  record: async (release) => recordRelease(release, home),
  withdraw: async () => writeRecord(app, [], home),
  keep: (version) => cpSync(path.join(ROOT, app, 'dist'), path.join(home, version), { recursive: true, preserveTimestamps: true }),
  switchTo: (version) => {
    symlinkSync(path.join(home, version), `${folder}.next`);
    renameSync(`${folder}.next`, folder);
  },
  put: async (_app, { version }) => {
    target.switchTo(version);
    await site.render(app);
  },
};

try {
  const { version: former } = await builtRelease(app);
  target.keep(former);
  target.switchTo(former);
  await step('site', async () => {
    site = await startSite({ port: 0, output: 'ignore', folders: { [app]: folder } });
    return `${app} ${former} at ${site.url}`;
  });
  const pipeline = Date.now();
  const version = nextVersion(app);
  await step('affected', async () => `since the last release: ${await isAffected(app)}`);
  await step('build', () => buildStale((text) => console.log(text), app));
  await step('test', () => testApp(app));
  await step('check', async () => {
    const reasons = await reasonsAgainst(await builtRelease(app), site.url);
    if (reasons.length > 0) throw new Error(reasons.join('\n'));
    return 'fits the deployed shell';
  });
  await step('deploy', async () => {
    const { nameRelease } = await import('../gateway/dist/release-file.js');
    target.keep(version);
    const file = path.join(home, version, 'release.json');
    await nameRelease(file, { VERSION: version });
    return `${await deploy(await builtRelease(app, file), target, site.url)} of ${app} ${version}`;
  });
  console.log(`released   ${seconds(pipeline)} after the change, ${seconds(began)} with the start of the site`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await site?.stop();
  rmSync(home, { recursive: true, force: true });
}
