/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
/* What the workflows run: their commands exist, and each step of a release does what it says, except against a registry or a cluster. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { APPS, mountOf, REMOTES } from '@bracketwise/contract/apps';
import { LANGUAGES } from '@bracketwise/contract/languages';
import type { Release, RemoteRelease } from '@bracketwise/gateway/release';
import { releaseFile } from '../../scripts/build.mjs';
import { AUDIENCE, kubeconfig } from '../../scripts/cluster-access.mjs';
import { deploy, digestsRunBy, kubernetes, previewOverlay, type Target } from '../../scripts/deploy.mjs';
import { generatedTexts } from '../../scripts/new/generated.mjs';
import { bakeCommand, digestsOf } from '../../scripts/publish.mjs';
import { nextVersion, releasesOf } from '../../scripts/releases.mjs';
import { ROOT } from '../../scripts/site.mjs';
import { smoke } from '../../scripts/smoke.mjs';
import { composeFile } from '../support/deployment.ts';
import { JOURNEYS } from '../support/journeys.ts';
import { kustomize } from '../support/kustomize.ts';
import { expect, test } from '../support/site.ts';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        uses?: string;
        with?: Record<string, string>;
        needs?: string | readonly string[];
        steps?: readonly { run?: string }[];
        concurrency?: { group: string; queue?: 'max' | 'single' };
      }
    >
  >;
}
const FOLDER = path.join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  jobs: (parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow).jobs,
}));

const run = (...args: string[]) => spawnSync(process.execPath, [path.join(ROOT, 'scripts/release.mjs'), ...args], { encoding: 'utf8' });
const built = (app: string) => JSON.parse(readFileSync(releaseFile(app), 'utf8')) as Release;
const OVERLAY = 'deploy/overlays/staging';

test('every command of the workflows exists', () => {
  const texts = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap((step) => step.run ?? [])));
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const commands = /There are (.*)\./.exec(run('').stderr)?.[1]?.split(', ') ?? [];
  const found = { scripts: 0, files: 0, commands: 0 };
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g)) {
      expect(Object.keys(scripts), text).toContain(name);
      found.scripts += 1;
    }
    for (const [, file = ''] of text.matchAll(/(?:node |^)((?:scripts|\.ci)\/[\w.-]+)/g)) {
      expect(existsSync(path.join(ROOT, file)), text).toBe(true);
      found.files += 1;
    }
    for (const [, name = ''] of text.matchAll(/release -- (\w+)/g)) {
      expect(commands, text).toContain(name);
      found.commands += 1;
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
});

test('deployments of all apps wait for each other, and none is canceled', () => {
  const groups = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap(({ concurrency }) => concurrency ?? []));
  expect(groups).toEqual([
    { group: 'deploy-staging', queue: 'max' },
    { group: 'deploy-production', queue: 'max' },
  ]);
});

test('production gets what passed its journeys in staging, by digest', () => {
  const { staging, production, publish } = workflows.find(({ file }) => file === 'app.yml')?.jobs ?? {};
  const commandsOf = (job: typeof staging) => (job?.steps ?? []).flatMap(({ run: text }) => text ?? []).join('\n');
  expect(staging?.needs).toBe('publish');
  expect(commandsOf(staging)).toMatch(/release -- deploy "\$APP" --staged --browse --overlay "\$STAGING_OVERLAY"/);
  expect(production?.needs).toEqual(['publish', 'staging']);
  expect(commandsOf(production)).toMatch(/release -- deploy "\$APP" --from "\$STAGING_OVERLAY" --browse --overlay "\$OVERLAY"/);
  expect(JSON.stringify(production)).not.toContain('DIGESTS');
  // Signed before anything runs it.
  expect(commandsOf(publish)).toMatch(/release -- publish [^]*release -- sign /);
});

test('every app has journeys that its release takes', () => {
  const spec = readFileSync(path.join(ROOT, 'e2e/tests/journeys.spec.ts'), 'utf8');
  const tags = new Set([...JOURNEYS.map(({ remote }) => remote), ...[...spec.matchAll(/'@([\w-]+)'/g)].map(([, app = '']) => app)]);
  expect(APPS.filter((app) => !tags.has(app))).toEqual([]);
});

test('actions are pinned by commit, and no workflow has a stored secret', () => {
  const actions = readdirSync(path.join(ROOT, '.github/actions')).map((name) => path.join('.github/actions', name, 'action.yml'));
  const files = [...actions, ...workflows.map(({ file }) => path.join('.github/workflows', file))];
  let pinned = 0;
  for (const file of files) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [line, used = ''] of text.matchAll(/uses: (\S+).*/g)) {
      if (used.startsWith('./')) {
        expect(existsSync(path.join(ROOT, used)), `${file}: ${used}`).toBe(true);
        continue;
      }
      expect(line, file).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
      pinned += 1;
    }
    expect(text, file).not.toMatch(/\bsecrets\b/);
  }
  expect(pinned).toBeGreaterThan(8);
});

