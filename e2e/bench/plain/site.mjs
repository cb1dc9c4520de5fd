/** Serves the plain application behind the same gateway and API, with its best setup: all scripts load in one wave. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../scripts/tasks.mjs';
import { startService } from '../../../scripts/processes.mjs';
import { VARIANTS, pageFile } from '../../../gateway/dist/declaration.js';
import { htmlDocument } from '../../../render/dist/document.js';
import { writePage } from '../../../render/dist/write-page.js';

const BUILD = path.join(ROOT, '.cache/bench/plain');

function build(brief) {
  const { status, stdout } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/rspack'),
    ['build', '--mode', 'production', '-c', path.join(import.meta.dirname, 'rspack.config.mjs'), ...(brief ? ['--env', 'brief'] : [])],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
}

/**
 * @param {string} ourHome - HTML of the federated home page, whose translation chunks the plain page also preloads
 * @param {string} apiUpstream - origin of the API
 * @param {boolean} brief - build without minifying and compressing
 */
export async function startPlainSite(ourHome, apiUpstream, brief = false) {
  build(brief);
  const assets = JSON.parse(readFileSync(path.join(BUILD, 'browser/assets.json'), 'utf8'));
  // Our page has the shell's texts in its HTML.
  const words = ['words-shell-en-json', ...new Set(ourHome.match(/words-[\w-]+-json/g))];
  const preloads = ['HomePage', ...words].flatMap((name) => assets[name] ?? []);
  const config = { siteUrl: 'http://localhost', contactEmail: '', analyticsTagId: '', remotes: {} };
  const pagesDir = mkdtempSync(path.join(tmpdir(), 'bracketwise-plain-'));
  for (const variant of VARIANTS) {
    const html = htmlDocument({
      language: variant.language,
      frameColors: {},
      noScripts: '',
      metadata: '<title>Bracketwise</title>',
      typeface: '',
      styles: '',
      // The plain application writes its styles from scripts.
      policy: () => "default-src 'self' 'unsafe-inline'",
      body: '',
      rootId: 'root',
      data: { 'runtime-config': config },
      scripts: assets.main.map((file) => ({ src: `/${file}` })),
      preloads: [...new Set(preloads)].filter((file) => !assets.main.includes(file)).map((file) => ({ src: `/${file}` })),
    });
    // Its page is empty until its scripts run, so they neither have low priority nor wait for a paint.
    const running = html
      .replaceAll(' fetchpriority="low"', '')
      .replace(/<link [^>]*data-run href=("[^"]+")>/g, '<script defer src=$1></script>');
    await writePage([path.join(pagesDir, pageFile(variant, '/'))], running);
  }
  const nowhere = 'http://127.0.0.1:9';
  const remotes = Object.fromEntries(
    ['MAIN_CALCULATOR', 'INVESTOR_CALCS', 'WORKER_CALCS', 'GUIDES'].map((name) => [`MF_${name}_UPSTREAM`, nowhere]),
  );
  const gateway = await startService('plain', path.join(ROOT, 'gateway/dist/main.js'), {
    env: { PORT: '0', SHELL_DIR: BUILD, PAGES_DIR: pagesDir, API_UPSTREAM: apiUpstream, ...remotes },
    output: 'ignore',
  });
  return { url: `http://localhost:${gateway.port}`, stop: gateway.stop };
}
