/**
 * The rival: the same shell and the same pages as one application without federation, as a team that deploys everything at
 * once would build it. Pages and words are chunks of their own, loaded when they are needed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT, WEB_APPS } from '../../../scripts/build.mjs';

const FOLDER = path.join(ROOT, '.cache/bench/plain');
const isFederation = (plugin) => plugin.constructor.name === 'ModuleFederationPlugin';
const configOf = async (app) => [(await import(path.join(ROOT, app, 'rspack.config.mjs'))).default({}, { mode: 'production' })].flat()[0];

/** Stands for the shell's loading of remotes: the modules that the remotes expose, by `import()`. */
async function writePages() {
  const entries = [];
  for (const app of WEB_APPS.filter((name) => name !== 'shell')) {
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

export default async () => {
  const browser = await configOf('shell');
  return {
    ...browser,
    name: 'plain',
    output: { ...browser.output, path: path.join(FOLDER, 'browser'), uniqueName: 'plain' },
    resolve: {
      ...browser.resolve,
      // One router and nothing in between.
      alias: { 'react-router-dom$': 'react-router' },
    },
    // One bundle; what only some pages need is theirs.
    optimization: { splitChunks: { chunks: 'async' } },
    plugins: [
      ...browser.plugins.filter((plugin) => !isFederation(plugin)),
      new rspack.NormalModuleReplacementPlugin(/federation\/remote-pages\.ts$/, await writePages()),
    ],
  };
};