test('a job reaches the cluster with its own token, which kubectl renews', async () => {
  expect(() => kubeconfig({})).toThrow('CLUSTER_URL and CLUSTER_CA must name the cluster');
  const { command, args } = kubeconfig({ CLUSTER_URL: 'https://cluster.example', CLUSTER_CA: 'aaaa' }).users[0]?.user.exec ?? {
    command: '',
    args: [],
  };
  const ends = 1_800_000_000;
  const claims = Buffer.from(JSON.stringify({ exp: ends })).toString('base64url');
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push([request.url, request.headers.authorization]);
    response.end(JSON.stringify({ value: `head.${claims}.signature` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/token?job=1`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job' };
  const { stdout } = await promisify(execFile)(command, args, { env });
  expect(JSON.parse(stdout)).toEqual({
    apiVersion: 'client.authentication.k8s.io/v1',
    kind: 'ExecCredential',
    status: { token: `head.${claims}.signature`, expirationTimestamp: new Date(ends * 1000).toISOString() },
  });
  expect(asked).toEqual([[`/token?job=1&audience=${AUDIENCE}`, 'Bearer of-the-job']]);
  await expect(promisify(execFile)(command, args, { env: {} })).rejects.toThrow('This job has no identity');
  server.close();
  const trusted = parse(readFileSync(path.join(ROOT, 'deploy/cluster/authentication.yaml'), 'utf8')) as {
    jwt: readonly { issuer: { audiences: readonly string[] } }[];
  };
  expect(trusted.jwt[0]?.issuer.audiences).toEqual([AUDIENCE]);
});

test('each published image is signed, and its list of packages stated', ({}, testInfo) => {
  const [bin, told] = [testInfo.outputPath('bin'), testInfo.outputPath('told')];
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'cosign'), `#!/bin/sh\necho "$@" >> ${told}\n`, { mode: 0o755 });
  const digest = `sha256:${'a'.repeat(64)}`;
  const published = path.join(ROOT, '.cache/published');
  mkdirSync(published, { recursive: true });
  writeFileSync(path.join(published, 'api.json'), JSON.stringify({ api: digest, 'api-balancer': digest }));
  const { stderr, status } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/release.mjs'), 'sign', 'api'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, REGISTRY: 'ghcr.io/bracketwise', VERSION: '1.4.0-57.1' },
  });
  rmSync(path.join(published, 'api.json'));
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const named = (image: string) => `ghcr.io/bracketwise/${image}@${digest}`;
  expect(readFileSync(told, 'utf8').trim().split('\n')).toEqual(
    ['api', 'api-balancer'].flatMap((image) => [
      `sign --yes ${named(image)}`,
      `attest --yes --type cyclonedx --predicate .cache/sbom/api-1.4.0-57.1.json ${named(image)}`,
    ]),
  );
});

test('each pull request of this repository has a preview, which goes with it', () => {
  const text = readFileSync(path.join(FOLDER, 'preview.yml'), 'utf8');
  const { on, jobs } = parse(text) as { on: { pull_request: { types: readonly string[] } }; jobs: Record<string, { if: string }> };
  expect(on.pull_request.types).toEqual(['opened', 'reopened', 'synchronize', 'closed']);
  for (const job of Object.values(jobs)) expect(job.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(jobs.remove?.if).toContain("github.event.action == 'closed'");
  expect(text.match(/gh pr comment "\$NUMBER" --edit-last --create-if-none/g)).toHaveLength(2);
  // Its images are where no policy of releases looks.
  expect(text).toContain('REGISTRY: ${{ vars.REGISTRY }}/preview');
});

test('every app has a workflow that releases it', () => {
  const callers = workflows.flatMap(({ file, jobs }) =>
    Object.values(jobs).flatMap((job) => (job.uses ? [[file, job.with?.app] as const] : [])),
  );
  expect(callers.toSorted()).toEqual(APPS.map((app) => [`release-${app}.yml`, app] as const).toSorted());
});

test('a release step says what is wrong with its input', () => {
  expect(run('check', 'mf-nothing').stderr).toContain('There is no app mf-nothing. There are shell, ');
  expect(run('check', 'mf-guides', '--site', 'nowhere').stderr).toContain('nowhere is not the address of a site');
  expect(run('check', 'mf-guides', '--release', 'package.json').stderr).toContain('package.json is not the release of a remote');
  expect(run('deploy', 'mf-guides').stderr).toContain('Name the overlay: --overlay');
  expect(run('next', 'mf-guides', '--part', 'middle').stderr).toContain('A version has major, minor, patch, not middle.');
  for (const step of [['name'], ['publish'], ['deploy', '--overlay', 'deploy/kubernetes']])
    expect(run(...step, 'api').stderr).toContain('The version of api is "unreleased"');
});

test('a page that still says what the generator wrote is not released unnoticed', ({}, testInfo) => {
  for (const app of REMOTES) expect(generatedTexts(app), app).toEqual([]);
  const root = testInfo.outputPath('repository');
  const locales = (kind: string) => path.join(ROOT, 'scripts/new', kind, 'locales');
  const page = path.join(root, 'mf-guides/src/calculators/tip/locales');
  cpSync(locales('calculator'), page, { recursive: true });
  const found = generatedTexts('mf-guides', root);
  for (const language of LANGUAGES) expect(found).toContain(`tip (${language}): lead`);
  expect(found.some((text) => text.startsWith('tip (en): guide.'))).toBe(true);
  // Labels may stay.
  for (const language of LANGUAGES) {
    const file = path.join(page, `${language}.json`);
    const { form } = JSON.parse(readFileSync(file, 'utf8')) as { form: object };
    writeFileSync(file, JSON.stringify({ lead: 'What a server owes on the tips of a year, in one figure.', form }));
  }
  expect(generatedTexts('mf-guides', root)).toEqual([]);
  const workflow = readFileSync(path.join(FOLDER, 'app.yml'), 'utf8');
  expect(workflow).toContain('release -- check "$APP"');
  expect(workflow).not.toContain('--as-generated');
});

test('images are built as docker-compose.yml says, and labeled with version, revision and package list', () => {
  for (const app of APPS) {
    const { args, env } = bakeCommand({ app, version: '1.4.0', revision: '640c0fb' }, 'abc');
    const text = args.join(' ');
    for (const label of ['image.version=1.4.0', 'image.revision=640c0fb', 'bracketwise.sbom.sha256=abc']) expect(text).toContain(label);
    const images = args.slice(args.findLastIndex((each) => each === '--set') + 2);
    expect(images.length, app).toBeGreaterThan(0);
    for (const image of images) {
      const service = composeFile.services[image];
      expect(service?.build, image).toBeTruthy();
      // The variable of the tag is the one that the command sets.
      const [, variable = ''] = /:\$\{(\w+):-/.exec(service?.image?.split('/').at(-1) ?? '') ?? [];
      expect(env[variable], image).toBe('1.4.0');
    }
  }
});

test('a preview changes some apps, the address and the namespace of an installation, and nothing else', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  const guides = { app: 'mf-guides', version: '0.0.0-12.3', revision: '', images: { 'mf-guides': digest } };
  const api = { app: 'api', version: '0.0.0-12.3', revision: '', images: { api: digest, 'api-balancer': digest } };
  const { folder, namespace, site } = previewOverlay([guides, api], OVERLAY, '12');
  const images = (text: string) => new Set([...text.matchAll(/image: ghcr\.io\/bracketwise\/(\S+)/g)].map(([, image]) => image));
  const [released, shown] = [images(kustomize(OVERLAY)), images(kustomize(folder))];
  const news = [...shown].filter((image) => !released.has(image));
  expect(new Set(news)).toEqual(new Set(['api', 'api-balancer', 'mf-guides'].map((image) => `preview/${image}:0.0.0-12.3@${digest}`)));
  expect(shown.size).toBe(released.size);
  const text = kustomize(folder);
  expect(new Set([...text.matchAll(/^ +namespace: (\S+)$/gm)].map(([, name]) => name))).toEqual(new Set([namespace]));
  expect(text).toContain(`SITE_URL: ${site}`);
  expect(text.match(/hostname: (\S+)/g)).toEqual(Array.from({ length: 2 }, () => `hostname: ${new URL(site).hostname}`));
  expect(() => previewOverlay([guides], OVERLAY, '../x')).toThrow('is not the number');
});

test('each attempt has its own version, and images are deployed by digest', () => {
  const [first, again, later] = ['57.1', '57.2', '58.1'].map((attempt) => nextVersion('api', 'patch', attempt));
  expect(first).toBe(`${nextVersion('api')}-57.1`);
  expect(new Set([first, again, later]).size).toBe(3);
  const digest = `sha256:${'a'.repeat(64)}`;
  expect(digestsOf('api', { api: digest, 'api-balancer': digest, other: 'x' })).toEqual({ api: digest, 'api-balancer': digest });
  expect(() => digestsOf('api', { api: digest })).toThrow('DIGESTS names no digest of the image api-balancer');
});

test.describe('the record of a release', () => {
  const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
  const release = { app: 'mf-guides', version: '0.2.0-57.1', revision: 'abc', images: { 'mf-guides': digest('b') } };

  /** A clone whose `origin` has a branch, and a kubectl that writes down what it is asked and does not know one digest. */
  function installation(folder: string) {
    const [origin, clone, bin] = ['origin.git', 'clone', 'bin'].map((name) => path.join(folder, name)) as [string, string, string];
    const git = (cwd: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      return stdout;
    };
    mkdirSync(bin, { recursive: true });
    git(folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', origin);
    git(folder, 'clone', '--quiet', origin, clone);
    for (const place of ['deploy/records', OVERLAY]) cpSync(path.join(ROOT, place), path.join(clone, place), { recursive: true });
    git(clone, 'config', 'user.name', 'release');
    git(clone, 'config', 'user.email', 'release@example.test');
    git(clone, 'add', '--all');
    git(clone, 'commit', '--quiet', '--message', 'Before');
    git(clone, 'push', '--quiet', 'origin', 'HEAD:main');
    const told = path.join(folder, 'told');
    const refused = `grep -q ${digest('b')} ${path.join(clone, OVERLAY, 'kustomization.yaml')} && [ "$1" = rollout ] && exit 1`;
    writeFileSync(path.join(bin, 'kubectl'), `#!/bin/sh\necho "$1" >> ${told}\n${refused}\nexit 0\n`, { mode: 0o755 });
    return {
      target: kubernetes(OVERLAY, { branch: 'main', root: clone }),
      bin,
      told: () => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []),
      protect() {
        const hook = path.join(origin, 'hooks/pre-receive');
        writeFileSync(hook, '#!/bin/sh\necho "the branch is protected" >&2\nexit 1\n');
        chmodSync(hook, 0o755);
      },
      pushed: (file: string) => git(origin, 'show', `main:${file}`),
      subjects: () => git(origin, 'log', '--format=%s', 'main').trim().split('\n'),
      commit() {
        writeFileSync(path.join(clone, 'other'), 'of somebody else');
        git(clone, 'add', 'other');
        git(clone, 'commit', '--quiet', '--message', 'Other');
        git(clone, 'push', '--quiet', 'origin', 'HEAD:main');
        git(clone, 'reset', '--quiet', '--hard', 'HEAD^');
      },
      clone,
    };
  }
  /** Deploys with the kubectl of an installation. */
  const deployed = async ({ target, bin }: { target: Target; bin: string }) => {
    const { PATH } = process.env;
    process.env.PATH = `${bin}:${PATH}`;
    try {
      return await deploy(release, target, 'http://127.0.0.1:9', { pausesMs: [] });
    } finally {
      process.env.PATH = PATH;
    }
  };

  test('is written first: a branch that refuses it leaves the installation as it was', async ({}, testInfo) => {
    mkdirSync(testInfo.outputPath('refused'), { recursive: true });
    const place = installation(testInfo.outputPath('refused'));
    place.protect();
    await expect(deployed(place)).rejects.toThrow(/main did not take "Release mf-guides 0\.2\.0-57\.1"[^]*the branch is protected/);
    expect(place.told()).toEqual([]);
    expect(place.target.current('mf-guides').version).toBe(releasesOf('mf-guides')[0]?.version);
  });

  test('names version and digest on top of what others pushed, and is taken back with a release that does not start', async ({}, testInfo) => {
    mkdirSync(testInfo.outputPath('failed'), { recursive: true });
    const place = installation(testInfo.outputPath('failed'));
    const former = place.pushed(`${OVERLAY}/kustomization.yaml`);
    place.commit();
    await place.target.record(release);
    expect(place.pushed(`${OVERLAY}/kustomization.yaml`)).toContain(
      `newName: ghcr.io/bracketwise/mf-guides, newTag: 0.2.0-57.1, digest: '${digest('b')}' }`,
    );
    expect(releasesOf('mf-guides', place.clone)[0]).toEqual(release);
    await place.target.withdraw(release, { version: releasesOf('mf-guides')[0]?.version ?? '' });
    expect(place.pushed(`${OVERLAY}/kustomization.yaml`)).toBe(former);

    // Staging writes only its overlay, and production takes the digests from there.
    const staging = kubernetes(OVERLAY, { branch: 'main', recorded: false, root: place.clone });
    await staging.record(release);
    expect(JSON.parse(place.pushed('deploy/records/mf-guides.json'))).toEqual(releasesOf('mf-guides'));
    expect(digestsRunBy(OVERLAY, release, place.clone)).toEqual(release.images);
    expect(() => digestsRunBy(OVERLAY, { ...release, version: '0.2.0-58.1' }, place.clone)).toThrow(
      `${OVERLAY} runs mf-guides 0.2.0-57.1, so nobody looked at 0.2.0-58.1 there`,
    );
    await staging.withdraw(release, { version: releasesOf('mf-guides')[0]?.version ?? '' });
    expect(() => digestsRunBy(OVERLAY, { ...release, version: releasesOf('mf-guides')[0]?.version ?? '' }, place.clone)).toThrow(
      'names no digest',
    );

    await expect(deployed(place)).rejects.toThrow('mf-guides 0.2.0-57.1 was rolled back to');
    expect(place.told()).toEqual(['apply', 'rollout', 'apply', 'rollout', 'rollout']);
    expect(place.pushed(`${OVERLAY}/kustomization.yaml`)).toBe(former);
    expect(JSON.parse(place.pushed('deploy/records/mf-guides.json'))).toEqual(releasesOf('mf-guides'));
    expect(place.subjects().slice(0, 2)).toEqual(['Withdraw mf-guides 0.2.0-57.1', 'Release mf-guides 0.2.0-57.1']);
  });
});

test.describe('after a deployment', { tag: '@server' }, () => {
  for (const app of APPS) {
    test(`the site serves ${app} and everything that its pages load`, async ({ baseURL }) => {
      const release = app === 'api' ? { app, version: 'unreleased', revision: 'unknown' } : built(app);
      expect(await smoke(release, baseURL, [])).toMatch(app === 'api' ? /estimate/ : /^\d+ pages with \d+ scripts$/);
    });
  }

  test('a release that the site does not serve is rolled back, with the reason', async ({ baseURL }) => {
    const put: string[] = [];
    const told = async (): Promise<void> => undefined;
    const target: Target = {
      current: () => ({ version: '1.3.0' }),
      record: told,
      withdraw: told,
      put: async (_app, { version }) => void put.push(version),
    };
    const [app] = REMOTES;
    const release = { ...(built(app) as RemoteRelease), version: '1.4.0' };
    expect(await deploy(release, target, baseURL, { pausesMs: [] })).toContain('pages');
    const other = { ...release, files: { 'browser/assets.json': 'sha256-other' } };
    await expect(deploy(other, target, baseURL, { pausesMs: [] })).rejects.toThrow(
      `${app} 1.4.0 was rolled back to 1.3.0: The site serves another build of ${app}`,
    );
    expect(put).toEqual(['1.4.0', '1.4.0', '1.3.0']);
    const browse = async (): Promise<string> => {
      throw new Error('A journey failed');
    };
    await expect(deploy(release, target, baseURL, { pausesMs: [], browse })).rejects.toThrow(
      `${app} 1.4.0 was rolled back to 1.3.0: A journey failed`,
    );
  });

  /** A site with one page of a remote, whose next releases can be deployed. */
  async function smallSite() {
    const [app] = REMOTES;
    const served = new Map<string, string>();
    const site = createServer(({ url = '' }, response) => {
      const body = served.get(url);
      response.writeHead(body === undefined ? 404 : 200).end(body);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const entry = (version: string) => `remoteEntry.${version.replaceAll('.', '').padEnd(8, '0')}.js`;
    const kept = new Set(['1.3.0', '1.4.0']);
    const assets = '{}';
    const digest = `sha256-${createHash('sha256').update(assets).digest('base64')}`;
    const put = async (_app: string, { version }: { version: string }): Promise<void> => {
      served.clear();
      served.set('/sitemap.xml', `<loc>${url}/a</loc>`);
      served.set('/a', `<h1></h1><script src="${mountOf(app)}${entry(version)}"></script>`);
      served.set(`${mountOf(app)}assets.json`, assets);
      for (const each of [...kept, version]) served.set(mountOf(app) + entry(each), each);
    };
    const told = async (): Promise<void> => undefined;
    const target: Target = { current: () => ({ version: '1.3.0' }), record: told, withdraw: told, put };
    const releaseOf = (version: string): RemoteRelease => ({
      app,
      version,
      revision: '',
      contract: 0,
      packages: {},
      uses: {},
      files: { 'browser/assets.json': digest, [`browser/${entry(version)}`]: '' },
    });
    const deployed = (version: string): Promise<string> => deploy(releaseOf(version), target, url, { pausesMs: [], former: true });
    await put(app, { version: '1.3.0' });
    return { served, kept, deployed, scriptOf: (version: string) => mountOf(app) + entry(version), stop: () => site.close() };
  }

  test('a release after which the former scripts are missing is rolled back', async () => {
    const { kept, deployed, scriptOf, stop } = await smallSite();
    try {
      expect(await deployed('1.4.0')).toBe('1 pages with 1 scripts; 1 scripts of the former release');
      kept.clear();
      await expect(deployed('1.5.0')).rejects.toThrow(
        `Pages that are open lack a script of the former release: ${scriptOf('1.4.0')} answered 404`,
      );
    } finally {
      stop();
    }
  });

  for (const [what, spoil] of [
    ['has no pages yet', (served) => served.clear()],
    ['lacks a page', (served) => served.delete('/a')],
    ['lacks a script', (served) => [...served.keys()].filter((each) => each.endsWith('.js')).forEach((each) => served.delete(each))],
    ['has a page without a heading', (served) => served.set('/a', served.get('/a')?.replace('<h1></h1>', '') ?? '')],
  ] as readonly (readonly [string, (served: Map<string, string>) => unknown])[]) {
    test(`a release repairs a site that ${what}`, async () => {
      const { served, kept, deployed, stop } = await smallSite();
      try {
        spoil(served);
        kept.clear();
        expect(await deployed('1.4.0')).toBe('1 pages with 1 scripts');
      } finally {
        stop();
      }
    });
  }

  test('a rollback that fails does not hide why the release failed', async ({ baseURL }) => {
    const told = async (): Promise<void> => undefined;
    const put = async (_app: string, { version }: { version: string }): Promise<void> => {
      throw new Error(`${version} does not start`);
    };
    const target: Target = { current: () => ({ version: '1.3.0' }), record: told, withdraw: told, put };
    const failure = deploy({ app: 'api', version: '1.4.0', revision: '' }, target, baseURL, { pausesMs: [] });
    await expect(failure).rejects.toThrow('api 1.4.0 failed: 1.4.0 does not start\nIts rollback to 1.3.0 failed too: 1.3.0 does not start');
  });
});
