/** Puts a release in the place of the one before it, looks at the site, and puts the former one back if anything is wrong. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestsOf } from './publish.mjs';
import { pushChange } from './push-change.mjs';
import { IMAGES, recordRelease, releasesOf, writeRecord } from './releases.mjs';
import { scriptsBefore, smoke } from './smoke.mjs';
import { ROOT } from './tasks.mjs';

/**
 * @typedef {{ version: string, images?: Record<string, string> }} Deployed - a version, and the digest of each of its images
 * @typedef {object} Target an installation
 * @property {(app: string) => Deployed} current - what it runs of an app
 * @property {(release) => Promise<void>} record - writes down that it runs a release. @throws Error if the record is refused
 * @property {(release, former: Deployed) => Promise<void>} withdraw - takes the record back
 * @property {(app: string, deployed: Deployed) => Promise<void>} put - replaces an app and renders its pages. @throws Error if that fails
 */

/** A release may be what repairs the site, or the first one, so a former release that can't be read doesn't stop it. */
const formerScripts = (app, site, pausesMs) =>
  scriptsBefore(app, site, pausesMs).catch(({ message }) => {
    console.error(`The former pages of ${app} can't be read, so their scripts are not checked after the release: ${message}`);
  });

/**
 * The record comes first: whatever may refuse it does so before the installation has changed.
 * @param {Target} target
 * @param {{ pausesMs?: number[], browse?: (app: string, site: string) => Promise<string>, former?: boolean }} [looks] - delays before looking at
 * the site again, a look with a real browser, which throws if a journey fails, and whether to expect the scripts of the former release, if that has all of them
 * @returns {Promise<string>} what was seen of the release
 * @throws Error with the reason; the former version runs again, unless its rollback failed too, which the error says second
 */
