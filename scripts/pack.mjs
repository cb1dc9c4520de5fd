/**
 * `npm run pack -- [folder]`: writes what remotes in other repositories are built with, as tarballs in `.cache/packages` or the folder: the packages
 * of `PACKED` with types and built files, in the version that VERSION names. The same sources give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from '@swc/core';
import { importSource } from '../build/sources.mjs';
import { ROOT } from './tasks.mjs';

export const PACKED = ['contract', 'shared-ui', 'build'];
export const PACKAGES = path.join(ROOT, '.cache/packages');

const [{ shortComponentIds }, { LANGUAGES }, { readDeclaredPages, readDescriptions }, { runtimeTypes }] = await Promise.all([
  importSource('build/src/short-component-ids.ts'),
  importSource('contract/src/languages.ts'),
  importSource('shared-ui/src/site-map/read-declared-pages.ts'),
  importSource('build/src/runtime-types.ts'),
]);

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const manifestOf = (workspace) => JSON.parse(read(`${workspace}/package.json`));
const withEnding = (file, ending) => file.replace(/\.tsx?$/, ending);

/** Tests, stories and their support are not packed. Helpers for the tests of remotes are. */
const isPacked = (file) => !/\.(test|stories)\.tsx?$|\.d\.ts$|\.md$|^across-apps\//.test(file);

/** Imports between files of a package, in what the compiler wrote. */
const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(["'])(\.\.?\/[^"'`]+)\.tsx?\2/g;

/** JavaScript for bundlers, for node and for Jest. */
async function compiled(file) {
  const { code } = await transform(read(file), {
    // By which the styled-components plugin names components: the same in every clone.
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      // Names of chunks are comments.
      preserveAllComments: true,
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, fileName: false }]] },
    },
    module: { type: 'es6' },
  });
  return shortComponentIds(code).replace(RELATIVE, '$1$2$3.js$2');
}

/** The pages of the site when it was packed. Only tests of remotes read it: in a page, the shell has the site map. */
function siteMap() {
  const descriptions = Object.fromEntries(LANGUAGES.map((language) => [language, readDescriptions(ROOT, language)]));
  return `export const DECLARED_PAGES = ${JSON.stringify(readDeclaredPages(ROOT))};
const DESCRIPTIONS = ${JSON.stringify(descriptions)};
export const descriptions = async (language) => ({ default: DESCRIPTIONS[language] });
`;
}
const GENERATED = { 'shared-ui/src/site-map/declared-pages.ts': siteMap };

/** Where an entry of `exports` is found in the package. */
const packedEntry = (source) => {
  const module = source.replace('./src/', '');
  return { types: `./types/${withEnding(module, '.d.ts')}`, default: `./lib/${withEnding(module, '.js')}` };
};

/** What the builds import. The repository has it as its own development packages. */
function packagesOfBuilds() {
  const { devDependencies } = JSON.parse(read('package.json'));
  const sources = readdirSync(path.join(ROOT, 'build/src')).map((file) => read(`build/src/${file}`));
  const imported = new Set(['@rspack/cli', '@rspack/dev-server', 'react-refresh', '@swc/plugin-styled-components']);
  for (const [, name] of sources.join('\n').matchAll(/(?:from |resolve\()['"`](@[\w-]+\/[\w.-]+|[\w-]+)/g)) imported.add(name);
  return Object.fromEntries(Object.entries(devDependencies).filter(([name]) => imported.has(name)));
}

/** What each package has beyond its compiled sources. */
const OWN = {
  contract: () => ({ exports: { './*': packedEntry('./src/*.ts') } }),
  'shared-ui': () => ({
    exports: Object.fromEntries(Object.entries(manifestOf('shared-ui').exports).map(([name, source]) => [name, packedEntry(source)])),
    files: { 'runtime-types.json': () => JSON.stringify(runtimeTypes(ROOT)) },
  }),
  build: () => ({
    exports: { '.': { types: './types/remote.d.ts', default: './index.js' } },
    bin: { 'bracketwise-check': './check.js' },
    dependencies: { ...packagesOfBuilds(), typescript: JSON.parse(read('package.json')).devDependencies.typescript },
    files: {
      'index.js': () => "export { remote } from './lib/remote.js';\n",
      'check.js': () => read('build/check.mjs'),
      'run-loader.mjs': () => read('build/run-loader.mjs'),
      'lib/favicon.svg': () => read('build/src/favicon.svg'),
      // Whether a release fits a shell, as the gateway decides it.
      'lib/release.js': () => compiled('gateway/src/release.ts'),
    },
  }),
};

/** Writes a package's folder. */
async function assemble(workspace, version, folder) {
  const manifest = manifestOf(workspace);
  const { files = {}, ...own } = OWN[workspace]();
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const dependencies = { ...manifest.dependencies, ...own.dependencies };
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@bracketwise/'))) dependencies[name] = version;
  const { name, type, sideEffects, peerDependencies } = manifest;
  write('package.json', `${JSON.stringify({ name, version, type, sideEffects, peerDependencies, ...own, dependencies }, null, 2)}\n`);
  const sources = path.join(ROOT, workspace, 'src');
  await Promise.all(
    readdirSync(sources, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(sources, path.join(entry.parentPath, entry.name)))
      .filter(isPacked)
      .map(async (file) => {
        const source = `${workspace}/src/${file}`;
        if (!/\.tsx?$/.test(file)) return write(`lib/${file}`, readFileSync(path.join(ROOT, source)));
        write(`lib/${withEnding(file, '.js')}`, GENERATED[source]?.() ?? (await compiled(source)));
        const types = `${workspace}/dist/types/${withEnding(file, '.d.ts')}`;
        if (existsSync(path.join(ROOT, types))) write(`types/${withEnding(file, '.d.ts')}`, read(types).replace(RELATIVE, '$1$2$3.js$2'));
      }),
  );
  for (const [file, content] of Object.entries(files)) write(file, await content());
}

/**
 * @param {{ version?: string, to?: string }} [options] - `to` is the folder of the tarballs
 * @returns {Promise<string[]>} the tarballs
 */
export async function pack({ version = process.env.VERSION || '0.0.0', to = PACKAGES } = {}) {
  execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['-b', ...PACKED], { cwd: ROOT, stdio: 'inherit' });
  rmSync(to, { recursive: true, force: true });
  const folders = PACKED.map((workspace) => path.join(to, workspace));
  await Promise.all(PACKED.map((workspace, index) => assemble(workspace, version, folders[index])));
  const options = ['pack', '--json', '--pack-destination', to, ...folders.map((folder) => `./${path.relative(to, folder)}`)];
  const packed = JSON.parse(execFileSync('npm', options, { cwd: to, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
  for (const folder of folders) rmSync(folder, { recursive: true });
  return packed.map(({ filename }) => path.join(to, filename));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  console.log((await pack(folder ? { to: path.resolve(folder) } : {})).join('\n'));
}
