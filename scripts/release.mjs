/**
 * `npm run release -- <command> <app>`: the steps of a release, which the pipelines run (docs/operations.md#release).
 *
 *   affected   prints whether the app's build changed since its last release
 *   next       prints the version of the next release; --part major, minor or patch; --attempt 57.1 makes it unlike those of other attempts
 *   test       runs the app's types and unit tests
 *   check      whether the build fits the deployed shell (--site <url>, or the one recorded last), or the shell the deployed remotes, and whether
 *              its pages still say what the generator wrote (--as-generated lets them)
 *   name       writes VERSION and REVISION into the build's release.json
 *   publish    builds, labels and pushes its images, and writes their digests to .cache/published; --dry-run only prints how
 *   sign       signs the published images in the REGISTRY with the identity of the workflow
 *   deploy     records it in deploy/records and the overlay (--overlay <folder>; --branch <name> pushes them), puts it with its DIGESTS in the
 *              place of the former release, looks at the site (--site <url>; --browse also with a real browser), and rolls back. --staged
 *              writes no record; --from <overlay> takes the digests that another installation runs
 *   changed    prints the apps whose build differs from a commit's (--base <commit>), which takes no app, like `remove`
 *   preview    deploys apps (`mf-guides,api`) among the released ones, in their own namespace: --overlay <folder> --number <of the pull request>
 *   remove     removes the preview of a pull request: --number <its number>
 *   smoke      looks at the site (--site <url>)
 *   journeys   takes the app's journeys through the site with a real browser (--site <url>)
 *
 * `--release <file>` takes another release.json than that of the app's own build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseFile } from './build.mjs';
import { deploy, digestsRunBy, kubernetes, preview, removePreview } from './deploy.mjs';
import { browse } from './journeys.mjs';
import { generatedTexts } from './new/generated.mjs';
import { digestsOf, publish, sign } from './publish.mjs';
import { assertApp, assertVersion, builtRelease, changedSince, isAffected, nextVersion, reasonsAgainst, testApp } from './releases.mjs';
import { smoke } from './smoke.mjs';
import { ROOT } from './tasks.mjs';

const needed = (value, name) => {
  if (!value) throw new Error(`Name the ${name}${name.includes(' ') ? '' : `: --${name} …`}`);
  return value;
};

const COMMANDS = {
  affected: async (app) => console.log(await isAffected(app)),
  next: (app, { part, attempt }) => console.log(nextVersion(app, part, attempt)),
  test: async (app) => console.log(await testApp(app)),
  async check(app, { site, release, 'as-generated': asGenerated }) {
    const generated = release || asGenerated ? [] : generatedTexts(app);
    const unwritten = generated.map(
      (text) => `${text} is what the generator wrote. Make it your own, or release it on purpose: --as-generated`,
    );
    const reasons = [...unwritten, ...(await reasonsAgainst(await builtRelease(app, release), site, release))];
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
  async sign(app, { release }) {
    const built = await builtRelease(app, release);
    assertVersion(built, { preview: true });
    sign(built, needed(process.env.REGISTRY, 'registry in REGISTRY'));
  },
  async deploy(app, { site, overlay, branch, release, from, staged, browse: isBrowsed }) {
    const target = kubernetes(needed(overlay, 'overlay'), { branch, recorded: !staged });
    const built = await builtRelease(app, release);
    assertVersion(built);
    const images = from ? digestsRunBy(from, built) : digestsOf(app, JSON.parse(process.env.DIGESTS || '{}'));
    const looks = { browse: isBrowsed ? browse : undefined, former: true };
    console.log(await deploy({ ...built, images }, target, needed(site, 'site'), looks));
  },
  changed: async (_all, { base }) => console.log((await changedSince(needed(base, 'base'))).join()),
  async preview(apps, { overlay, number }) {
    const releases = apps.split(',').map(async (app) => {
      const digests = JSON.parse(readFileSync(path.join(ROOT, '.cache/published', `${app}.json`), 'utf8'));
      return { ...(await builtRelease(app)), images: digestsOf(app, digests) };
    });
    console.log(await preview(await Promise.all(releases), needed(overlay, 'overlay'), needed(number, 'number')));
  },
  remove: async (_all, { number }) => removePreview(needed(number, 'number')),
  journeys: async (app, { site }) => console.log(await browse(app, needed(site, 'site'))),
  smoke: async (app, { site, release }) => console.log(await smoke(await builtRelease(app, release), needed(site, 'site'))),
};

/** Commands about a pull request, not an app. */
const OF_ALL = ['changed', 'remove'];

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
    from: text,
    base: text,
    staged: { type: 'boolean' },
    browse: { type: 'boolean' },
    'as-generated': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [command = '', app = ''] = positionals;
  if (!Object.hasOwn(COMMANDS, command))
    throw new Error(`There is no command "${command}". There are ${Object.keys(COMMANDS).join(', ')}.`);
  if (values['dry-run'] && command !== 'publish') throw new Error('Only publish takes --dry-run.');
  // Remotes of other repositories are checked by their releases.
  if (!OF_ALL.includes(command) && (command !== 'check' || !values.release)) for (const each of app.split(',')) assertApp(each);
  await COMMANDS[command](app, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
