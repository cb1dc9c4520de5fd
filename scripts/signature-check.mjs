/**
 * Tries what a release does with its images after they are built: pushes them to a registry, signs them and states their packages. Both programs are
 * Debian's (13 or later). A key made for the check takes the place of a workflow's identity; nothing is written to a log.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from './ports.mjs';
import { signImages } from './publish.mjs';

const PROGRAMS = { cosign: ['version'], 'docker-registry': ['--version'] };

/** @returns names of the programs that this machine lacks */
export const lackingForSignatures = () =>
  Object.entries(PROGRAMS).flatMap(([name, args]) => (spawnSync(name, args, { stdio: 'ignore' }).status === 0 ? [] : [name]));

async function startRegistry(folder) {
  const port = await freePort(0);
  const place = `127.0.0.1:${port}`;
  const file = path.join(folder, 'registry.yml');
  const storage = { filesystem: { rootdirectory: path.join(folder, 'registry') } };
  writeFileSync(file, JSON.stringify({ version: '0.1', storage, http: { addr: place } }));
  const child = spawn('docker-registry', ['serve', file], { stdio: 'ignore' });
  for (const until = Date.now() + 30_000; Date.now() < until; await pause(100))
    if (
      await fetch(`http://${place}/v2/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { place, stop: () => child.kill() };
  child.kill();
  throw new Error('The registry does not answer');
}

/**
 * @param {Record<string, string>} images - by name, what the engine calls them
 * @param {object} sbom - the list of their packages
 * @param {(...args: string[]) => Promise<string>} docker - runs a command of the engine
 * @param {string} folder - empty, for keys and the registry
 * @throws Error if an image passes for signed that is not, or if a signature or a list is not found
 */
export async function checkSignatures(images, sbom, docker, folder) {
  mkdirSync(folder, { recursive: true });
  const registry = await startRegistry(folder);
  const own = { COSIGN_PASSWORD: '', COSIGN_TLOG_UPLOAD: 'false' };
  const cosign = (...args) =>
    spawnSync('cosign', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, env: { ...process.env, COSIGN_PASSWORD: '' } });
  const verify = (command, key, ...args) => cosign(command, '--key', `${key}.pub`, '--insecure-ignore-tlog=true', ...args);
  const pushed = [];
  try {
    const digests = {};
    for (const [name, image] of Object.entries(images)) {
      const tag = `${registry.place}/${name}:checked`;
      await docker('tag', image, tag);
      pushed.push(tag);
      await docker('push', '--quiet', tag);
      const [named] = JSON.parse(await docker('inspect', '--format', '{{json .RepoDigests}}', tag)).filter((each) =>
        each.startsWith(registry.place),
      );
      digests[name] = named.split('@')[1];
    }
    for (const key of ['release', 'other'])
      if (cosign('generate-key-pair', '--output-key-prefix', key).status !== 0) throw new Error(`The key ${key} could not be made`);
    const named = Object.entries(digests).map(([name, digest]) => `${registry.place}/${name}@${digest}`);
    for (const each of named) if (verify('verify', 'release', each).status === 0) throw new Error(`${each} passes for signed before it is`);
    const list = path.join(folder, 'sbom.json');
    writeFileSync(list, JSON.stringify(sbom));
    signImages(digests, list, registry.place, { ...own, COSIGN_KEY: path.join(folder, 'release.key') }, 'ignore');
    for (const each of named) {
      const { status, stderr } = verify('verify', 'release', each);
      if (status !== 0) throw new Error(`${each} is not signed: ${stderr}`);
      if (verify('verify', 'other', each).status === 0) throw new Error(`${each} passes for signed with another key`);
      const stated = verify('verify-attestation', 'release', '--type', 'cyclonedx', each);
      if (stated.status !== 0) throw new Error(`No list of packages of ${each}: ${stated.stderr}`);
      const { predicate } = JSON.parse(Buffer.from(JSON.parse(stated.stdout).payload, 'base64').toString());
      if (!isDeepStrictEqual(predicate.components, sbom.components)) throw new Error(`The list of ${each} is another one`);
    }
    return `${named.length} images and their list of packages are signed`;
  } finally {
    registry.stop();
    for (const tag of pushed) await docker('image', 'rm', tag).catch(() => undefined);
  }
}
