/**
 * Runs Lighthouse on an emulated phone. npx fetches it on demand: new versions need a newer Node, and it has more dependencies than half
 * the
 * site.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../../scripts/site.mjs';
import { median } from './browser.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;
const PAGES = { 'home page': '/', 'a calculator': '/dividend-calculator', 'a guide': '/tax-brackets-2024' };
/** Categories whose score does not depend on the machine. */
const CERTAIN = ['accessibility', 'best-practices', 'seo'];

const run = promisify(execFile);

/** @returns scores by category (0 to 100) and the failed audits */
async function audit(url, folder) {
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  await run('npx', ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell' },
  });
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  const wanting = CERTAIN.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return { ...scores, wanting };
}

/**
 * Rows for the table in docs/benchmarks.md.
 * @param address - of a running site; by default one is started
 */
export async function measureLighthouse(address) {
  const site = address ? undefined : await startSite({ port: 0, env: { RATE_LIMIT_PER_MINUTE: '0' }, output: 'ignore' });
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-lighthouse-'));
  const rows = [];
  try {
    for (const [name, place] of Object.entries(PAGES)) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await audit((address ?? site.url) + place, folder));
      const wanting = [...new Set(rounds.flatMap((each) => each.wanting))];
      if (wanting.length > 0) console.warn(`Lighthouse on ${name}: ${wanting.join(', ')}`);
      const what = `Lighthouse, ${name}`;
      rows.push(
        { what: `${what}: performance`, unit: '', ours: median(rounds.map(({ performance }) => performance)), goal: '≥ 95' },
        {
          what: `${what}: lowest of accessibility, best practices and SEO`,
          unit: '',
          ours: Math.min(...rounds.flatMap((each) => CERTAIN.map((category) => each[category]))),
          goal: '100',
        },
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await site?.stop();
  }
  return rows;
}

if (process.argv[1] === import.meta.filename) console.table(await measureLighthouse(process.argv[2]));
