/**
 * `npm run release -- <command> <app>`: the steps of a release, which the pipelines run (docs/operations.md#release).
 *
 *   affected   prints whether the app's build changed since its last release
 *   next       prints the version of the next release; --part major, minor or patch; --attempt 57.1 makes it unlike those of other attempts
 *   test       runs the app's types and unit tests
 *   check      whether the build fits the deployed shell (--site <url>, or the one recorded last), or the shell the deployed remotes
 *   name       writes VERSION and REVISION into the build's release.json
 *   publish    builds, labels and pushes its images, and writes their digests to .cache/published; --dry-run only prints how
 *   deploy     records it in deploy/records and the overlay (--overlay <folder>; --branch <name> pushes them), puts it with its DIGESTS in the
 *              place of the former release, looks at the site (--site <url>), and rolls back
 *   preview    deploys it alone among the released apps, in its own namespace: --overlay <folder> --number <of the pull request>
 *   smoke      looks at the site (--site <url>)
 *
 * `--release <file>` takes another release.json than that of the app's own build.
 */
import { parseArgs } from 'node:util';
import { releaseFile } from './build.mjs';
import { deploy, kubernetes, preview } from './deploy.mjs';
import { digestsOf, publish } from './publish.mjs';
import { assertApp, assertVersion, builtRelease, isAffected, nextVersion, reasonsAgainst, testApp } from './releases.mjs';
import { smoke } from './smoke.mjs';

const needed = (value, name) => {
  if (!value) throw new Error(`Name the ${name}: --${name} …`);
  return value;
};

const COMMANDS = {
  affected: async (app) => console.log(await isAffected(app)),
  next: (app, { part, attempt }) => console.log(nextVersion(app, part, attempt)),
  test: async (app) => console.log(await testApp(app)),
  async check(app, { site, release }) {
    const reasons = await reasonsAgainst(await builtRelease(app, release), site, release);
    if (reasons.length > 0) throw new Error(reasons.join('\n'));
    console.log(`${app} fits ${site ? `what ${site} serves` : 'the releases recorded in deploy/records'}`);
  },
  async name(app) {
    const { nameRelease } = await import('../gateway/dist/release-file.js');
    assertVersion({ app, version: process.env.VERSION ?? 'unreleased' }, { preview: true });
    if (app !== 'api') await nameRelease(releaseFile(app), process.env);
  },
  async publish(app, { release, 'dry-run': dryRun }) {
    const built = await builtRelease(app, release);
    if (!dryRun) assertVersion(built, { preview: true });
    publish(built, dryRun);
  },
  async deploy(app, { site, overlay, branch, release }) {
    const target = kubernetes(needed(overlay, 'overlay'), branch);
    const built = await builtRelease(app, release);
    assertVersion(built);
    const images = digestsOf(app, JSON.parse(process.env.DIGESTS || '{}'));
    console.log(await deploy({ ...built, images }, target, needed(site, 'site')));
  },
  async preview(app, { overlay, number, release }) {
    console.log(await preview(await builtRelease(app, release), needed(overlay, 'overlay'), needed(number, 'number')));
  },
  smoke: async (app, { site, release }) => console.log(await smoke(await builtRelease(app, release), needed(site, 'site'))),
};

try {
  const text = { type: 'string' };
  const options = {
    site: text,
    release: text,
    part: text,
    overlay: text,
    branch: text,
    attempt: text,
    number: text,
    'dry-run': { type: 'boolean' },
  };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [command = '', app = ''] = positionals;
  if (!Object.hasOwn(COMMANDS, command))
    throw new Error(`There is no command "${command}". There are ${Object.keys(COMMANDS).join(', ')}.`);
  if (values['dry-run'] && command !== 'publish') throw new Error('Only publish takes --dry-run.');
  // Remotes of other repositories are checked by their releases.
  if (command !== 'check' || !values.release) assertApp(app);
  await COMMANDS[command](app, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
