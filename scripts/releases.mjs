/** The releases of each app, as `deploy/records/<app>.json` records them, newest first, and whether a build fits what is deployed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { importSource } from '../build/sources.mjs';
import { APPS, REMOTES, SHELL_RELEASE, isRemote } from './apps.mjs';
import { releaseFile } from './build.mjs';
import { ROOT, runTasks } from './tasks.mjs';

const { BUILT_TYPES, RUNTIME_TYPES, SHARED_RUNTIME, runtimeTypes, typeDifferences } = await importSource('build/src/runtime-types.ts');

/** The services of docker-compose.yml whose images are an app. */
export const IMAGES = (app) =>
  ({ shell: ['configure', 'gateway', 'gateway-metrics', 'render'], api: ['api', 'api-balancer'] })[app] ?? [app];

/** The workspaces that are built, tested and deployed as an app. */
export const WORKSPACES = (app) => (app === 'shell' ? ['shell', 'gateway', 'render'] : [app]);

/** Enough to roll back twice. */
const KEPT = 3;
const DEADLINE_MS = 10_000;

const recordFile = (app, root = ROOT) => path.join(root, 'deploy/records', `${app}.json`);

/** @throws Error if there is no such app */
export function assertApp(app) {
  if (!APPS.includes(app)) throw new Error(`There is no app ${app}. There are ${APPS.join(', ')}.`);
}

/** The releases of an app, newest first. */
export function releasesOf(app, root = ROOT) {
  assertApp(app);
  return existsSync(recordFile(app, root)) ? JSON.parse(readFileSync(recordFile(app, root), 'utf8')) : [];
}

/**
 * The version that follows an app's newest release.
 * @param attempt - two numbers, such as 57.1, that no other attempt to release the app has. A failed attempt leaves images behind under its
 * version, and the next one must not have the same: 1.4.0-57.1
 */
export function nextVersion(app, part = 'patch', attempt = '') {
  const parts = ['major', 'minor', 'patch'];
  if (!parts.includes(part)) throw new Error(`A version has ${parts.join(', ')}, not ${part}.`);
  const [newest] = releasesOf(app);
  const raised = parts.indexOf(part);
  const next = (newest?.version ?? '0.0.0')
    .split('-')[0]
    .split('.')
    .map((each, index) => (index < raised ? each : index === raised ? Number(each) + 1 : 0))
    .join('.');
  return `${newest ? next : '0.1.0'}${attempt && `-${attempt}`}`;
}

/** What a build says about itself, by default the current one. The API shares no modules, so it has only a name, from the environment. */
export async function builtRelease(app, file = releaseFile(app)) {
  // A remote of another repository has a release, but no place here.
  if (!/^mf-/.test(app) || path.resolve(file) === releaseFile(app)) assertApp(app);
  const { VERSION = 'unreleased', REVISION = 'unknown' } = process.env;
  if (app === 'api') return { app, version: VERSION, revision: REVISION };
  if (!existsSync(file)) throw new Error(`${app} is not built: there is no ${path.relative(ROOT, file)}`);
  const { parseRemoteRelease, parseShellRelease } = await import('../gateway/dist/release.js');
  return (app === 'shell' ? parseShellRelease : parseRemoteRelease)(readFileSync(file, 'utf8'), file);
}

