/**
 * `npm run sbom [-- <workspace>…]`: the packages that are shipped, as a CycloneDX document. Read from the lockfile, because `npm sbom --omit dev` leaves out
 * packages that a workspace ships and another one has for its tests: NestJS, RxJS and React among them (npm 11.19).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './tasks.mjs';

/** Where Node finds a package from a folder of the lockfile, or undefined. */
function found(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/\/?(?:node_modules\/(?:@[^/]+\/)?)?[^/]+$/, '')) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/**
 * The packages that workspaces need when they run, with what those need: dependencies and peers, without optional ones.
 * @returns {{ place: string, needs: string[] }[]} by place in the lockfile; those of this repository are not in `node_modules`
 * @throws Error if the lockfile lacks one
 */
export function shippedPackages(workspaces, { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))) {
  const seen = new Map();
  const look = (place) => {
    if (seen.has(place)) return;
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place];
    const needed = [...Object.keys(dependencies), ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)];
    const needs = needed.map((name) => {
      const there = found(packages, place, name);
      if (!there) throw new Error(`The lockfile has no ${name}, which ${place} needs`);
      return packages[there].link ? packages[there].resolved : there;
    });
    seen.set(place, needs);
    needs.forEach(look);
  };
  workspaces.forEach(look);
  return [...seen].map(([place, needs]) => ({ place, needs })).sort((one, other) => one.place.localeCompare(other.place, 'en'));
}

const hexOf = (integrity) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

/** @returns a CycloneDX document (https://cyclonedx.org/docs/1.5/json/), the same for the same lockfile and version */
export function sbomOf({ app, version }, workspaces) {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const nameAt = (place) => lock.packages[place].name ?? place.replace(/^.*node_modules\//, '');
  const refOf = (place) => `pkg:npm/${nameAt(place).replace('@', '%40')}@${lock.packages[place].version ?? '0.0.0'}`;
  const shipped = shippedPackages(workspaces, lock);
  const components = new Map(
    shipped
      .filter(({ place }) => place.includes('node_modules/'))
      .map(({ place }) => {
        const { version: own, license, integrity } = lock.packages[place];
        const component = {
          type: 'library',
          'bom-ref': refOf(place),
          name: nameAt(place),
          version: own,
          purl: refOf(place),
          ...(license && { licenses: [/ /.test(license) ? { expression: license } : { license: { id: license } }] }),
          ...(integrity?.startsWith('sha512-') && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
        };
        return [component['bom-ref'], component];
      }),
  );
  const dependencies = new Map(
    shipped.map(({ place, needs }) => [refOf(place), { ref: refOf(place), dependsOn: [...new Set(needs.map(refOf))] }]),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': app, name: app, version } },
    components: [...components.values()],
    dependencies: [{ ref: app, dependsOn: workspaces.map(refOf) }, ...dependencies.values()],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const asked = process.argv.slice(2);
  console.log(JSON.stringify(sbomOf({ app: 'bracketwise', version: '0.0.0' }, asked.length > 0 ? asked : workspaces), null, 1));
}
