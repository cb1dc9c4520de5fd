/** Builds what is out of date, in parallel: the Node programs with the TypeScript compiler, each front-end app with Rspack. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const WEB_APPS = ['shell', 'mf-main-calculator', 'mf-investor-calcs', 'mf-worker-calcs', 'mf-guides'];

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'results']);
const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);

/** Each target's inputs and the outputs it must produce. */
const targets = [
  {
    name: 'node programs',
    inputs: ['tax-engine', 'shared-ui/src', 'shell/src', 'api', 'gateway', 'render', 'tsconfig.base.json', 'package-lock.json'],
    outputs: ['tax-engine/dist/index.js', 'api/dist/main.js', 'gateway/dist/main.js', 'render/dist/main.js'],
    // `npm test` checks the types; without the check, starting the site takes half the time.
    command: [bin('tsc'), '-b', 'tax-engine', 'api', 'gateway', 'render', '--noCheck'],
    cwd: ROOT,
  },
  ...WEB_APPS.map((app) => ({
    name: app,
    inputs: [app, 'shared-ui', 'tax-engine/src', 'gateway/src/apps.json', 'gateway/src/deadlines.json', 'package-lock.json'],
    outputs: ['browser/assets.json', 'server/index.cjs', ...(app === 'shell' ? [] : ['release.json'])].map((file) => `${app}/dist/${file}`),
    command: [bin('rspack'), 'build', '--mode', 'production'],
    cwd: path.join(ROOT, app),
  })),
];

/**
 * Yields the sources in a folder. Skips dotfiles: compilers write caches there during the build (`.swc`).
 * @param {string} folder
 * @returns {Generator<string>}
 */
export function* sourcesUnder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = path.join(folder, entry.name);
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
    if (entry.isDirectory()) yield* sourcesUnder(child);
    else if (!/\.test\.tsx?$|\.md$|\.tsbuildinfo$/.test(entry.name)) yield child;
  }
}

/** Hashes contents, not times, so a checkout or a copy of the folder does not trigger a build. */
function fingerprint({ inputs, command }) {
  const hash = createHash('sha256').update(command.slice(1).join(' ')).update(process.version);
  for (const input of inputs) {
    const file = path.join(ROOT, input);
    for (const each of path.extname(file) ? [file] : sourcesUnder(file)) hash.update(path.relative(ROOT, each)).update(readFileSync(each));
  }
  return hash.digest('hex');
}

function run([command, ...args], cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)} ${args.join(' ')} in ${cwd} failed:\n${output}`)),
    );
  });
}

/** @param {(message: string) => void} log */
export async function buildStale(log) {
  const stamps = path.join(ROOT, '.cache/build');
  mkdirSync(stamps, { recursive: true });
  const stale = targets
    .map((target) => ({ ...target, stamp: path.join(stamps, target.name.replaceAll(' ', '-')), current: fingerprint(target) }))
    .filter(
      ({ stamp, current, outputs }) =>
        !existsSync(stamp) || readFileSync(stamp, 'utf8') !== current || outputs.some((file) => !existsSync(path.join(ROOT, file))),
    );
  if (stale.length === 0) return log('everything is built');
  log(`building ${stale.map(({ name }) => name).join(', ')}`);
  await Promise.all(
    stale.map(async ({ name, command, cwd, stamp, current }) => {
      await run(command, cwd);
      writeFileSync(stamp, current);
      log(`built ${name}`);
    }),
  );
  // Imported late, because the build itself creates this file.
  const { stampFolder } = await import('../gateway/dist/content-time.js');
  for (const app of WEB_APPS) await stampFolder(path.join(ROOT, app, 'dist/browser'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildStale(console.log);
