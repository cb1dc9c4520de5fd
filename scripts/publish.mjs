/** Builds an app's images as docker-compose.yml describes them, labels them, pushes them and signs them. */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { variableOf } from './apps.mjs';
import { IMAGES, WORKSPACES } from './releases.mjs';
import { sbomOf } from './sbom.mjs';
import { ROOT } from './tasks.mjs';

/** Writes the list of an app's packages (CycloneDX). */
function writeSbom({ app, version }) {
  const file = path.join(ROOT, '.cache/sbom', `${app}-${version}.json`);
  const text = `${JSON.stringify(sbomOf({ app, version }, WORKSPACES(app)), null, 1)}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { file, digest: createHash('sha256').update(text).digest('hex') };
}

const metadataFile = (app) => path.join(ROOT, '.cache/published', `${app}.metadata.json`);

/**
 * Each image's digest, by which it is deployed: a tag may come to mean another image.
 * @param {string} [who] - where the digests come from, for the error
 * @throws Error that names an image without one
 */
export function digestsOf(app, digests, who = 'DIGESTS names') {
  const named = IMAGES(app).map((image) => [image, digests[image]]);
  const [without] = named.find(([, digest]) => !/^sha256:[\da-f]{64}$/.test(digest)) ?? [];
  if (without) throw new Error(`${who} no digest of the image ${without}. Publishing ${app} writes .cache/published/${app}.json`);
  return Object.fromEntries(named);
}

/** The command that builds and pushes the images: name and tag are those of docker-compose.yml. */
export function bakeCommand({ app, version, revision }, sbomDigest) {
  const labels = {
    'org.opencontainers.image.title': app,
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': revision,
    'bracketwise.sbom.sha256': sbomDigest,
  };
  const settings = [
    `*.args.VERSION=${version}`,
    `*.args.REVISION=${revision}`,
    ...Object.entries(labels).map(([name, value]) => `*.labels.${name}=${value}`),
    '*.attest=type=sbom',
    '*.attest=type=provenance,mode=max',
  ];
  const env = Object.fromEntries(IMAGES(app).map((image) => [variableOf(image, 'VERSION'), version]));
  const written = ['--metadata-file', path.relative(ROOT, metadataFile(app))];
  const args = [
    'buildx',
    'bake',
    '--file',
    'docker-compose.yml',
    '--push',
    ...written,
    ...settings.flatMap((each) => ['--set', each]),
    ...IMAGES(app),
  ];
  return { args, env };
}

/**
 * Publishes a release. REGISTRY names the registry, as in docker-compose.yml.
 * @param {boolean} dryRun - prints the command instead of running it
 * @throws Error if the images can't be built or pushed
 */
export function publish(release, dryRun) {
  const { file, digest } = writeSbom(release);
  const { args, env } = bakeCommand(release, digest);
  console.log(`${path.relative(ROOT, file)} sha256:${digest}`);
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  console.log([...settings, 'docker', ...args].join(' '));
  if (dryRun) return;
  if (!process.env.REGISTRY) throw new Error('REGISTRY must name the registry to push to');
  mkdirSync(path.dirname(metadataFile(release.app)), { recursive: true });
  const { status } = spawnSync('docker', args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`The images of ${release.app} ${release.version} could not be published`);
  const metadata = JSON.parse(readFileSync(metadataFile(release.app), 'utf8'));
  const found = Object.fromEntries(Object.entries(metadata).map(([image, each]) => [image, each?.['containerimage.digest']]));
  const published = JSON.stringify(digestsOf(release.app, found));
  writeFileSync(path.join(ROOT, '.cache/published', `${release.app}.json`), published);
}

/**
 * Signs images, and states the list of their packages.
 * @param {Record<string, string>} digests - by image
 * @param {string} sbom - file with the list
 * @param {string} registry
 * @param {NodeJS.ProcessEnv} [settings] - flags of cosign, each as a variable; without any, the identity of the workflow that runs
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @throws Error if one can't be signed
 */
export function signImages(digests, sbom, registry, settings = {}, stdio = 'inherit') {
  for (const [image, digest] of Object.entries(digests)) {
    const named = `${registry}/${image}@${digest}`;
    for (const args of [
      ['sign', '--yes', named],
      ['attest', '--yes', '--type', 'cyclonedx', '--predicate', sbom, named],
    ]) {
      const { status, error } = spawnSync('cosign', args, { cwd: ROOT, stdio, env: { ...process.env, ...settings } });
      if (status !== 0) throw new Error(`cosign ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
    }
  }
}

/**
 * Signs an app's published images with the identity of the workflow that runs, and states the list of their packages. There is no key: the
 * certificate is made for the workflow's token and ends after minutes (docs/adr/0047-who-may-release.md).
 * @param {string} registry
 * @throws Error if an image can't be signed
 */
export function sign({ app, version }, registry) {
  const digests = JSON.parse(readFileSync(path.join(ROOT, '.cache/published', `${app}.json`), 'utf8'));
  signImages(digestsOf(app, digests), path.join('.cache/sbom', `${app}-${version}.json`), registry);
}