export async function deploy(release, target, site, { pausesMs, browse, former: isFormerServed } = {}) {
  const { app, version } = release;
  const former = target.current(app);
  const expectFormerScripts = isFormerServed && (await formerScripts(app, site, pausesMs));
  await target.record(release);
  try {
    await target.put(app, release);
    const seen = [await smoke(release, site, pausesMs)];
    if (expectFormerScripts) seen.push(await expectFormerScripts());
    if (browse) seen.push(await browse(app, site));
    return seen.filter(Boolean).join('; ');
  } catch (error) {
    const later = [];
    let outcome = `was rolled back to ${former.version}`;
    await target.put(app, former).catch(({ message }) => {
      outcome = 'failed';
      later.push(`Its rollback to ${former.version} failed too: ${message}`);
    });
    await target.withdraw(release, former).catch(({ message }) => later.push(`Its record could not be taken back: ${message}`));
    throw new Error([`${app} ${version} ${outcome}: ${error.message}`, ...later].join('\n'), { cause: error });
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
 * An installation on Kubernetes, which runs the versions and digests that its overlay names.
 * @param {string} folder - of the overlay
 * @param {{ branch?: string, recorded?: boolean, root?: string }} [options] - where to push the overlay and the record of each release; by
 * default they are only written here. `deploy/records` has the releases that visitors see, so a staging installation has only its overlay.
 * @returns {Target}
 */
export function kubernetes(folder, { branch, recorded: isRecorded = true, root = ROOT } = {}) {
  const fileIn = (copy) => path.join(copy, folder, 'kustomization.yaml');
  const entry = (image) => new RegExp(`(name: bracketwise/${image},.* newTag: )([^ ,}]+)(?:, digest: '([^']+)')?`);
  const found = (image) => entry(image).exec(readFileSync(fileIn(root), 'utf8')) ?? [];
  const nameIn = (copy, app, { version, images = {} }) => {
    const named = (image) => version + (images[image] ? `, digest: '${images[image]}'` : '');
    const text = IMAGES(app).reduce((all, image) => all.replace(entry(image), `$1${named(image)}`), readFileSync(fileIn(copy), 'utf8'));
    writeFileSync(fileIn(copy), text);
  };
  const change = (message, edit) => {
    if (branch) pushChange(edit, message, branch, root);
    edit(root);
  };
  let recorded = [];
  return {
    current: (app) => {
      const [, , version] = found(IMAGES(app)[0]);
      if (!version) throw new Error(`${folder} names no version of ${app}`);
      const images = IMAGES(app).flatMap((image) => (found(image)[3] ? [[image, found(image)[3]]] : []));
      return { version, images: Object.fromEntries(images) };
    },
    record: async (release) => {
      recorded = releasesOf(release.app, root);
      change(`${isRecorded ? 'Release' : 'Stage'} ${release.app} ${release.version}`, (copy) => {
        if (isRecorded) recordRelease(release, copy);
        nameIn(copy, release.app, release);
      });
    },
    withdraw: async ({ app, version }, former) =>
      change(`Withdraw ${app} ${version}`, (copy) => {
        if (isRecorded) writeRecord(app, recorded, copy);
        nameIn(copy, app, former);
      }),
    put: async (app, deployed) => {
      nameIn(root, app, deployed);
      const [, namespace] = /^namespace: (\S+)$/m.exec(readFileSync(fileIn(root), 'utf8')) ?? [];
      apply(path.join(root, folder), namespace, app);
    },
  };
}

/**
 * The digests with which another installation runs a version: production runs what was looked at in staging, not what was built again.
 * @param {string} folder - the overlay of the other installation
 * @throws Error if it runs another version, or not by digest
 */
export function digestsRunBy(folder, { app, version }, root = ROOT) {
  const runs = kubernetes(folder, { root }).current(app);
  if (runs.version !== version) throw new Error(`${folder} runs ${app} ${runs.version}, so nobody looked at ${version} there`);
  return digestsOf(app, runs.images ?? {}, `${folder} names`);
}

/** Where a preview's images are: never where those of a release are, so that no signature of a preview admits one. */
export const previewRegistry = (registry) => `${registry}/preview`;

/**
 * Writes an overlay over an installation's: the released apps, but some in another version, in its own namespace and at its own address.
 * @param {{ app: string, version: string, images: Record<string, string> }[]} releases - with the digests of their images
 * @returns {{ folder: string, namespace: string, site: string }}
 */
export function previewOverlay(releases, overlay, number) {
  if (!/^\d+$/.test(number)) throw new Error(`${number} is not the number of a pull request`);
  const text = readFileSync(path.join(ROOT, overlay, 'kustomization.yaml'), 'utf8');
  const [, host] = /SITE_URL=https:\/\/(\S+)/.exec(text) ?? [];
  if (!host) throw new Error(`${overlay} names no SITE_URL`);
  const namespace = `bracketwise-preview-${number}`;
  const site = `preview-${number}.${host}`;
  const images = releases.flatMap(({ app, version, images: digests }) =>
    IMAGES(app).map((image) => {
      const [, registry] = new RegExp(`name: bracketwise/${image}, newName: ([^ ,}]+)/${image}\\b`).exec(text) ?? [];
      if (!registry) throw new Error(`${overlay} does not say where the image ${image} is`);
      const place = `${previewRegistry(registry)}/${image}`;
      return `  - { name: ${registry}/${image}, newName: ${place}, newTag: ${version}, digest: '${digests[image]}' }`;
    }),
  );
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
    '  - target: { kind: Gateway, name: edge }',
    '    patch: |',
    `      - { op: replace, path: /spec/listeners/0/hostname, value: ${site} }`,
    `      - { op: replace, path: /spec/listeners/1/hostname, value: ${site} }`,
  ];
  writeFileSync(path.join(ROOT, folder, 'kustomization.yaml'), `${lines.join('\n')}\n`);
  return { folder, namespace, site: `https://${site}` };
}

/**
 * Shows releases of a pull request among the released apps.
 * @returns the address of the preview
 */
export async function preview(releases, overlay, number) {
  const { folder, namespace, site } = previewOverlay(releases, overlay, number);
  for (const { app } of releases) apply(folder, namespace, app);
  for (const release of releases) await smoke(release, site);
  return site;
}

/** Removes a preview with everything in it. */
export function removePreview(number) {
  if (!/^\d+$/.test(number)) throw new Error(`${number} is not the number of a pull request`);
  kubectl('delete', 'namespace', `bracketwise-preview-${number}`, '--ignore-not-found');
}
