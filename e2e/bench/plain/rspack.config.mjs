/**
 * The competitor: the same shell and pages as one application without federation, as a team that deploys everything at once would build it.
 * Pages and translations are separate chunks, loaded on demand.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { REMOTES } from '../../../scripts/apps.mjs';
import { ROOT } from '../../../scripts/tasks.mjs';

const FOLDER = path.join(ROOT, '.cache/bench/plain');
const is = (name) => (plugin) => plugin.constructor.name === name;
const isFederation = is('ModuleFederationPlugin');
const isPrecompression = is('PrecompressPlugin');
const isRelease = is('ShellReleasePlugin');
const configOf = async (app) => [(await import(path.join(ROOT, app, 'rspack.config.mjs'))).default({}, { mode: 'production' })].flat()[0];

/** Replaces the shell's remote loader with `import()` of the modules that the remotes expose. */
async function writePages() {
  const entries = [];
  for (const app of REMOTES) {
    const { exposes } = (await configOf(app)).plugins.find(isFederation)._options;
    for (const [name, { import: file }] of Object.entries(exposes)) {
      const chunk = name.slice('./'.length);
      entries.push(`${chunk}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(path.resolve(ROOT, app, file))}),`);
    }
  }
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, 'pages.js');
  writeFileSync(
    file,
    `const pages = {\n${entries.join('\n')}\n};\nexport const remotePages = () => async (page) => pages[page.expose]?.() ?? null;\n`,
  );
  return file;
}

/** @param env - `brief` leaves out what takes longest: minifying and compressing */
export default async ({ brief }) => {
  const browser = await configOf('shell');
  return {
    ...browser,
    name: 'plain',
    output: { ...browser.output, path: path.join(FOLDER, 'browser'), uniqueName: 'plain' },
    resolve: {
      ...browser.resolve,
      // Use react-router directly instead of the federation runtime's wrapper.
      alias: { ...browser.resolve.alias, 'react-router-dom$': 'react-router' },
    },
    // One main bundle; code that only some pages need goes into their chunks.
    optimization: { splitChunks: { chunks: 'async' }, minimize: !brief },
    plugins: [
      ...browser.plugins.filter((plugin) => !isFederation(plugin) && !isRelease(plugin) && !(brief && isPrecompression(plugin))),
      new rspack.NormalModuleReplacementPlugin(/federation\/remote-pages\.ts$/, await writePages()),
    ],
  };
};