/** Whether an app's build changed since its last release. Without that release in the history, it counts as changed. */
export async function isAffected(app) {
  const [newest] = releasesOf(app);
  if (!newest) return true;
  const { status } = spawnSync('git', ['cat-file', '-e', `${newest.revision}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
  if (status !== 0) return true;
  return (await changedSince(newest.revision)).includes(app);
}

/** The apps whose build a working copy makes differently from a commit. */
export async function changedSince(commit) {
  const text = await runTasks(['query', 'affected', '--tasks', 'build', '--base', commit], { output: 'pipe' });
  const tasks = JSON.parse(text).data.affectedTasks.items.map(({ fullName }) => fullName);
  return APPS.filter((app) => WORKSPACES(app).some((workspace) => tasks.includes(`@bracketwise/${workspace}#build`)));
}

/**
 * Checks an app's types and runs its own tests, unless they passed before with the same inputs.
 * @returns how many tasks ran and passed
 * @throws Error with their output
 */
export async function testApp(app) {
  const filters = WORKSPACES(app).map((workspace) => `--filter=@bracketwise/${workspace}`);
  const text = await runTasks(['run', 'types', 'test', ...filters, '--output-logs=errors-only'], { output: 'pipe' });
  return ['Tasks', 'Cached'].map((count) => new RegExp(`${count}: .*`).exec(stripVTControlCharacters(text))?.[0]).join('; ');
}

/**
 * @param options.preview - whether a preview's version, such as 0.0.0-12.3, is one
 * @throws Error if the version is not three numbers and perhaps an attempt, as of a build that nobody has named
 */
export function assertVersion({ app, version }, { preview = false } = {}) {
  if ((preview ? /^\d+\.\d+\.\d+(?:-[\w.]+)?$/ : /^\d+\.\d+\.\d+(?:-\d+\.\d+)?$/).test(version)) return;
  throw new Error(
    `The version of ${app} is "${version}", not three numbers such as 1.2.3. VERSION sets it: npm run release -- name ${app}`,
  );
}

/** Records a release in a copy of the repository. @throws Error if the version is recorded already or the build has no name */
export function recordRelease(release, root = ROOT) {
  const before = releasesOf(release.app, root);
  assertVersion(release);
  if (before.some(({ version }) => version === release.version)) throw new Error(`${release.app} ${release.version} is recorded already`);
  writeRecord(release.app, [release, ...before].slice(0, KEPT), root);
}

/** Replaces an app's record in a copy of the repository. */
export function writeRecord(app, releases, root = ROOT) {
  mkdirSync(path.dirname(recordFile(app, root)), { recursive: true });
  writeFileSync(recordFile(app, root), `${JSON.stringify(releases, null, 1)}\n`);
}

/** A file of a site. @throws Error with the address if the site does not answer */
async function served(file, site) {
  if (!URL.canParse(site)) throw new Error(`${site} is not the address of a site`);
  const address = new URL(file, site).href;
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch((error) => {
    throw new Error(`${address} does not answer: ${(error.cause ?? error).message}`);
  });
  return { address, ok: response.ok, status: response.status, text: await response.text() };
}

/** The release of the shell that a site serves. @throws Error with the address if the site has none */
async function servedShell(site) {
  const { parseShellRelease } = await import('../gateway/dist/release.js');
  const { address, ok, status, text } = await served(SHELL_RELEASE, site);
  if (!ok) throw new Error(`${address} answered ${status}`);
  return parseShellRelease(text, address);
}

/** What a remote was compiled against: its own packages, or these sources. */
const typesBuiltWith = ({ app }, file) => {
  const types = path.join(path.dirname(file), BUILT_TYPES);
  if (existsSync(types)) return JSON.parse(readFileSync(types, 'utf8'));
  return isRemote(app) && path.resolve(file) === releaseFile(app) ? runtimeTypes(ROOT) : undefined;
};

/** Whether the shell of a site shares what a remote uses in types that fit. A shell from before its types were served counts as one. */
async function typesThatDiffer(release, file, site) {
  const { ok, text } = await served(RUNTIME_TYPES, site);
  const built = ok && typesBuiltWith(release, file);
  if (!built) return [];
  const names = release.uses[SHARED_RUNTIME] ?? [];
  return typeDifferences({ built, deployed: JSON.parse(text), names, dir: ROOT }).map((each) => `${release.app}: ${each}`);
}

/**
 * Checks whether a build fits what is deployed.
 * @param site - address of the site whose shell is deployed; by default the newest recorded shell, whose types are not known
 * @param file - where the release was read
 * @returns the reasons why it must not be deployed; empty if it may
 */
export async function reasonsAgainst(release, site, file = releaseFile(release.app)) {
  const { app } = release;
  if (app === 'api') return [];
  const { incompatibilities } = await import('../gateway/dist/release.js');
  if (app === 'shell') {
    const reasons = REMOTES.flatMap((remote) => releasesOf(remote).slice(0, 1)).flatMap((remote) => incompatibilities(remote, release));
    return reasons.length > 0 ? [...reasons, 'Keep what the deployed remotes use until they are released without it.'] : [];
  }
  const shell = site ? await servedShell(site) : releasesOf('shell')[0];
  if (!shell) throw new Error('No shell is recorded. Name a site: --site https://…');
  const named = incompatibilities(release, shell);
  const reasons = named.length > 0 || !site ? named : await typesThatDiffer(release, file, site);
  return reasons.length > 0 ? [...reasons, `Release the shell first and then ${app}, or do without what is missing.`] : [];
}
