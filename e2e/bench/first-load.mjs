/** The home page on a slow phone, against the same pages as one plain application: rounds take turns, so that both see the same machine. */
import { startSite } from '../../scripts/site.mjs';
import { launch, median, visitSlowly } from './browser.mjs';
import { startPlainSite } from './plain/site.mjs';

const ROUNDS = 7;

const FIGURES = [
  { figure: 'lcp', what: 'Largest Contentful Paint', unit: 'ms', goal: 0.25 },
  { figure: 'calculatorBound', what: 'controls of the calculator bound', unit: 'ms', goal: 1 },
  { figure: 'allBound', what: 'all form controls of the page bound', unit: 'ms', goal: 1 },
  { figure: 'blocking', what: 'blocking time', unit: 'ms' },
  { figure: 'scriptBytes', what: 'JavaScript until the calculator is bound', unit: 'KB', scale: 1 / 1024, goal: 1.25 },
  { figure: 'requests', what: 'requests until the calculator is bound', unit: '' },
  { figure: 'shift', what: 'layout shift', unit: '' },
];

export async function measureFirstLoad() {
  const ours = await startSite({ port: 0, env: { RATE_LIMIT_PER_MINUTE: '0' }, output: 'ignore' });
  const html = await (await fetch(ours.url)).text();
  const plain = await startPlainSite(html, `http://127.0.0.1:${ours.services.get('api').port}`);
  const browser = await launch();
  try {
    const visits = { ours: [], plain: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, { url }] of [
        ['ours', ours],
        ['plain', plain],
      ]) {
        const { figures, close } = await visitSlowly(browser, url);
        visits[name].push(figures);
        await close();
      }
    }
    return FIGURES.map(({ figure, what, unit, scale = 1, goal }) => {
      const of = (name) => median(visits[name].map((figures) => figures[figure])) * scale;
      return { what, unit, ours: of('ours'), rival: of('plain'), goal };
    });
  } finally {
    await browser.close();
    await Promise.all([plain.stop(), ours.stop()]);
  }
}

if (process.argv[1] === import.meta.filename)
  console.table((await measureFirstLoad()).map((row) => ({ ...row, ratio: row.ours / row.rival })));
