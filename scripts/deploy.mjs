/** Puts a release in the place of the one before it, looks at the site, and puts the former one back if anything is wrong. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IMAGES } from './releases.mjs';
import { smoke } from './smoke.mjs';
import { ROOT } from './tasks.mjs';

/**
 * @typedef {object} Target an installation
 * @property {(app: string) => string} current - the version of an app that it runs
 * @property {(app: string, version: string) => Promise<void>} put - replaces an app and renders its pages. @throws Error if that fails
 */

/**
 * @param {Target} target
 * @param {number[]} [pausesMs] - delays before looking at the site again
 * @returns {Promise<string>} what was seen of the release
 * @throws Error with the reason; the former version runs again, unless its rollback failed too, which the error says second
 */
export async function deploy(release, target, site, pausesMs) {
  const { app, version } = release;
  const former = target.current(app);
  try {
    await target.put(app, version);
    return await smoke(release, site, pausesMs);
  } catch (error) {
    await target.put(app, former).catch((second) => {
      throw new Error(`${app} ${version} failed: ${error.message}\nIts rollback to ${former} failed too: ${second.message}`, {
        cause: error,
      });
    });
    throw new Error(`${app} ${version} was rolled back to ${former}: ${error.message}`, { cause: error });
  }
}

/** Deployments that change with an app. A remote's digests are read, and its pages rendered, as the gateway starts. */
const deploymentsOf = (app) => ({ shell: ['gateway'], api: ['api', 'api-balancer'] })[app] ?? [app, 'gateway'];

const kubectl = (...args) => {
  const { status, error } = spawnSync('kubectl', args, { cwd: ROOT, stdio: 'inherit' });
  if (error || status !== 0) throw new Error(`kubectl ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
};

const apply = (folder, namespace, app) => {
  kubectl('apply', '--kustomize', folder);
  for (const name of deploymentsOf(app)) kubectl('rollout', 'status', `deployment/${name}`, '--namespace', namespace, '--timeout', '10m');
};

/**
 * An installation on Kubernetes, which runs the versions that its overlay names.
 * @param {string} folder - of the overlay
 * @returns {Target}
 */
export function kubernetes(folder) {
  const file = path.join(ROOT, folder, 'kustomization.yaml');
  const entry = (image) => new RegExp(`(name: bracketwise/${image},.* newTag: )([^ }]+)`);
  const current = (app) => {
    const [, , tag] = entry(IMAGES(app)[0]).exec(readFileSync(file, 'utf8')) ?? [];
    if (!tag) throw new Error(`${folder} names no version of ${app}`);
    return tag;
  };
  return {
    current,
    put: async (app, version) => {
      const text = IMAGES(app).reduce((all, image) => all.replace(entry(image), `$1${version}`), readFileSync(file, 'utf8'));
      writeFileSync(file, text);
      const [, namespace] = /^namespace: (\S+)$/m.exec(text) ?? [];
      apply(folder, namespace, app);
    },
  };
}

/**
 * Writes an overlay over an installation's: the released apps, but one in another version, in a namespace and at an address of its own.
 * @returns {{ folder: string, namespace: string, site: string }}
 */
export function previewOverlay({ app, version }, overlay, number) {
  if (!/^\d+$/.test(number)) throw new Error(`${number} is not the number of a pull request`);
  const text = readFileSync(path.join(ROOT, overlay, 'kustomization.yaml'), 'utf8');
  const [, host] = /SITE_URL=https:\/\/(\S+)/.exec(text) ?? [];
  if (!host) throw new Error(`${overlay} names no SITE_URL`);
  const namespace = `bracketwise-preview-${number}`;
  const site = `preview-${number}.${host}`;
  const images = IMAGES(app).map((image) => {
    const [, name] = new RegExp(`name: bracketwise/${image}, newName: ([^ ,}]+)`).exec(text) ?? [];
    if (!name) throw new Error(`${overlay} does not say where the image ${image} is`);
    return `  - { name: ${name}, newTag: ${version} }`;
  });
  const folder = path.join('.cache', namespace);
  mkdirSync(path.join(ROOT, folder), { recursive: true });
  const lines = [
    'apiVersion: kustomize.config.k8s.io/v1beta1',
    'kind: Kustomization',
    `namespace: ${namespace}`,
    `resources: [${path.relative(folder, overlay)}]`,
    'images:',
    ...images,
    'patches:',
    '  - target: { kind: ConfigMap, name: site }',
    '    patch: |',
    `      - { op: replace, path: /data/SITE_URL, value: 'https://${site}' }`,
    '  - target: { kind: Ingress, name: gateway }',
    '    patch: |',
    `      - { op: replace, path: /spec/tls/0/hosts/0, value: ${site} }`,
    `      - { op: replace, path: /spec/rules/0/host, value: ${site} }`,
  ];
  writeFileSync(path.join(ROOT, folder, 'kustomization.yaml'), `${lines.join('\n')}\n`);
  return { folder, namespace, site: `https://${site}` };
}

/** @returns the address of the preview */
export async function preview(release, overlay, number) {
  const { folder, namespace, site } = previewOverlay(release, overlay, number);
  apply(folder, namespace, release.app);
  await smoke(release, site);
  return site;
}
