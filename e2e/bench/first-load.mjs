/**
 * Compares the home page on a slow phone with the same pages built as one plain application. The rounds alternate, so both run under the
 * same
 * conditions.
 */
import { startSite } from '../../scripts/site.mjs';
import { launch, median, visitSlowly } from './browser.mjs';
import { startPlainSite } from './plain/site.mjs';
import { routeChanges } from './route-change.mjs';

const ROUNDS = 7;

const FIGURES = [
  { figure: 'lcp', what: 'Home page: Largest Contentful Paint', unit: 'ms', goal: '≤ 0.25' },
  { figure: 'calculatorBound', what: 'Home page: calculator interactive', unit: 'ms', goal: '≤ 1.00' },
  { figure: 'allBound', what: 'Home page: all forms interactive', unit: 'ms', goal: '≤ 1.00' },
  { figure: 'blocking', what: 'Home page: blocking time', unit: 'ms' },
  {
    figure: 'scriptBytes',
    what: 'Home page: JavaScript until the calculator is interactive',
    unit: 'KB brotli',
    scale: 1 / 1024,
    goal: '≤ 1.25',
  },
  { figure: 'requests', what: 'Home page: requests until the calculator is interactive', unit: '' },
  { figure: 'cold', what: 'Link to a page of another remote, not preloaded', unit: 'ms' },
  { figure: 'prefetched', what: 'Link to a page of another remote, preloaded by hovering', unit: 'ms' },
];

/** Median rows for the table in docs/benchmarks.md. */
export async function measureFirstLoad() {
  const ours = await startSite({ port: 0, env: { RATE_LIMIT_PER_MINUTE: '0' }, output: 'ignore' });
  const html = await (await fetch(ours.url)).text();
  const plain = await startPlainSite(html, `http://127.0.0.1:${ours.services.get('api').port}`);
  const browser = await launch();
  const visits = { ours: [], plain: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, { url }] of Object.entries({ ours, plain })) {
        const { figures, close } = await visitSlowly(browser, url);
        await close();
        visits[name].push({ ...figures, ...(await routeChanges(browser, url)) });
      }
    }
  } finally {
    await browser.close();
    await Promise.all([plain.stop(), ours.stop()]);
  }
  return FIGURES.map(({ figure, what, unit, scale = 1, goal }) => {
    const of = (name) => median(visits[name].map((figures) => figures[figure])) * scale;
    return { what, unit, ours: of('ours'), rival: of('plain'), ratio: of('ours') / of('plain'), goal };
  });
}

if (process.argv[1] === import.meta.filename) console.table(await measureFirstLoad());
