/**
 * Runs Lighthouse on an emulated phone. npx fetches it on demand: new versions need a newer Node, and it has more dependencies than half the
 * site.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { undisturbed } from '../../scripts/measuring.mjs';
import { launch, onSite } from './browser.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 5;
/** Of the browser's debugger. */
const PORT = 9322;
const PAGES = { 'home page': '/', 'a calculator': '/dividend-calculator', 'a guide': '/tax-brackets-2024' };
/** Categories whose score does not depend on the machine. */
const CERTAIN = ['accessibility', 'best-practices', 'seo'];

/** Without these, an audit takes three times as long. */
const BRIEF = ['--throttling-method=provided', '--disable-full-page-screenshot'];

const run = promisify(execFile);

/** @returns scores by category (0 to 100) and the failed audits */
async function audit(url, folder, options) {
  const file = path.join(folder, 'report.json');
  // A browser that Lighthouse starts outlives it, and would count as another program.
  const browser = await launch([`--remote-debugging-port=${PORT}`]);
  try {
    await run('npx', ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, `--port=${PORT}`, ...options]);
  } finally {
    await browser.close();
  }
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
 * @param {import('../../scripts/benchmarks.mjs').Plan} plan
 * @returns {Promise<import('../../scripts/benchmarks.mjs').Row[]>}
 */
export const measure = ({ brief = false, site, round = undisturbed } = {}) =>
  onSite(site, async (url) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-lighthouse-'));
    const rows = [];
    try {
      for (const [name, place] of Object.entries(PAGES).slice(brief ? -1 : 0)) {
        const audits = [];
        for (let count = 0; count < (brief ? 1 : ROUNDS); count += 1)
          audits.push(await round(() => audit(url + place, folder, brief ? BRIEF : [])));
        const wanting = [...new Set(audits.flatMap((each) => each.wanting))];
        if (wanting.length > 0) console.warn(`Lighthouse on ${name}: ${wanting.join(', ')}`);
        const what = `Lighthouse, ${name}`;
        const id = `lighthouse-${place.slice(1) || 'home'}`;
        rows.push(
          {
            id,
            what: `${what}: performance`,
            unit: '',
            ours: audits.map(({ performance }) => performance),
            goal: { of: 'ours', atLeast: 99 },
          },
          {
            id: `${id}-certain`,
            what: `${what}: lowest of accessibility, best practices and SEO`,
            unit: '',
            ours: audits.map((each) => Math.min(...CERTAIN.map((category) => each[category]))),
            goal: { of: 'ours', atLeast: 100 },
          },
        );
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return rows;
  });
