/**
 * `npm run rehearse -- mf-worker-calcs`: releases a remote to a site on this machine, by the steps of the pipeline, then a release that fails,
 * and rolls back. Builds what is missing first, so a fresh clone can do it. Nothing is published or recorded.
 *
 * `--calculator` releases another calculator with the remote, which a copy of the repository gets for it, and says how many processor seconds
 * that took. The shell and the other remotes are not released.
 */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES, isRemote } from './apps.mjs';
import { buildStale } from './build.mjs';
import { deploy } from './deploy.mjs';
import { processorSecondsOfAll } from './measuring.mjs';
import { builtRelease, isAffected, nextVersion, reasonsAgainst, recordRelease, testApp, writeRecord } from './releases.mjs';
import { runProgram, startSite } from './site.mjs';
import { smoke } from './smoke.mjs';
import { ROOT } from './tasks.mjs';
import { removeCopy, workingCopy } from './working-copy.mjs';

const { positionals, values: options } = parseArgs({ allowPositionals: true, options: { calculator: { type: 'boolean' } } });
const [app] = positionals;
if (!isRemote(app ?? '')) {
  console.error(`usage: npm run rehearse -- <remote> [--calculator], a remote of ${REMOTES.join(', ')}`);
  process.exit(1);
}

/** The calculator that `--calculator` adds. */
const NEW = {
  id: 'rehearsed',
  path: '/rehearsed-calculator',
  en: 'Rehearsed calculator',
  es: 'Calculadora de ensayo',
  fr: 'Calcul de répétition',
};

const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
async function step(name, work) {
  const [started, used] = [Date.now(), processorSecondsOfAll(process.pid)];
  const said = await work();
  const processor = `${(processorSecondsOfAll(process.pid) - used).toFixed(1)} s`;
  console.log(`${name.padEnd(9)} ${seconds(started).padStart(8)} ${processor.padStart(8)}  ${said ?? ''}`);
}

const home = mkdtempSync(path.join(tmpdir(), 'bracketwise-rehearsal-'));
const folder = path.join(home, 'current');
let site;
let copy;
/** Keeps each version of the remote and serves one of them, as a registry and a cluster do. */
const target = {
  current: () => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')),
  record: async (release) => recordRelease(release, home),
  withdraw: async () => writeRecord(app, [], home),
  keep: (version, from) => cpSync(from, path.join(home, version), { recursive: true, preserveTimestamps: true }),
  switchTo: (version) => {
    symlinkSync(path.join(home, version), `${folder}.next`);
    renameSync(`${folder}.next`, folder);
  },
  put: async (_app, { version }) => {
    target.switchTo(version);
    await site.render(app);
  },
};
/** Gives a stored build its version. @returns its release */
async function named(version) {
  const { nameRelease } = await import('../gateway/dist/release-file.js');
  const file = path.join(home, version, 'release.json');
  await nameRelease(file, { VERSION: version });
  return builtRelease(app, file);
}
/** What `npm run release -- …` says in the copy. */
const inCopy = (script, ...args) => runProgram(path.join(copy, 'scripts', script), { args });
const lastLine = (text) => text.trim().split('\n').at(-1);

try {
  console.log('step          time  processor');
  await step('missing', () => buildStale((text) => console.log(text)));
  const former = await builtRelease(app);
  target.keep(former.version, path.join(ROOT, app, 'dist'));
  target.switchTo(former.version);
  await step('site', async () => {
    site = await startSite({ port: 0, output: 'ignore', folders: { [app]: folder } });
    return `${app} ${former.version} at ${site.url}`;
  });
  if (options.calculator)
    await step('write', async () => {
      copy = workingCopy();
      for (const built of ['contract', 'gateway'])
        cpSync(path.join(ROOT, built, 'dist'), path.join(copy, built, 'dist'), { recursive: true });
      const names = ['en', 'es', 'fr'].flatMap((language) => [`--${language}`, NEW[language]]);
      await inCopy('new.mjs', 'calculator', NEW.id, '--remote', app, '--path', NEW.path, ...names);
      return `another calculator in a copy, ${NEW.path}`;
    });
  const [pipeline, used] = [Date.now(), processorSecondsOfAll(process.pid)];
  const version = nextVersion(app);
  await step('affected', async () => (copy ? 'it is new' : `since the last release: ${await isAffected(app)}`));
  await step('build', async () => (copy ? lastLine(await inCopy('build.mjs', app)) : buildStale((text) => console.log(text), app)));
  await step('test', async () => (copy ? lastLine(await inCopy('release.mjs', 'test', app)) : testApp(app)));
  await step('check', async () => {
    if (copy) return lastLine(await inCopy('release.mjs', 'check', app, '--site', site.url, '--as-generated'));
    const reasons = await reasonsAgainst(await builtRelease(app), site.url);
    if (reasons.length > 0) throw new Error(reasons.join('\n'));
    return 'fits the deployed shell';
  });
  await step('deploy', async () => {
    target.keep(version, path.join(copy ?? ROOT, app, 'dist'));
    return `${await deploy(await named(version), target, site.url)} of ${app} ${version}`;
  });
  const released = `released  ${seconds(pipeline)}, ${(processorSecondsOfAll(process.pid) - used).toFixed(1)} s of processors`;
  if (copy)
    await step('live', async () => {
      const page = await (await fetch(new URL(NEW.path, site.url))).text();
      if (!page.includes(`<h1`) || !page.includes(NEW.en)) throw new Error(`${NEW.path} is not there`);
      const sitemap = await (await fetch(new URL('/sitemap.xml', site.url))).text();
      if (!sitemap.includes(NEW.path)) throw new Error(`The sitemap has no ${NEW.path}`);
      return `${NEW.path}, in the sitemap too`;
    });
  await step('failed', async () => {
    const broken = `${version}-broken`;
    target.keep(broken, path.join(home, version));
    // Somebody changed a script after the build wrote its digest.
    const scripts = path.join(home, broken, 'browser');
    for (const name of readdirSync(scripts).filter((each) => /^remoteEntry\.\w+\.js/.test(each))) {
      if (name.endsWith('.js')) appendFileSync(path.join(scripts, name), '\n');
      // Compressed copies would hide it.
      else rmSync(path.join(scripts, name));
    }
    const refused = await deploy({ ...(await named(version)), version: broken }, { ...target, record: async () => {} }, site.url, {
      pausesMs: [],
    }).then(
      () => undefined,
      ({ message }) => message.split('\n')[0],
    );
    if (!refused?.includes(`was rolled back to ${version}`)) throw new Error(`A broken release was not rolled back: ${refused}`);
    await smoke(await named(version), site.url, []);
    return refused;
  });
  await step('roll back', async () => {
    await target.put(app, former);
    return `${await smoke(former, site.url)} of ${app} ${former.version}`;
  });
  console.log(`${released}; ${seconds(began)} with the start of the site, a failed release and a rollback`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await site?.stop();
  if (copy) removeCopy(copy);
  rmSync(home, { recursive: true, force: true });
}
